import { parseAddress } from '../../src/main/client/address';
import { connectTable } from '../../src/main/client/connectTable';
import type { Connection } from '../../src/main/client/connection';
import { explain } from '../../src/main/client/explain';
import type { Known } from '../../src/main/client/explain';
import { findByAnnouncement } from '../../src/main/client/findAgain';
import { nearbyTables } from '../../src/main/client/nearby';
import { rememberSeatTokens } from '../../src/main/client/seatTokens';
import { hasNetwork } from '../../src/main/lan/adapters';
import { browse } from '../../src/main/lan/browse';
import type { LinkNews, Trouble } from '../../src/shared/desktop';
import { texts } from '../../src/shared/texts/texts';
import { endOnCall, print, quiet } from './process';

// A process of its own that goes to the first table it finds, or to the address given, and prints what happens there.
const [, , given] = process.argv;

const says = texts().trouble;
const known = (hears: Known['hears']) => ({ hears, hasNetwork: hasNetwork(), platform: 'linux' }) as const;

const browsing = browse({ log: quiet });
const nearby = nearbyTables({
  browsing,
  explain: (trouble) =>
    explain(
      trouble,
      known(() => true),
    ),
});
let connection: Connection | null = null;

function printTrouble(trouble: Trouble, address: string): void {
  print({ trouble, says: says.opening[trouble](address) });
}

function printNews(news: LinkNews): void {
  if (news.is === 'looking') {
    const { cause } = news;
    print({ news: 'looking', ...(cause === undefined ? {} : { cause, says: says.away[cause]('Kitchen') }) });
  } else if (news.is !== 'said') print({ news: news.is });
  else if (news.message.type === 'welcome') {
    const { you, seatToken } = news.message;
    print({
      news: 'welcome',
      you,
      hasSeat: seatToken !== null,
      at: Date.now(),
      where: connection?.address(),
    });
  } else if (news.message.type === 'woke') {
    print({ news: 'woke', says: says.woke(news.message.name) });
  } else print({ news: news.message.type });
}

async function goTo(typed: string): Promise<void> {
  const address = parseAddress(typed);
  if (!address.ok) {
    printTrouble(address.error, typed);
    return;
  }
  connection = connectTable({
    addresses: [address.value],
    newcomer: { as: 'seat', name: 'Ana' },
    seatTokens: rememberSeatTokens(),
    findAgain: findByAnnouncement(browsing),
    log: quiet,
  });
  connection.listen(printNews);
  const joined = await connection.joined;
  if (joined.ok) print({ joined: joined.value });
  else
    printTrouble(
      await explain(
        joined.error,
        known(() => nearby.hears(address.value)),
      ),
      typed,
    );
}

const stopLooking = nearby.listen(({ tables: [table], silent, discovery }) => {
  print({ silent, discovery });
  if (given === undefined && table !== undefined && connection === null) void goTo(table.address);
});
if (given !== undefined) void goTo(given);

endOnCall(() => {
  stopLooking();
  connection?.close();
  browsing.stop();
  return Promise.resolve();
});
