import { curve, ellipse, leafShape, polar, scallop } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink, place, tone } from '../svg.ts';

const vein = (x: number, y: number, length: number, degrees: number): string => {
  const [ax, ay] = polar(x, y, length * 0.12, degrees - 90);
  const [bx, by] = polar(x, y, length * 0.78, degrees - 90);
  return `M${ax} ${ay}L${bx} ${by}`;
};

export const leaf = (length = 60, width = 24, fill: string = colours.leaf): Drawing => [
  form(leafShape(0, 0, length, width, 0), fill),
  ink(vein(0, 0, length, 0)),
];

/** A stem with leaves on both sides, growing up from the origin. */
export const sprig = (height = 110, pairs = 3, fill: string = colours.leaf): Drawing => {
  const parts: Drawing = [ink(`M0 0C4 ${-height * 0.4} -4 ${-height * 0.7} 0 ${-height}`)];
  for (let i = 0; i < pairs; i += 1) {
    const y = -height * (0.22 + (0.62 * i) / pairs);
    const size = height * (0.4 - 0.07 * i);
    for (const side of [-1, 1])
      parts.push(form(leafShape(0, y, size, size * 0.42, side * (52 - i * 6)), fill));
  }
  parts.push(form(leafShape(0, -height * 0.82, height * 0.32, height * 0.14, 0), fill));
  return parts;
};

/** Long turmeric leaves, as they stand in the field. */
export const turmericLeaves = (height = 120): Drawing => [
  form(leafShape(0, 0, height * 0.86, height * 0.26, -24), colours.leaf),
  ink(vein(0, 0, height * 0.86, -24)),
  form(leafShape(0, 0, height * 0.8, height * 0.25, 28), colours.leafDeep),
  form(leafShape(0, 0, height, height * 0.28, 3), colours.leafLight),
  ink(vein(0, 0, height, 3)),
];

export const marigold = (radius = 26, fill: string = colours.gold): Drawing => {
  const core = fill === colours.gold ? colours.goldDeep : '#d9622b';
  return [
    form(scallop(0, 0, radius, 13, 4), fill),
    form(scallop(0, 0, radius * 0.66, 10, 20), fill),
    form(scallop(0, 0, radius * 0.34, 7, 0), core),
  ];
};

/** Marigolds threaded on a hanging line between two points. */
export const garland = (width: number, drop: number, count: number, radius = 11): Drawing => {
  const petals: [string, string] = ['', ''];
  let hearts = '';
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    const [x, y] = [width * t, 4 * drop * t * (1 - t)];
    petals[i % 2 === 0 ? 0 : 1] += scallop(x, y, radius, 7, i * 17);
    hearts += ellipse(x, y, radius * 0.3);
  }
  return [
    ink(`M0 0Q${width / 2} ${drop * 2} ${width} 0`),
    form(petals[0], colours.gold),
    form(petals[1], '#f39a2d'),
    ink(hearts),
  ];
};

const jasmineFlower = (x: number, y: number, size: number, start: number): Drawing => {
  let d = '';
  for (let i = 0; i < 5; i += 1) d += leafShape(x, y, size, size * 0.7, start + i * 72);
  return [form(d, colours.ivory), tone(ellipse(x, y, size * 0.2), colours.gold)];
};

export const jasmine = (size = 12): Drawing => jasmineFlower(0, 0, size, 10);

/** A string of jasmine buds along points; the gajra of the hair pictures. */
export const jasmineString = (points: [number, number][], size = 6): Drawing => {
  const parts: Drawing = [ink(curve(points))];
  points.forEach(([x, y], i) => {
    parts.push(form(scallop(x, y, size, 5, i * 40, 0.58), colours.ivory));
  });
  return parts;
};

export const lotus = (t: Tones, size = 60): Drawing => {
  const petal = (angle: number, length: number, fill: string) =>
    form(leafShape(0, 0, size * length, size * 0.4, angle), fill);
  return [
    petal(-72, 0.86, t.mid),
    petal(72, 0.86, t.mid),
    petal(-46, 0.98, t.light),
    petal(46, 0.98, t.light),
    petal(-22, 1.02, t.mid),
    petal(22, 1.02, t.mid),
    petal(0, 1.08, t.light),
  ];
};

export const turmericRoot = (): Drawing => [
  form(
    'M-46-8C-50-20-38-28-28-24C-26-36-10-38-8-27C4-34 20-32 24-24C36-34 52-26 46-14C50-4 38 2 26-1C10 4-12 3-24 0C-36 4-46 0-46-8z',
    colours.goldDeep,
  ),
  ink('M-30-18q4 6 2 12M-10-22q5 9 2 17M14-24q5 10 1 19M34-18q3 5 0 10'),
  form(ellipse(44, -16, 7.5, 9), colours.gold),
];

export const rose = (radius = 22): Drawing => [
  form(scallop(0, 0, radius, 6, 12, 0.66), colours.rose),
  form(scallop(0, 0, radius * 0.62, 5, 40, 0.66), colours.roseLight),
  ink(
    `M${-radius * 0.24} ${radius * 0.06}a${radius * 0.26} ${radius * 0.26} 0 1 1 ${radius * 0.34} ${radius * 0.22}`,
  ),
];

export const lemonSlice = (radius = 24): Drawing => {
  const spokes = [0, 60, 120].map((angle) => {
    const [ax, ay] = polar(0, 0, radius * 0.68, angle);
    return `M${ax} ${ay}L${-ax} ${-ay}`;
  });
  return [
    form(ellipse(0, 0, radius), colours.gold),
    form(ellipse(0, 0, radius * 0.8), colours.goldLight),
    ink(spokes.join('')),
  ];
};

export const cucumberSlice = (radius = 22): Drawing => {
  const seeds = [0, 60, 120, 180, 240, 300].map((angle) => {
    const [x, y] = polar(0, 0, radius * 0.24, angle);
    return leafShape(x, y, radius * 0.3, radius * 0.14, angle + 90);
  });
  return [
    form(ellipse(0, 0, radius), colours.leafDeep),
    form(ellipse(0, 0, radius * 0.84), '#e4efd2'),
    ink(seeds.join('')),
  ];
};

export const fruit = (fill: string, size = 24): Drawing => [
  form(
    `M0${-size * 1.7}C${size} ${-size * 2.1} ${size * 1.5} 0 0 0C${-size * 1.5} 0 ${-size} ${-size * 2.1} 0 ${-size * 1.7}z`,
    fill,
  ),
  ink(`M0${-size * 1.7}q1 -6 5 -10`),
  form(leafShape(2, -size * 1.8, size * 0.9, size * 0.4, 70), colours.leaf),
];

export const aloe = (height = 90): Drawing =>
  place(
    [
      form(leafShape(0, 0, height * 0.7, height * 0.26, -48), colours.leafDeep),
      form(leafShape(0, 0, height * 0.7, height * 0.26, 50), colours.leafDeep),
      form(leafShape(0, 0, height * 0.92, height * 0.26, -22), colours.leaf),
      form(leafShape(0, 0, height * 0.9, height * 0.26, 24), colours.leaf),
      form(leafShape(0, 0, height, height * 0.26, 1), colours.leafLight),
    ],
    {},
  );
