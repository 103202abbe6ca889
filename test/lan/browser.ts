import { browse } from '../../src/main/lan/browse';
import { endOnCall, print, quiet } from './process';

// A process of its own that looks for tables and prints the list whenever it changes.
const browsing = browse({ log: quiet });
browsing.listen((found, state) => print({ found, state }));

endOnCall(() => {
  browsing.stop();
  return Promise.resolve();
});
