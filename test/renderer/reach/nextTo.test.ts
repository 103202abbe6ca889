import { expect, test } from 'vitest';
import { nextTo } from '../../../src/renderer/reach/nextTo';

const box = (left: number, top: number) => ({ left, top, width: 40, height: 20 });

test('what lies that way and nearest to it is next; beside the way counts more than along it', () => {
  const others = [box(0, 100), box(100, 0), box(60, 60), box(0, -50)];
  expect(nextTo(box(0, 0), others, 'down')).toBe(0);
  expect(nextTo(box(0, 0), others, 'right')).toBe(1);
  expect(nextTo(box(0, 0), others, 'up')).toBe(3);
  expect(nextTo(box(0, 0), others, 'left')).toBeNull();
});
