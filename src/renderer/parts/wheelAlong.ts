/** px of a line, where a wheel counts in lines. */
const LINE = 40;

/** Lets a wheel, which turns up and down, move a row that goes on to its side. Gives what ends this. */
export function wheelAlong(row: HTMLElement): () => void {
  function turn(event: WheelEvent): void {
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (event.ctrlKey || isSideways || row.scrollWidth <= row.clientWidth) return;
    event.preventDefault();
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
  }

  row.addEventListener('wheel', turn, { passive: false });
  return () => row.removeEventListener('wheel', turn);
}
