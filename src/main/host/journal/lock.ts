import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The longest name a local socket may have everywhere; macOS takes 103 letters. */
const PATH_MOST = 100;

/** Gives the lock back; the system does so by itself when the process ends, however it ends. */
export type Unlock = () => Promise<void>;

/**
 * Takes a folder for this process alone, by listening on a local socket that is named after it: no lock outlives the
 * process that holds it. Null: another process has it. Throws where no socket can be made.
 */
export async function lockFolder(folder: string): Promise<Unlock | null> {
  const path = socketOf(folder);
  const first = await listenOn(path);
  if (first !== null) return () => stop(first);
  if (await isAnswered(path)) return null;
  // Somebody died without taking the socket's file along; on Windows there is no file.
  await rm(path, { force: true });
  const second = await listenOn(path);
  return second === null ? null : () => stop(second);
}

/** In the folder itself, which is its owner's alone; where its name is too long, among the system's passing files. */
function socketOf(folder: string): string {
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\boneyard-${mark}`;
  const inside = join(folder, 'lock');
  return Buffer.byteLength(inside) <= PATH_MOST ? inside : join(tmpdir(), `boneyard-${mark}`);
}

function listenOn(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
