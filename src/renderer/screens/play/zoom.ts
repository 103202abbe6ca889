import { fitted, movedBy, pinched, shownLargerAt } from './lens';
import type { Lens, Point } from './lens';

const DOUBLE_TAP_MS = 300;
/** px a finger may move and still have tapped. */
const STILL = 12;

/**
 * Lets two fingers, or two taps, look at a part of what lies in an element. It fits again with another double tap,
 * and by itself whenever `changes` gives another value. What lies in it is still pressed as ever.
 */
export function zoom(changes: () => unknown): (frame: HTMLElement) => () => void {
  return (frame) => {
    changes();
    const { style } = lookedAt(frame);
    const fingers = new Map<number, Point>();
    let lens: Lens = fitted;
    let lastTap: { readonly at: number; readonly point: Point } | null = null;
    let began: Point | null = null;

    function show(next: Lens): void {
      lens = next;
      style.transformOrigin = '0 0';
      style.transform = `translate(${lens.x}px, ${lens.y}px) scale(${lens.scale})`;
    }

    function pointOf({ clientX, clientY }: PointerEvent): Point {
      const { left, top } = frame.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    }

    function down(event: PointerEvent): void {
      const point = pointOf(event);
      fingers.set(event.pointerId, point);
      began = fingers.size === 1 ? point : null;
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = pointOf(event);
      fingers.set(event.pointerId, now);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const size = { width: frame.clientWidth, height: frame.clientHeight };
      if (other !== undefined) show(pinched(lens, { before, now, other }, size));
      else if (lens.scale > 1) show(movedBy(lens, { x: now.x - before.x, y: now.y - before.y }, size));
    }

    function up(event: PointerEvent): void {
      const point = pointOf(event);
      fingers.delete(event.pointerId);
      const isTap = began !== null && Math.hypot(point.x - began.x, point.y - began.y) < STILL;
      if (!isTap) {
        lastTap = null;
        return;
      }
      const isSecond =
        lastTap !== null &&
        event.timeStamp - lastTap.at < DOUBLE_TAP_MS &&
        Math.hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < 3 * STILL;
      lastTap = isSecond ? null : { at: event.timeStamp, point };
      const size = { width: frame.clientWidth, height: frame.clientHeight };
      if (isSecond) show(lens.scale > 1 ? fitted : shownLargerAt(point, size));
    }

    function lost(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    show(fitted);
    frame.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', lost);
    return () => {
      frame.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', lost);
    };
  };
}

function lookedAt(frame: HTMLElement): HTMLElement {
  const inner = frame.firstElementChild;
  if (!(inner instanceof HTMLElement)) throw new Error('There is nothing to look at');
  return inner;
}
