import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A cable between a phone and a host that can be pulled: it carries what is sent over it, and that is all. */
export type Cuttable = {
  /** `10.78.0.1:41234`: where the phone finds the host. */
  readonly address: string;
  /** Cuts every line, and lets none through until it is mended. */
  readonly cut: () => void;
  /** Carries nothing any more and tells nobody, as a radio that is out of reach. */
  readonly silence: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

/** Lays a cable to the host at an address of this machine, on the same address. */
export async function layCable(host: string): Promise<Cuttable> {
  const [address = '', port] = host.split(':');
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';

  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect({ host: address, port: Number(port) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (state === 'whole') to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        sockets.delete(from);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));

  function drop(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    address: `${address}:${(server.address() as AddressInfo).port}`,
    cut: () => {
      state = 'cut';
      drop();
    },
    silence: () => (state = 'silent'),
    mend: () => {
      state = 'whole';
      drop();
    },
    close: () => {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
