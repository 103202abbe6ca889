/** Milliseconds from one look at the clock to the next. */
const LOOK = 2000;
/** So long may a busy machine keep us waiting; beyond it we stood still. */
const ASLEEP = 10_000;

/** Calls back each time the machine, or this program alone, stood still for a while; gives back what ends that. */
export function noticeSleep(onWake: () => void): () => void {
  // The time of day: other clocks may stop while a machine sleeps.
  let last = Date.now();
  const looks = setInterval(() => {
    const now = Date.now();
    if (now - last > ASLEEP) onWake();
    last = now;
  }, LOOK);
  return () => clearInterval(looks);
}
