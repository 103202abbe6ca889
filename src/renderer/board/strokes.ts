/** Points a stroke stands for, and strokes a gate: the fifth crosses the four before it (design.md section 8). */
const POINTS = 5;
const GATE = 5;

/** All in parts of the height: from one stroke to the next, past a gate, and from the edge. */
const STEP = 0.32;
const AFTER_GATE = 1.25;
const EDGE = 0.14;

export type Strokes = {
  /** Path data of each stroke, in the order they are drawn. */
  readonly paths: readonly string[];
  readonly width: number;
};

/** The pencil strokes of `points` on a pad, one for every five, `height` high; no two quite alike. */
export function strokesFor(points: number, height: number): Strokes {
  const step = height * STEP;
  const edge = height * EDGE;
  const round = (value: number): string => value.toFixed(1);
  const paths: string[] = [];
  let x = edge;
  let gateFrom = x;
  for (let stroke = 1; stroke <= Math.floor(points / POINTS); stroke++) {
    if (stroke % GATE === 1) gateFrom = x;
    if (stroke % GATE === 0) {
      const [left, right] = [gateFrom - step * 0.6, x - step * 0.4];
      paths.push(`M${round(left)} ${round(height - edge)}L${round(right)} ${round(edge)}`);
      x += step * AFTER_GATE;
      continue;
    }
    const lean = (stroke % 3) * step * 0.07;
    const uneven = (stroke % 2) * step * 0.14;
    const [top, foot] = [x + lean, x + step * 0.14 - uneven];
    paths.push(`M${round(top)} ${round(edge * 0.9 + uneven)}L${round(foot)} ${round(height - edge * 0.8)}`);
    x += step;
  }
  return { paths, width: Math.ceil(x) };
}
