import { parseAddress } from '../../src/main/client/address';
import { connectTable } from '../../src/main/client/connectTable';
import type { Connection } from '../../src/main/client/connection';
import { findByAnnouncement } from '../../src/main/client/findAgain';
import { nearbyTables } from '../../src/main/client/nearby';
import { rememberSeatTokens } from '../../src/main/client/seatTokens';
import { browse } from '../../src/main/lan/browse';
import { dealPart } from '../helpers/dealPart';
import { endOnCall, print, quiet } from './process';

// A process of its own that goes to the first table it finds, or to the address given, and prints what happens there.
const [, , given] = process.argv;

const browsing = browse({ log: quiet });
const fairDeal = dealPart();
let connection: Connection | null = null;

async function goTo(typed: string): Promise<void> {
  const address = parseAddress(typed);
  if (!address.ok) {
    print({ trouble: address.error });
    return;
  }
  connection = connectTable({
    addresses: [address.value],
    newcomer: { as: 'seat', name: 'Ana' },
    seatTokens: rememberSeatTokens(),
    findAgain: findByAnnouncement(browsing),
    log: quiet,
  });
  connection.listen((news) => {
    if (news.is !== 'said') return print({ news: news.is });
    const { message } = news;
    const answer = fairDeal.hear(message);
    if (answer !== null) connection?.say(answer);
    if (message.type === 'welcome')
      print({ news: 'welcome', you: message.you, hasSeat: message.seatToken !== null });
    else print({ news: message.type });
  });
  const joined = await connection.joined;
  print(joined.ok ? { joined: joined.value } : { trouble: joined.error });
}

function goToFirstFound(): void {
  const stop = nearbyTables({ browsing, explain: (trouble) => trouble }).listen(({ tables: [table] }) => {
    if (!table || connection) return;
    void goTo(table.address);
    // Not at once: the list is still being told.
    setImmediate(() => stop());
  });
}

if (given === undefined) goToFirstFound();
else void goTo(given);

endOnCall(() => {
  connection?.close();
  browsing.stop();
  return Promise.resolve();
});
