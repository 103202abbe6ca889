import type { PageUse } from '../address';
import { pageClock } from '../clock';
import { askCard } from './askCard';
import { parseFragment } from './fragment';
import { keepIn, storeOf } from './keeping';
import type { OpenSocket } from './line';
import { Papers } from './papers';
import { Visit } from './visit.svelte';

/**
 * The visit of this browser page, at the table it came from. What stood behind `#` in its address is taken out of it,
 * so that no screenshot and no copied address lets anybody in. Nothing here needs a secure page.
 */
export function openVisit(use: PageUse): Visit {
  const { host, hash, pathname } = window.location;
  const keeping = keepIn(
    storeOf(() => window.sessionStorage),
    storeOf(() => window.localStorage),
  );
  if (hash !== '') window.history.replaceState(null, '', pathname);
  const visit = new Visit({
    use,
    address: host,
    papers: new Papers(use, keeping, parseFragment(hash)),
    askCard,
    openSocket: webSocketTo(`ws://${host}/`),
    reload: () => window.location.reload(),
    goTo: (address) => window.location.assign(address),
    isHidden: () => document.hidden,
    clock: pageClock,
    chance: () => Math.random(),
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) visit.wake();
  });
  window.addEventListener('online', () => visit.wake());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visit.wake();
  });
  return visit;
}

function webSocketTo(address: string): OpenSocket {
  return ({ opened, received, closed }) => {
    const socket = new WebSocket(address);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => received(data);
    socket.onclose = ({ code }) => closed(code);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
}
