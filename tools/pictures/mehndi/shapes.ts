import { along, type Point, path, point, type Shape } from './geometry.ts';

export const circle = (r: number, x = 0, y = 0): Shape => {
  const k = r * 0.552;
  return path(
    `M${x - r} ${y}c0 ${-k} ${r - k} ${-r} ${r} ${-r}c${k} 0 ${r} ${r - k} ${r} ${r}c0 ${k} ${k - r} ${r} ${-r} ${r}c${-k} 0 ${-r} ${k - r} ${-r} ${-r}Z`,
  );
};

/** A short stroke that the round cap turns into a dot: the cheapest bead there is. */
export const bead = (x: number, y: number): Shape => path(`M${x} ${y}h0`);

export type PetalForm = 'point' | 'dome' | 'onion' | 'drop';
export function petal(form: PetalForm, r0: number, r1: number, w: number): Shape {
  const h = r1 - r0;
  const y = (t: number) => -(r0 + h * t);
  switch (form) {
    case 'point':
      return path(
        `M0 ${y(0)}C${w} ${y(0.2)} ${w * 1.1} ${y(0.65)} 0 ${y(1)}C${-w * 1.1} ${y(0.65)} ${-w} ${y(0.2)} 0 ${y(0)}Z`,
      );
    case 'drop':
      return path(
        `M0 ${y(0)}C${w * 0.5} ${y(0.3)} ${w * 1.5} ${y(1)} 0 ${y(1)}C${-w * 1.5} ${y(1)} ${-w * 0.5} ${y(0.3)} 0 ${y(0)}Z`,
      );
    case 'dome':
      return path(`M${-w} ${y(0)}C${-w * 1.15} ${y(1.33)} ${w * 1.15} ${y(1.33)} ${w} ${y(0)}`);
    case 'onion':
      return path(
        `M${-w} ${y(0)}C${-w * 1.5} ${y(0.62)} ${-w * 0.3} ${y(0.72)} 0 ${y(1)}C${w * 0.3} ${y(0.72)} ${w * 1.5} ${y(0.62)} ${w} ${y(0)}`,
      );
  }
}

/** Bumps along a path, to the left of travel when `height` is positive. */
export function scallops(shape: Shape, count: number, height: number): Shape {
  const samples = along(shape, count);
  const out: Shape = [{ op: 'M', points: [samples[0] as Point] }];
  for (let i = 1; i < samples.length; i++) {
    const [a, b] = [samples[i - 1] as Point, samples[i] as Point];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const n = point(((b.y - a.y) / length) * height, (-(b.x - a.x) / length) * height);
    const mid = point((a.x + b.x) / 2 + n.x * 1.7, (a.y + b.y) / 2 + n.y * 1.7);
    out.push({ op: 'Q', points: [mid, b] });
  }
  return out;
}
