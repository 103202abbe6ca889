import type { End, Laid } from '../../../src/shared/engine/line';
import { highOf, lowOf } from '../../../src/shared/engine/tile';
import { areaOf, isInside } from '../../../src/shared/geometry/area';
import { layLine } from '../../../src/shared/geometry/layLine';
import type { Layout, LayOptions } from '../../../src/shared/geometry/layout';
import { boundsOf, isNear, stepOf } from '../../../src/shared/geometry/placement';
import type { Placement, Spot } from '../../../src/shared/geometry/placement';

/* The laws of the line, looked at tile by tile without asking how it was laid (cases.md C66 to C69). */

type Open = { readonly index: number; readonly pips: number };

/** A tile, the one it was laid against, and the number they touch with. */
type Joint = { readonly from: number; readonly to: number; readonly pips: number };

/** The middle of each square that shows this number. */
function halvesOf({ x, y, w, h, lies, tile }: Placement, pips: number): readonly Spot[] {
  const step = stepOf(lies);
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  const lower = { x: middleX + step.x / 2, y: middleY + step.y / 2 };
  const higher = { x: middleX - step.x / 2, y: middleY - step.y / 2 };
  return [...(lowOf(tile) === pips ? [lower] : []), ...(highOf(tile) === pips ? [higher] : [])];
}

/** Every joint of the line, and what is open at its ends. */
function readLine(laid: readonly Laid[], spinner: number | null): [Joint[], Partial<Record<End, Open>>] {
  const open: Partial<Record<End, Open>> = {};
  const joints: Joint[] = [];
  laid.forEach(({ tile, end }, index) => {
    if (end === null) {
      open.left = { index, pips: lowOf(tile) };
      open.right = { index, pips: highOf(tile) };
      return;
    }
    const near = open[end] ?? { index: spinner!, pips: lowOf(laid[spinner!]!.tile) };
    joints.push({ from: near.index, to: index, pips: near.pips });
    open[end] = { index, pips: lowOf(tile) === near.pips ? highOf(tile) : lowOf(tile) };
  });
  return [joints, open];
}

/** Whether two tiles touch with halves of this number. */
function isJoined(a: Placement, b: Placement, pips: number): boolean {
  if (!isNear(a, b, 0.001)) return false;
  return halvesOf(b, pips).some((mine) =>
    halvesOf(a, pips).some((theirs) => {
      const apart = Math.abs(mine.x - theirs.x) + Math.abs(mine.y - theirs.y);
      // Squares side by side are 1 apart; a double is joined at its middle, half a square aside of both its ends.
      return apart === 1 || ((a.double || b.double) && apart === 1.5);
    }),
  );
}

/** Tiles lie on half units: whoever covers a cell of half a unit first has it. */
function overlaps(placements: readonly Placement[]): readonly string[] {
  const cells = new Map<number, number>();
  const troubles: string[] = [];
  placements.forEach(({ x, y, w, h }, index) => {
    if (!Number.isInteger(2 * x) || !Number.isInteger(2 * y))
      troubles.push(`${index} lies off the half units`);
    for (let row = 2 * y; row < 2 * (y + h); row++) {
      for (let column = 2 * x; column < 2 * (x + w); column++) {
        const cell = row * 10_000 + column;
        const other = cells.get(cell);
        if (other !== undefined && other !== index) troubles.push(`${index} lies on ${other}`);
        cells.set(cell, index);
      }
    }
  });
  return troubles;
}

function troublesOfJoint(
  { from, to, pips }: Joint,
  { placements }: Layout,
  bent: Set<number>,
): readonly string[] {
  const [a, b] = [placements[from]!, placements[to]!];
  const troubles: string[] = [];
  const leavesTip = a.spinner && (b.end === 'up' || b.end === 'down');
  if (!isJoined(a, b, pips)) troubles.push(`${from} and ${to} do not touch at ${pips}`);
  if (a.double !== b.double && !leavesTip && a.w === b.w) troubles.push(`${from}, ${to}: not crosswise`);
  if (leavesTip && (a.w === b.w) === b.double) troubles.push(`${to} does not leave the short end straight`);
  if (a.double && bent.has(to)) troubles.push(`${to} bends right after a double`);
  return troubles;
}

/** The singles that bend: their near half lies straight on from the tile before, their far half does not. */
function bentTiles(joints: readonly Joint[], { placements }: Layout): Set<number> {
  const ways = new Map<number, number>();
  const bent = new Set<number>();
  const isLevel = ({ w, h, double }: Placement): boolean => (double ? h > w : w > h);
  for (const { from, to } of joints) {
    const [a, b] = [placements[from]!, placements[to]!];
    const leavesTip = a.spinner && (b.end === 'up' || b.end === 'down');
    const before = ways.get(from) ?? Number(isLevel(a));
    ways.set(to, Number(isLevel(b)));
    if (ways.get(to) !== (leavesTip ? 1 - before : before)) bent.add(to);
  }
  return bent;
}

function troublesOfArea({ placements, area, top, branches, shape }: Layout): readonly string[] {
  const troubles = placements.flatMap((one, index) => (isInside(one, area) ? [] : [`${index} is outside`]));
  const start = areaOf(top, branches, shape);
  if (area.w - start.w !== area.h - start.h) troubles.push('the area did not grow evenly');
  const smaller = { x: area.x + 2, y: area.y + 2, w: area.w - 4, h: area.h - 4 };
  const { w, h } = boundsOf(placements);
  const wouldFit =
    shape === 'square' ? placements.every((one) => isInside(one, smaller)) : w <= smaller.w && h <= smaller.h;
  if (area.w > start.w && wouldFit) troubles.push('the area grew for nothing');
  if (shape === 'square' && area.x + area.w / 2 !== 0) troubles.push('the square is not around the lead');
  return troubles;
}

/** The outermost halves show what the arms say, and are where they say. */
function troublesOfEnds(open: Partial<Record<End, Open>>, { placements, arms }: Layout): readonly string[] {
  return (Object.keys(open) as End[]).flatMap((end) => {
    const { index, pips } = open[end]!;
    const arm = arms[end];
    if (arm?.pips !== pips) return [`${end} does not show ${pips}`];
    const halves = halvesOf(placements[index]!, pips);
    const isAtTip = halves.some((half) => Math.hypot(half.x - arm.tip.x, half.y - arm.tip.y) < 0.75);
    return isAtTip ? [] : [`${end} is not where its number is`];
  });
}

/** Tiles that are more than two joints apart come no nearer than a unit: nobody takes them for neighbours. */
function troublesOfClearance(joints: readonly Joint[], { placements }: Layout): readonly string[] {
  const beside = placements.map((): number[] => []);
  for (const { from, to } of joints) {
    beside[from]!.push(to);
    beside[to]!.push(from);
  }
  const isClose = (a: number, b: number): boolean =>
    beside[a]!.includes(b) || beside[a]!.some((between) => beside[between]!.includes(b));
  const troubles: string[] = [];
  placements.forEach((one, index) => {
    for (let other = 0; other < index; other++) {
      if (isNear(one, placements[other]!, 1) && !isClose(index, other))
        troubles.push(`${index} is near ${other}`);
    }
  });
  return troubles;
}

/** Which laws this line breaks, in words; none where all hold. */
export function brokenLaws(laid: readonly Laid[], options: LayOptions): readonly string[] {
  const layout = layLine(laid, options);
  const [joints, open] = readLine(laid, options.spinner);
  const bent = bentTiles(joints, layout);
  const first = layout.placements[0]!;
  return [
    ...overlaps(layout.placements),
    ...joints.flatMap((joint) => troublesOfJoint(joint, layout, bent)),
    ...troublesOfClearance(joints, layout),
    ...troublesOfArea(layout),
    ...troublesOfEnds(open, layout),
    ...(first.x + first.w / 2 === 0 && first.y + first.h / 2 === 0 ? [] : ['the lead is not at the middle']),
  ];
}
