/** A path as absolute commands, so that it can be moved, turned and scaled before it is written. */
export type Command = { letter: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z'; values: number[] };

export type Placement = {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  flip?: boolean;
};

const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

const toAbsolute = (letter: string, values: number[], x: number, y: number): number[] => {
  if (letter === 'h') return [(values[0] ?? 0) + x];
  if (letter === 'v') return [(values[0] ?? 0) + y];
  if (letter === 'a') return [...values.slice(0, 5), (values[5] ?? 0) + x, (values[6] ?? 0) + y];
  if (letter === letter.toUpperCase()) return values;
  return values.map((value, index) => value + (index % 2 === 0 ? x : y));
};

export const parsePath = (d: string): Command[] => {
  const commands: Command[] = [];
  const tokens = d.match(/[a-df-zA-DF-Z]|-?(?:\d*\.)?\d+(?:e-?\d+)?/g) ?? [];
  let at = 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let letter = '';
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    if (/[a-zA-Z]/.test(token[0] ?? '')) {
      letter = token;
      at += 1;
    } else if (letter.toUpperCase() === 'M') letter = letter === 'm' ? 'l' : 'L';
    const upper = letter.toUpperCase();
    const count = lengths[upper];
    if (count === undefined) throw new Error(`unknown path command ${letter} in ${d}`);
    const given = tokens.slice(at, at + count).map(Number);
    if (given.length < count || given.some(Number.isNaN)) throw new Error(`bad path ${d}`);
    at += count;
    let values = toAbsolute(letter, given, x, y);
    let kind = upper;
    if (upper === 'H') [kind, values] = ['L', [values[0] ?? 0, y]];
    if (upper === 'V') [kind, values] = ['L', [x, values[0] ?? 0]];
    if (upper === 'S') {
      const last = commands.at(-1);
      const [, , cx = x, cy = y] = last?.letter === 'C' ? last.values : [];
      [kind, values] = ['C', [2 * x - cx, 2 * y - cy, ...values]];
    }
    commands.push({ letter: kind as Command['letter'], values });
    if (kind === 'Z') [x, y] = [startX, startY];
    else [x = x, y = y] = values.slice(-2);
    if (kind === 'M') [startX, startY] = [x, y];
  }
  return commands;
};

export const placePath = (commands: Command[], placement: Placement): Command[] => {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false } = placement;
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  const side = flip ? -1 : 1;
  const point = (px: number, py: number): [number, number] => [
    x + cos * px * side - sin * py,
    y + sin * px * side + cos * py,
  ];
  return commands.map(({ letter, values }) => {
    if (letter === 'A') {
      const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0, px = 0, py = 0] = values;
      const turned = tilt * side + turn;
      const arc = [rx * scale, ry * scale, turned, large, flip ? 1 - sweep : sweep];
      return { letter, values: [...arc, ...point(px, py)] };
    }
    const moved: number[] = [];
    for (let i = 0; i < values.length; i += 2)
      moved.push(...point(values[i] ?? 0, values[i + 1] ?? 0));
    return { letter, values: moved };
  });
};

const round = (value: number): number => Math.round(value * 10) / 10 || 0;

const text = (value: number): string => String(round(value)).replace(/^(-?)0\./, '$1.');

const join = (values: number[]): string =>
  values.reduce((line, value, index) => {
    const next = text(value);
    return line + (index === 0 || next.startsWith('-') ? next : ` ${next}`);
  }, '');

/** Relative steps from rounded points: short to write, and rounding never adds up. */
export const writePath = (commands: Command[]): string => {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  for (const { letter, values } of commands) {
    if (letter === 'Z') {
      out += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const rounded = values.map(round);
    const [endX = 0, endY = 0] = rounded.slice(-2);
    if (letter === 'M') {
      out += `M${join(rounded)}`;
      [startX, startY] = [endX, endY];
    } else if (letter === 'A') {
      const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0] = rounded;
      const turn = Math.abs(rx - ry) < 0.05 ? 0 : tilt;
      out += `a${join([rx, ry, turn, large, sweep, endX - x, endY - y])}`;
    } else if (letter === 'L' && endY === y) out += `h${text(endX - x)}`;
    else if (letter === 'L' && endX === x) out += `v${text(endY - y)}`;
    else {
      const steps = rounded.map((value, index) => value - (index % 2 === 0 ? x : y));
      out += letter.toLowerCase() + join(steps);
    }
    [x, y] = [endX, endY];
  }
  return out;
};
