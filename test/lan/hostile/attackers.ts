import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { Chance } from './chance';
import { FRAME_ATTACKS } from './frames';
import { REQUESTS } from './requests';
import type { Attack } from './requests';

/*
 * A process of its own that attacks a host: `attackers.ts PORT ITEMS SEED`. Prints what it did, and which of its
 * attacks got an answer they must never get.
 */

// What it works is another machine's work on a real network, and must not be taken from the host here.
setPriority(10);

const HOST = '127.0.0.1';
const AT_ONCE = 40;
/** Milliseconds between the pieces of an attack, and until an attacker with no answer gives up. */
const PIECE_MS = 1;
const PATIENCE_MS = 250;
/** Of what comes back so much is kept, in bytes. */
const KEPT = 64 * 1024;

const [, , port = '0', items = '0', seed = '1'] = process.argv;
const chance = new Chance(Number(seed));
const done = new Map<string, number>();
const letThrough: string[] = [];
const answers = new Map<string, number>();
let left = Number(items);

/** One in three comes from one address, so that its limits are met; the others each from another one. */
function newAddress(): string {
  return chance.below(3) === 0
    ? '127.66.6.6'
    : `127.${1 + chance.below(60)}.${chance.below(256)}.${1 + chance.below(254)}`;
}

function attackOnce(attack: Attack): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ host: HOST, port: Number(port), localAddress: newAddress() });
    const end = setTimeout(() => socket.destroy(), PATIENCE_MS);
    // A line that is cut is what an attacker must reckon with.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(end);
      resolve(heard);
    });
    if (attack.isDeaf === true) socket.pause();
    else socket.on('data', (bytes: Buffer) => (heard = (heard + bytes.toString('latin1')).slice(0, KEPT)));
    socket.once('connect', () => void write(attack.pieces));

    async function write(pieces: readonly Buffer[]): Promise<void> {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        await new Promise((next) => setTimeout(next, PIECE_MS));
      }
    }
  });
}

async function attackOn(): Promise<void> {
  while (left > 0) {
    const make = chance.below(2) === 0 ? chance.pick(REQUESTS) : chance.pick(FRAME_ATTACKS);
    const attack = make(chance, `${HOST}:${port}`);
    left -= attack.items;
    done.set(attack.name, (done.get(attack.name) ?? 0) + attack.items);
    const heard = await attackOnce(attack);
    if (attack.never.test(heard)) letThrough.push(`${attack.name}: ${heard.slice(0, 300)}`);
    const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 'nothing';
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, attackOn));
const summary = {
  items: [...done.values()].reduce((sum, each) => sum + each, 0),
  attacks: Object.fromEntries(done),
  answers: Object.fromEntries(answers),
  letThrough,
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
