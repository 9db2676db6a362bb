import { at, type Matrix, type Point, path, polar, type Shape } from './geometry.ts';
import { type Node, put, stamp } from './ink.ts';
import { type MandalaRing, mandala, rose } from './mandala.ts';
import { leaf } from './motifs.ts';
import type { Outline } from './outlines.ts';
import { type Band, cuff } from './trails.ts';

/** A cuff around the wrist at each lift above the foot of the picture. */
export const wristCuff = (o: Outline, bands: Band[], ...lifts: number[]): Node[] => [
  stamp(
    cuff(bands, 76, 7, 15.2),
    (lifts.length ? lifts : [-6]).map((lift) => at(o.wrist.x, 640 - lift)),
  ),
];

/** A rose with leaves tucked under it, so that no leaf is left floating on the skin. */
export function bouquet(
  r: number,
  inside: 'half' | 'vein',
  ...places: [number, number, number, number?][]
): Node[] {
  const one = [
    stamp(
      leaf(r * 1.02, inside),
      [-38, 0, 38].map((a) => at(polar(a - 90, r * 0.7).x, polar(a - 90, r * 0.7).y, a)),
    ),
    ...rose(r),
  ];
  return [
    stamp(
      one,
      places.map(([x, y, turn, scale]) => at(x, y, turn, scale ?? 1)),
    ),
  ];
}

/** The skin between the finger roots and the wrist, leaving the thumb's mount bare. */
export function palmField(o: Outline, bottom: number): Shape {
  const [, a, b, c, d] = o.digits.map((k) => ({ x: k.matrix[4], y: k.matrix[5] })) as Point[];
  if (!a || !b || !c || !d) return [];
  return path(
    `M${a.x - 30} ${a.y + 22}Q${a.x} ${a.y - 6} ${(a.x + b.x) / 2} ${a.y + 8}Q${b.x} ${b.y - 4} ${(b.x + c.x) / 2} ${b.y + 12}Q${c.x} ${c.y - 4} ${(c.x + d.x) / 2} ${c.y + 20}Q${d.x} ${d.y - 6} ${d.x + 40} ${d.y + 12}V${bottom}Q${o.wrist.x} ${bottom + 20} ${o.wrist.x - 90} ${bottom}Q${a.x - 12} ${a.y + 130} ${a.x - 30} ${a.y + 22}Z`,
  );
}

export const place = (nodes: Node[], x: number, y: number, turn = 0, sx = 1, sy = sx): Node[] =>
  put(nodes, at(x, y, turn, sx, sy));
export const copies = (nodes: Node[], ...places: Matrix[]): Node[] => [stamp(nodes, places)];

/** The round tikki at the heart of Indian palms: a flower, a beaded ring and two crowns of petals. */
export const tikki = (r: number, n = 16): Node[] => {
  const k = r / 78;
  return mandala([
    { t: 'disc', r: 5 * k },
    { t: 'circle', r: 9 * k },
    { t: 'petals', n: 8, r0: 9 * k, r1: 26 * k, w: 8 * k, form: 'dome', inside: 'filled' },
    { t: 'circle', r: 29 * k, bold: true },
    { t: 'dots', r: 33.5 * k, gap: 6, size: 3 },
    { t: 'circle', r: 38 * k },
    { t: 'petals', n, r0: 38 * k, r1: 60 * k, w: (110 * k) / n, form: 'onion', inside: 'filled' },
    {
      t: 'petals',
      n,
      r0: 38 * k,
      r1: 76 * k,
      w: (150 * k) / n,
      form: 'point',
      inside: 'vein',
      half: true,
      tip: true,
    },
  ]);
};

export const chakra = (r: number): MandalaRing[] => {
  const k = r / 80;
  return [
    { t: 'disc', r: 4 * k },
    { t: 'petals', n: 12, r0: 4 * k, r1: 22 * k, w: 4 * k, form: 'drop' },
    { t: 'circle', r: 24 * k, bold: true },
    { t: 'hatch', r: 28.5 * k, size: 8 * k, gap: 2.4 },
    { t: 'circle', r: 33 * k, bold: true },
    { t: 'petals', n: 12, r0: 33 * k, r1: 52 * k, w: 9 * k, form: 'dome', inside: 'dot' },
    {
      t: 'petals',
      n: 12,
      r0: 33 * k,
      r1: 68 * k,
      w: 10 * k,
      form: 'onion',
      inside: 'vein',
      half: true,
      tip: true,
    },
    { t: 'petals', n: 24, r0: 50 * k, r1: 82 * k, w: 7 * k, form: 'point' },
  ];
};

export const sunflower = (r: number): MandalaRing[] => {
  const k = r / 80;
  return [
    { t: 'disc', r: 9 * k },
    { t: 'dots', r: 13 * k, gap: 5, size: 2.6 },
    { t: 'circle', r: 17 * k },
    { t: 'petals', n: 16, r0: 17 * k, r1: 36 * k, w: 4.5 * k, form: 'drop', inside: 'filled' },
    { t: 'circle', r: 39 * k, bold: true },
    { t: 'circle', r: 43 * k },
    { t: 'petals', n: 20, r0: 43 * k, r1: 54 * k, w: 6.5 * k, form: 'dome', inside: 'filled' },
    { t: 'circle', r: 57 * k },
    { t: 'dots', r: 61 * k, gap: 6 },
    { t: 'circle', r: 65 * k, bold: true },
    {
      t: 'petals',
      n: 20,
      r0: 65 * k,
      r1: 82 * k,
      w: 9 * k,
      form: 'onion',
      inside: 'echo',
      tip: true,
    },
  ];
};

export const lotusWheel = (r: number): MandalaRing[] => {
  const k = r / 80;
  return [
    { t: 'disc', r: 5 * k },
    { t: 'circle', r: 10 * k },
    { t: 'beads', r: 15 * k, n: 8 },
    { t: 'circle', r: 20 * k, bold: true },
    { t: 'petals', n: 8, r0: 18 * k, r1: 48 * k, w: 15 * k, form: 'point', inside: 'filled' },
    {
      t: 'petals',
      n: 8,
      r0: 20 * k,
      r1: 64 * k,
      w: 18 * k,
      form: 'point',
      inside: 'echo',
      half: true,
    },
    {
      t: 'petals',
      n: 8,
      r0: 20 * k,
      r1: 80 * k,
      w: 20 * k,
      form: 'point',
      inside: 'vein',
      tip: true,
    },
  ];
};

export const star = (r: number): MandalaRing[] => {
  const k = r / 80;
  return [
    { t: 'disc', r: 6 * k },
    { t: 'petals', n: 8, r0: 8 * k, r1: 30 * k, w: 6 * k, form: 'point', inside: 'filled' },
    { t: 'circle', r: 33 * k, bold: true },
    { t: 'dots', r: 37 * k, gap: 6 },
    { t: 'circle', r: 41 * k },
    { t: 'petals', n: 16, r0: 41 * k, r1: 56 * k, w: 7 * k, form: 'point', inside: 'filled' },
    { t: 'beads', r: 63 * k, n: 16, turn: 11.25 },
    { t: 'beads', r: 72 * k, n: 8 },
  ];
};
