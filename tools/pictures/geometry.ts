/** Outlines as path text, in the coordinates of the object being drawn. */
export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  );
};

export const polar = (x: number, y: number, radius: number, degrees: number): [number, number] => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** A pointed leaf or petal from its foot, `degrees` measured clockwise from straight up. */
export const leafShape = (
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
): string => {
  const along = (far: number, side: number): string => {
    const [ax, ay] = polar(x, y, far * length, degrees - 90);
    const [bx, by] = polar(ax, ay, side * width, degrees);
    return `${bx} ${by}`;
  };
  return (
    `M${along(0, 0)}C${along(0.25, -0.62)} ${along(0.65, -0.62)} ${along(1, 0)}` +
    `C${along(0.65, 0.62)} ${along(0.25, 0.62)} ${along(0, 0)}z`
  );
};

/** A ring of round petals. */
export const scallop = (
  x: number,
  y: number,
  radius: number,
  petals: number,
  start = 0,
  puff = 0.62,
): string => {
  const step = 360 / petals;
  const bulge = radius * Math.sin((Math.PI / 180) * step) * puff;
  let d = '';
  for (let i = 0; i <= petals; i += 1) {
    const [px, py] = polar(x, y, radius, start + i * step);
    d += i === 0 ? `M${px} ${py}` : `A${bulge} ${bulge} 0 0 1 ${px} ${py}`;
  }
  return `${d}z`;
};

export type Node = [x: number, y: number, radius: number];

const smooth = (points: [number, number][]): string => {
  let d = '';
  for (let i = 0; i < points.length - 1; i += 1) {
    const b = points[i] ?? [0, 0];
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    d +=
      `C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ` +
      `${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`;
  }
  return d;
};

/** A soft line through points. */
export const curve = (points: [number, number][]): string =>
  `M${points[0]?.[0] ?? 0} ${points[0]?.[1] ?? 0}${smooth(points)}`;

/** Both sides of a line that swells and narrows, from the first node to the last. */
export const sides = (nodes: Node[]): { left: [number, number][]; right: [number, number][] } => {
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  nodes.forEach(([x, y, r], index) => {
    const before = nodes[index - 1] ?? nodes[index] ?? [0, 0, 0];
    const after = nodes[index + 1] ?? nodes[index] ?? [0, 0, 0];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const size = Math.hypot(dx, dy) || 1;
    left.push([x + (dy / size) * r, y - (dx / size) * r]);
    right.push([x - (dy / size) * r, y + (dx / size) * r]);
  });
  return { left, right };
};

/** A closed limb with a round end; `open` leaves the first end without a line. */
export const limb = (nodes: Node[], open = false): string => {
  const { left, right } = sides(nodes);
  const tip = nodes.at(-1)?.[2] ?? 0;
  const [endX, endY] = right.at(-1) ?? [0, 0];
  const foot = nodes[0]?.[2] ?? 0;
  const [startX, startY] = left[0] ?? [0, 0];
  const close = open ? '' : `A${foot} ${foot} 0 0 1 ${startX} ${startY}z`;
  return `${curve(left)}A${tip} ${tip} 0 0 1 ${endX} ${endY}${smooth([...right].reverse())}${close}`;
};

/** A closed soft outline through points. */
export const blob = (points: [number, number][]): string => {
  const ring = [...points.slice(-2), ...points, ...points.slice(0, 2)];
  const pieces = smooth(ring).split('C').slice(3, -1);
  const [x, y] = points[0] ?? [0, 0];
  return `M${x} ${y}${pieces.map((piece) => `C${piece}`).join('')}z`;
};
