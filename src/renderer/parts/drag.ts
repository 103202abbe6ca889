import type { Attachment } from 'svelte/attachments';

/** A point of the window, in px. */
export type Point = { readonly x: number; readonly y: number };

/** What is done about something that is dragged: by mouse, pen or finger, it is all the same. */
export type DragManners = {
  /** It leaves its place: `from` is where it was taken hold of, `by` the element there. False: it cannot be dragged. */
  readonly begin: (from: Point, by: Element) => boolean;
  readonly move: (at: Point) => void;
  readonly drop: () => void;
  /** It goes back: Escape, or the system took the pointer for something else, such as scrolling. */
  readonly cancel: () => void;
};

/** px a pointer may tremble before what it holds is dragged; until then it is a press. */
const STILL = 6;

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/**
 * Lets an element, or what lies in it, be dragged. A press that does not move stays a press; the one that ends a drag is none. How far
 * fingers may scroll instead is for the element's own `touch-action` to say.
 */
export function drag(manners: DragManners): Attachment<HTMLElement> {
  return (element) => {
    let pointer: number | null = null;
    let from: Point = { x: 0, y: 0 };
    let by: Element = element;
    let isDragged = false;

    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0 || pointer !== null) return;
      pointer = event.pointerId;
      from = pointOf(event);
      by = event.target instanceof Element ? event.target : element;
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancelled);
      window.addEventListener('keydown', key, true);
    }

    function letGo(): void {
      pointer = null;
      isDragged = false;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancelled);
      window.removeEventListener('keydown', key, true);
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      const at = pointOf(event);
      if (!isDragged && Math.hypot(at.x - from.x, at.y - from.y) < STILL) return;
      if (!isDragged && !manners.begin(from, by)) return letGo();
      isDragged = true;
      manners.move(at);
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      const wasDragged = isDragged;
      letGo();
      if (!wasDragged) return;
      swallowClick();
      manners.drop();
    }

    function cancel(): void {
      const wasDragged = isDragged;
      letGo();
      if (wasDragged) manners.cancel();
    }

    function cancelled(event: PointerEvent): void {
      if (event.pointerId === pointer) cancel();
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !isDragged) return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }

    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      cancel();
    };
  };
}

/** The click that a drag ends with is no press on anything. It comes at once, or not at all. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}
