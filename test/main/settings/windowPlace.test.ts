import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInside } from '../../../src/main/settings/windowPlace';

const laptop = { x: 0, y: 0, width: 1440, height: 860 };
const tv = { x: 1440, y: -200, width: 1920, height: 1080 };
const kept = { x: 100, y: 50, width: 1280, height: 800, maximized: false };

test('a window stays where it stood', () => {
  expect(placeInside(kept, [laptop, tv])).toEqual(kept);
});

test('a window that hung over an edge is moved inside', () => {
  expect(placeInside({ ...kept, x: 600, y: -40 }, [laptop])).toEqual({ ...kept, x: 160, y: 0 });
});

test('a window goes to the display that holds most of it', () => {
  expect(placeInside({ ...kept, x: 1300, y: 0 }, [laptop, tv])).toEqual({ ...kept, x: 1440, y: 0 });
});

test('a window on a display that is gone is placed anew', () => {
  expect(placeInside({ ...kept, x: 2000 }, [laptop])).toBeNull();
  expect(placeInside(null, [laptop])).toBeNull();
});

test('wherever it stood, a window that is placed lies inside one display', () => {
  const spot = fc.integer({ min: -5000, max: 5000 });
  const size = fc.integer({ min: 1, max: 5000 });
  const places = fc.record({ x: spot, y: spot, width: size, height: size, maximized: fc.boolean() });
  fc.assert(
    fc.property(places, (place) => {
      const placed = placeInside(place, [laptop, tv]);
      if (placed === null) return;
      const homes = [laptop, tv].filter(
        (display) =>
          placed.x >= display.x &&
          placed.y >= display.y &&
          placed.x + placed.width <= display.x + display.width &&
          placed.y + placed.height <= display.y + display.height,
      );
      expect(homes).toHaveLength(1);
    }),
  );
});
