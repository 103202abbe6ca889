import { nearbyTables } from '../../src/main/client/nearby';
import { browse } from '../../src/main/lan/browse';
import { endOnCall, print, quiet } from './process';

// A process of its own that looks for tables: it prints what it hears, and the list a person would see.
const browsing = browse({ log: quiet });
browsing.listen((heard, state) => print({ heard, state }));
const stopList = nearbyTables({ browsing, explain: (trouble) => Promise.resolve(trouble) }).listen(
  ({ tables }) => print({ tables }),
);

endOnCall(() => {
  stopList();
  browsing.stop();
  return Promise.resolve();
});
