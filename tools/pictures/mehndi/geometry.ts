export type Point = { x: number; y: number };
export type Matrix = readonly [number, number, number, number, number, number];
export type Command = { op: 'M' | 'L' | 'C' | 'Q' | 'Z'; points: Point[] };
export type Shape = Command[];
export type Sample = Point & { angle: number };

export const identity: Matrix = [1, 0, 0, 1, 0, 0];
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const point = (x: number, y: number): Point => ({ x, y });
export const polar = (angle: number, radius: number, centre: Point = point(0, 0)): Point => ({
  x: centre.x + radius * Math.cos(radians(angle)),
  y: centre.y + radius * Math.sin(radians(angle)),
});

export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

export function at(x: number, y: number, rotate = 0, scaleX = 1, scaleY = scaleX): Matrix {
  const cos = Math.cos(radians(rotate));
  const sin = Math.sin(radians(rotate));
  return [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x, y];
}

export const apply = (m: Matrix, p: Point): Point => ({
  x: m[0] * p.x + m[2] * p.y + m[4],
  y: m[1] * p.x + m[3] * p.y + m[5],
});

export const transform = (shape: Shape, m: Matrix): Shape =>
  shape.map(({ op, points }) => ({ op, points: points.map((p) => apply(m, p)) }));

const arity: Record<string, number> = { M: 1, L: 1, C: 3, Q: 2, Z: 0, H: 1, V: 1 };

/** Reads M L H V C Q Z in either case, so motifs can be drawn as ordinary path strings. */
export function path(d: string): Shape {
  const tokens = d.match(/[MLHVCQZ]|-?(?:\d*\.\d+|\d+)/gi) ?? [];
  const shape: Shape = [];
  let current = point(0, 0);
  let start = current;
  let letter = 'M';
  for (let i = 0; i < tokens.length; ) {
    if (/[a-z]/i.test(tokens[i] ?? '')) letter = tokens[i++] ?? 'M';
    const upper = letter.toUpperCase();
    const from = letter === upper ? point(0, 0) : current;
    if (upper === 'Z') {
      shape.push({ op: 'Z', points: [] });
      current = start;
      continue;
    }
    const next = () => Number(tokens[i++]);
    const points: Point[] = [];
    if (upper === 'H') points.push(point(next() + from.x, current.y));
    else if (upper === 'V') points.push(point(current.x, next() + from.y));
    else
      for (let k = 0; k < (arity[upper] ?? 0); k++)
        points.push(point(next() + from.x, next() + from.y));
    current = points.at(-1) ?? current;
    if (upper === 'M') start = current;
    shape.push({ op: upper === 'H' || upper === 'V' ? 'L' : (upper as Command['op']), points });
    if (upper === 'M') letter = letter === 'M' ? 'L' : 'l';
  }
  return shape;
}

export function short(value: number): string {
  const text = (Math.round(value * 10) / 10 || 0).toString();
  return text.replace(/^(-?)0\./, '$1.');
}

const join = (numbers: number[]) =>
  numbers
    .map(short)
    .reduce((text, n) => text + (text === '' || n.startsWith('-') ? '' : ' ') + n, '');

/** Recognises four curves that make a circle, which has a much shorter element of its own. */
export function asCircle(shape: Shape): (Point & { r: number }) | undefined {
  if (shape.map((c) => c.op).join('') !== 'MCCCCZ') return;
  const [a, b, c, d] = shape.map((k) => k.points.at(-1)) as [Point, Point, Point, Point];
  const across = Math.hypot(c.x - a.x, c.y - a.y);
  if (Math.abs(across - Math.hypot(d.x - b.x, d.y - b.y)) > 0.01) return;
  if (Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - across / Math.SQRT2) > 0.01) return;
  return { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2, r: across / 2 };
}

/** Relative commands, tracked from the rounded pen position so that rounding never drifts. */
export function serialise(shape: Shape, decimals = 1): string {
  let pen = point(0, 0);
  let start = pen;
  let last = '';
  let out = '';
  const grid = 10 ** decimals;
  const round = (n: number) => Math.round(n * grid) / grid;
  for (const { op, points } of shape) {
    if (op === 'Z') {
      out += 'z';
      pen = start;
      last = 'z';
      continue;
    }
    const deltas = points.flatMap((p) => [round(p.x) - pen.x, round(p.y) - pen.y]);
    const [dx = 0, dy = 0] = deltas;
    let letter = op.toLowerCase();
    let numbers = deltas;
    if (op === 'L' && Math.abs(dy) < 0.05) [letter, numbers] = ['h', [dx]];
    else if (op === 'L' && Math.abs(dx) < 0.05) [letter, numbers] = ['v', [dy]];
    const body = join(numbers);
    const head = letter === last && op !== 'M' ? (body.startsWith('-') ? '' : ' ') : letter;
    const absolute = op === 'M' ? `M${join(points.flatMap((p) => [p.x, p.y]))}` : '';
    out +=
      op === 'M' && (out === '' || absolute.length <= body.length + 1) ? absolute : head + body;
    const end = points.at(-1) ?? pen;
    pen = point(round(end.x), round(end.y));
    if (op === 'M') start = pen;
    last = letter;
  }
  return out;
}

/** Centripetal Catmull-Rom through the points: no loops where points crowd, as at a fingertip. */
export function spline(points: Point[], closed = false): Shape {
  const n = points.length;
  const get = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) as Point;
  const shape: Shape = [{ op: 'M', points: [get(0)] }];
  const gap = (a: Point, b: Point) => Math.sqrt(Math.hypot(a.x - b.x, a.y - b.y)) || 1e-6;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)] as [
      Point,
      Point,
      Point,
      Point,
    ];
    const [ab, bc, cd] = [gap(a, b), gap(b, c), gap(c, d)];
    const first = (k: 'x' | 'y') =>
      ab < 1e-3
        ? b[k]
        : (ab * ab * c[k] - bc * bc * a[k] + (2 * ab * ab + 3 * ab * bc + bc * bc) * b[k]) /
          (3 * ab * (ab + bc));
    const second = (k: 'x' | 'y') =>
      cd < 1e-3
        ? c[k]
        : (cd * cd * b[k] - bc * bc * d[k] + (2 * cd * cd + 3 * cd * bc + bc * bc) * c[k]) /
          (3 * cd * (cd + bc));
    shape.push({
      op: 'C',
      points: [point(first('x'), first('y')), point(second('x'), second('y')), c],
    });
  }
  if (closed) shape.push({ op: 'Z', points: [] });
  return shape;
}

function flatten(shape: Shape): Point[] {
  const out: Point[] = [];
  let pen = point(0, 0);
  let start = pen;
  for (const { op, points } of shape) {
    const [p, q, r] = points;
    if (op === 'Z') out.push(start);
    if (!p) continue;
    if (op === 'M') start = p;
    if (op === 'M' || op === 'L') out.push(p);
    for (let i = 1; (op === 'C' || op === 'Q') && i <= 24; i++) {
      const t = i / 24;
      const u = 1 - t;
      const mix = (k: 'x' | 'y') =>
        op === 'Q'
          ? u * u * pen[k] + 2 * u * t * p[k] + t * t * (q as Point)[k]
          : u ** 3 * pen[k] +
            3 * u * u * t * p[k] +
            3 * u * t * t * (q as Point)[k] +
            t ** 3 * (r as Point)[k];
      out.push(point(mix('x'), mix('y')));
    }
    pen = points.at(-1) ?? pen;
  }
  return out;
}

/** Evenly spaced samples along a shape: `count` intervals, with the direction of travel in degrees. */
export function along(shape: Shape, count: number): Sample[] {
  const line = flatten(shape);
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    lengths.push((lengths[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const total = lengths.at(-1) as number;
  let i = 1;
  return Array.from({ length: count + 1 }, (_, k) => {
    const want = (total * k) / count;
    while (i < line.length - 1 && (lengths[i] as number) < want) i++;
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const span = (lengths[i] as number) - (lengths[i - 1] as number) || 1;
    const t = (want - (lengths[i - 1] as number)) / span;
    return {
      x: a.x + (b.x - a.x) * t,
      y: a.y + (b.y - a.y) * t,
      angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    };
  });
}

export function lengthOf(shape: Shape): number {
  const line = flatten(shape);
  return line.reduce((sum, p, i) => {
    const q = line[i - 1] ?? p;
    return sum + Math.hypot(p.x - q.x, p.y - q.y);
  }, 0);
}

/** Mulberry32: the same seed always draws the same picture. */
export function random(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
