import { createSocket } from 'node:dgram';
import { endOnCall, print } from './process';

// A process of its own that takes the mDNS port for itself alone, as some programs do.
const socket = createSocket('udp4');
socket.bind(5353, () => print({ held: true }));

endOnCall(() => {
  socket.close();
  return Promise.resolve();
});
