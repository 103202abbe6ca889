import { createServer } from 'node:http';
import { announce } from '../../src/main/lan/announce';
import { makeCard } from '../helpers/tableCard';
import { endOnCall, print, quiet } from './process';

// A process of its own that announces a table and answers for it: `publisher.ts ID PORT NAME EPOCH`.
const [, , id = 'table', port = '27500', name = 'Table', moved = '1'] = process.argv;
const epoch = Number(moved);

const server = createServer((_, response) => response.end(JSON.stringify(makeCard({ id, name, epoch }))));
server.listen(Number(port), '0.0.0.0');

const announcement = announce({ id, epoch, name, port: Number(port), log: quiet });
announcement.onState((state) => print({ state }));
print({ state: announcement.state() });

endOnCall(async () => {
  await announcement.stop();
  server.close();
  server.closeAllConnections();
});
