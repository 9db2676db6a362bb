import {
  along,
  at,
  identity,
  lengthOf,
  path,
  random,
  type Sample,
  type Shape,
} from './geometry.ts';
import { beads, bold, dots, frill, hatch, line, type Node, put, solid, stamp } from './ink.ts';
import { curl, leaf } from './motifs.ts';
import { bead, scallops } from './shapes.ts';

export type Vine = {
  step?: number;
  leaf?: number;
  inside?: 'solid' | 'vein' | 'half';
  tendrils?: number;
  berries?: boolean;
  spread?: number;
  seed?: number;
};

/** A leaf in two curves rather than four: vines carry many. */
const sliver = (length: number): Shape =>
  path(
    `M0 0Q${length * 0.52} ${-length * 0.5} 0 ${-length}Q${-length * 0.52} ${-length * 0.5} 0 0Z`,
  );

/** A stem with leaves to either side and, every so often, a tendril or a sprig of berries. */
export function vine(curve: Shape, options: Vine = {}): Node[] {
  const {
    step = 20,
    leaf: size = 18,
    inside = 'solid',
    tendrils = 3,
    berries = true,
    spread = 46,
    seed = 7,
  } = options;
  const samples = along(curve, Math.max(3, Math.round(lengthOf(curve) / step)));
  const inner = samples.slice(1, -1);
  // A hand never draws the same leaf twice: a little sway, the same on every run.
  const next = random(seed);
  const sway = (range: number) => (next() - 0.5) * range;
  const nodes: Node[] = [bold(curve)];
  const turned = (s: Sample, side: number, by = spread) => at(s.x, s.y, s.angle + 90 + side * by);
  const leaves: Node[] = [];
  const curls: Node[] = [];
  const berry: Node[] = [];
  inner.forEach((s, i) => {
    const side = i % 2 ? 1 : -1;
    if (tendrils && i % tendrils === tendrils - 1)
      curls.push(...put([line(curl(size * 1.4, side))], turned(s, -side, spread * 0.5)));
    leaves.push(
      ...(inside === 'solid'
        ? put([solid(sliver(size + sway(size * 0.3)))], turned(s, side, spread + sway(18)))
        : [stamp(leaf(size, inside), [turned(s, side)])]),
    );
    if (berries && i % 2 === 0) {
      const away = (d: number, by: number) => put([beads(bead(0, -d), 3)], turned(s, -side, by));
      berry.push(...away(size * 0.6, 62), ...away(size * 0.9, 52));
    }
  });
  return [...nodes, ...curls, ...berry, ...leaves];
}

/** Motifs threaded at even steps along a curve, each turned to face along it. */
export function thread(curve: Shape, motif: Node[], count: number, turn = 0, scale = 1): Node[] {
  return [
    stamp(
      motif,
      along(curve, count).map((s) => at(s.x, s.y, s.angle + 90 + turn, scale)),
    ),
  ];
}

/** A string of pearls: the jewelled chain of haath-phool work. */
export const chain = (curve: Shape, size = 8): Node[] => [
  frill(curve, size, size + 0.6),
  dots(curve, size + 0.6, 2.4),
];

export type Band =
  | 'line'
  | 'bold'
  | 'dots'
  | 'hatch'
  | 'zigzag'
  | 'scallop'
  | 'petals'
  | 'diamonds'
  | 'leaves'
  | 'waves'
  | 'checks';

const heights: Record<Band, number> = {
  line: 3,
  bold: 4,
  dots: 6,
  hatch: 10,
  zigzag: 13,
  scallop: 8,
  petals: 20,
  diamonds: 16,
  leaves: 17,
  waves: 13,
  checks: 11,
};

export const arc = (half: number, y: number, sag: number): Shape =>
  path(`M${-half} ${y}Q0 ${y + sag * 2} ${half} ${y}`);

/**
 * Bands stacked upwards from y = 0 around a limb. Of a wide one half is drawn, and the other half is
 * its reflection; a finger's is too short to be worth that.
 */
export function cuff(bands: Band[], half: number, sag = 7, unit = 13): Node[] {
  let y = 0;
  const whole = half < 30;
  const count = Math.max(1, Math.round((half * (whole ? 2 : 1)) / unit));
  const w = (half * (whole ? 2 : 1)) / count / 2;
  const nodes = bands.flatMap((band): Node[] => {
    const h = heights[band];
    const curve = (rise: number, from = 0) =>
      whole
        ? arc(half, y - rise, sag / 1.5)
        : path(`M${from} ${y - rise + sag}Q${half / 2} ${y - rise + sag} ${half} ${y - rise}`);
    const base = curve(0);
    const [middle, top] = [curve(h / 2), curve(h)];
    const row = (d: string, mark: (s: Shape) => Node): Node[] =>
      along(base, count * 2)
        .filter((_, i) => i % 2)
        .flatMap((s) => put([mark(path(d))], at(s.x, s.y, s.angle)));
    const marks = (): Node[] => {
      switch (band) {
        case 'line':
          return [line(base)];
        case 'bold':
          return [bold(base)];
        case 'dots':
          return [dots(middle, 6, 3)];
        case 'hatch':
          // Half a gap in from the fold, so that the two halves keep one rhythm across it.
          return [line(base), hatch(curve(h / 2, 1.5), h, 3), line(top)];
        case 'checks':
          return [
            hatch(curve(h * 0.25, 0.7), h / 2, 1.3),
            hatch(curve(h * 0.75, 1.6), h / 2, 3.2),
            line(top),
          ];
        case 'zigzag':
          return [...row(`M${-w} -2L0 ${2 - h}L${w} -2`, line), ...row('M0 -3V-4', bold)];
        case 'scallop':
          return [
            line(scallops(base, count, h * 0.8)),
            dots(scallops(base, count, h * 1.15), 4.6, 2),
          ];
        case 'petals':
          return [
            ...row(
              `M${-w} 0Q${-w * 1.1} ${-h * 0.6} 0 ${1 - h}Q${w * 1.1} ${-h * 0.6} ${w} 0`,
              line,
            ),
            ...row(`M0 -2Q${-w} ${-h * 0.4} 0 ${-h * 0.66}Q${w} ${-h * 0.4} 0 -2Z`, solid),
          ];
        case 'diamonds':
          return [
            ...row(`M${-w} ${-h / 2}L0 ${1.5 - h}L${w} ${-h / 2}L0 -1.5Z`, line),
            ...row(
              `M${-w * 0.45} ${-h / 2}L0 ${-h * 0.72}L${w * 0.45} ${-h / 2}L0 ${-h * 0.28}Z`,
              solid,
            ),
          ];
        case 'leaves':
          return row(`M${-w} -2Q${-w} ${-h * 0.8} ${w * 0.7} ${2 - h}Q${w} -4 ${-w} -2Z`, solid);
        case 'waves':
          return row(
            `M${-w} -2C${-w} ${-h * 1.2} ${w * 0.9} ${-h * 1.1} ${w * 0.5} ${-h * 0.4}Q0 0 0 ${-h * 0.5}`,
            line,
          );
      }
    };
    const out = marks();
    y -= h;
    return out;
  });
  return whole ? nodes : [stamp(nodes, [identity, at(0, 0, 0, -1, 1)])];
}
