import { announce } from '../../src/main/lan/announce';
import { endOnCall, print, quiet } from './process';

// A process of its own that announces a table: `publisher.ts ID PORT NAME`.
const [, , id = 'table', port = '27500', name = 'Table'] = process.argv;

const announcement = announce({ id, name, port: Number(port), log: quiet });
announcement.onState((state) => print({ state }));
print({ state: announcement.state() });

endOnCall(async () => {
  const asked = performance.now();
  await announcement.stop();
  print({ stopped: Math.round(performance.now() - asked) });
});
