import { box, ellipse, leafShape, polar, scallop } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink, place, tone } from '../svg.ts';

export const diya = (): Drawing => [
  form('M0-62C13-46 12-34 0-30C-12-34-13-46 0-62z', colours.gold),
  tone('M0-50C6-42 5-36 0-34C-5-36-6-42 0-50z', colours.ivory),
  form('M-44-30Q0-18 44-30C42-8 22 0 0 0S-42-8-44-30z', colours.brick),
  ink('M-28-13q7 5 14 0q7 5 14 0q7 5 14 0q7 5 14 0', colours.gold),
];

/** Bangles stacked on their side, one leaning. */
export const bangles = (t: Tones, count = 4): Drawing => {
  const fills = [t.deep, colours.brassLight, t.mid, colours.brass, t.deep];
  const parts: Drawing = [];
  for (let i = 0; i < count; i += 1) {
    const y = -9 - i * 10;
    parts.push(form(`M-36 ${y}a36 11 0 0 0 72 0v8a36 11 0 0 1 -72 0z`, fills[i] ?? t.mid));
  }
  const top = -9 - (count - 1) * 10;
  parts.push(
    form(ellipse(0, top, 36, 11), fills[count - 1] ?? t.mid),
    form(ellipse(0, top, 30, 7.4), t.light),
  );
  return parts;
};

/** Bangles worn on a wrist of the hand object, which has its wrist at the origin. */
export const wornBangles = (t: Tones, count = 4): Drawing =>
  Array.from({ length: count }, (_, i) =>
    form(
      `M-20 ${8 + i * 9}q20 7 40 0v7q-20 7-40 0z`,
      [t.deep, colours.brassLight, t.mid, colours.brassLight][i % 4] ?? t.mid,
    ),
  );

export const ringBox = (t: Tones): Drawing => [
  form('M-34-30L-28-74Q0-82 28-74L34-30z', t.light),
  form(box(-36, -34, 72, 34, 6), t.deep),
  form('M-26-34Q0-46 26-34z', colours.ivory),
  form(`${ellipse(0, -48, 14)}M-10 -48a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z`, colours.brassLight),
  form('M0-60l8-8l-4-6h-8l-4 6z', colours.ivory),
];

export const kumkum = (): Drawing => [
  form('M-36-24C-36-8-20 0 0 0S36-8 36-24z', colours.brass),
  form(ellipse(0, -24, 36, 9), colours.brassLight),
  form('M-26-25C-18-44 18-44 26-25Q0-19-26-25z', colours.roseDeep),
];

/** A mehndi cone lying on its side, tip to the left. */
export const mehndiCone = (t: Tones): Drawing => [
  form('M-60-6L34-30Q44-16 40 0z', t.deep),
  form('M32-30Q52-34 54-20Q56-4 40 0Q44-16 32-30z', colours.brassLight),
  ink('M-20-14L10-14M-6-10L24-9', colours.brassLight),
];

const paisley = 'M0 0C-16 0-18-22-4-30C4-35 14-32 14-24C14-18 6-16 5-20C14-14 12 0 0 0z';

/** A small mehndi vine that can be laid on a hand. */
export const mehndiVine = (stain: string = colours.cocoa): Drawing => {
  const dots = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((angle) => ellipse(...polar(0, -52, 17, angle), 1.2))
    .join('');
  return [
    ink(`${scallop(0, -52, 11, 8)}${ellipse(0, -52, 5)}`, stain),
    tone(dots, stain),
    ink(
      'M0-34V-24M0-72V-84M-31-110l5 3l5-4M-32-118l5 3l4-4M-12-124l5 3l5-3M-12-132l5 3l5-3M13-116l5 2l5-3M14-124l5 2l4-3M36-100l5 1l3-4',
      stain,
    ),
    ink(
      `${leafShape(0, -84, 12, 7, -34)}${leafShape(0, -84, 14, 7, 0)}${leafShape(0, -84, 12, 7, 34)}`,
      stain,
    ),
    ...place([ink(paisley, stain)], { x: 3, y: -6, scale: 0.62 }),
  ];
};

/** Sits on the ankle of the foot object. */
export const anklet = (t: Tones): Drawing => [
  form('M-5-62q17 8 34 0v6q-17 8-34 0z', colours.brassLight),
  form('M-5-54q17 8 34 0v5q-17 8-34 0z', t.deep),
];

/** A border along the foot object's side, from toes to ankle. */
export const mehndiTrail = (stain: string = colours.cocoa): Drawing => [
  ink('M-50-5C-30-8-10-6 10-5', stain),
  ink(`${scallop(-2, -24, 8, 7)}${ellipse(-2, -24, 3.5)}`, stain),
  ink([-40, -26, -12, 2].map((x) => leafShape(x, -7, 9, 5, 20)).join(''), stain),
];

/** Mango leaves and marigolds over a door. */
export const toran = (width: number, t: Tones): Drawing => {
  const parts: Drawing = [];
  const count = Math.round(width / 40);
  const step = width / count;
  for (let i = 0; i < count; i += 1) {
    const x = step * (i + 0.5);
    parts.push(form(leafShape(x, 4, 36, 17, 180), i % 2 ? colours.leaf : colours.leafLight));
  }
  for (let i = 0; i <= count; i += 1)
    parts.push(form(scallop(i * step, 4, 11, 7), i % 2 ? t.mid : colours.gold));
  return parts;
};

export const gift = (t: Tones): Drawing => [
  form(box(-32, -44, 64, 44, 4), t.mid),
  form(box(-36, -56, 72, 16, 4), t.light),
  form(box(-7, -56, 14, 56), colours.brassLight),
  form(
    'M0-56C-10-76-32-72-26-60Q-20-54 0-56C20-54 26-60 26-60C32-72 10-76 0-56z',
    colours.brassLight,
  ),
];
