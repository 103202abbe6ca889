import { greedy } from '../../src/main/bots/greedy';
import { realClock } from '../../src/main/host/clock';
import { Gate } from '../../src/main/host/gate';
import { openHost } from '../../src/main/host/host';
import { LIMITS } from '../../src/main/host/limits';
import { Room } from '../../src/main/host/room';
import { realSeeds } from '../../src/main/host/seeds';
import { makeCode, makeToken } from '../../src/main/host/tokens';
import { announce } from '../../src/main/lan/announce';
import { startGame } from '../../src/shared/engine/deal';
import { USUAL_OPTIONS } from '../../src/shared/protocol/tableFacts';
import { endOnCall, print, quiet } from './process';

// A process of its own that hosts a real table with an id and a port that were chosen: `fixedTable.ts ID PORT NAME`.
const [, , id = 'table', port = '27500', name = 'Kitchen'] = process.argv;

const room = new Room(
  {
    id,
    name,
    setup: { preset: 'draw', chosen: {}, seats: 4 },
    options: { ...USUAL_OPTIONS, entry: 'open' },
    bots: 0,
    keeperToken: null,
    begins: 'when-full',
    afterGame: 'plays-again',
  },
  {
    clock: realClock,
    ...realSeeds,
    start: startGame,
    bot: greedy,
    makeToken,
    makeCode,
    limits: LIMITS,
    onHappened: () => undefined,
    onNews: () => undefined,
  },
);
const opened = await openHost({
  room,
  gate: new Gate(() => null),
  address: '0.0.0.0',
  port: Number(port),
  page: null,
  sentence: name,
  limits: LIMITS,
  clock: realClock,
  log: quiet,
});
if (!opened.ok) throw new Error(opened.error);
const announcement = announce({ id, name, port: opened.value.port, log: quiet });
announcement.onState((state) => print({ state }));
print({ state: announcement.state(), port: opened.value.port });

endOnCall(async () => {
  await announcement.stop();
  await opened.value.close('hostClosing');
});
