import { box, ellipse, limb } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink, place, tone } from '../svg.ts';

/** A round bowl seen slightly from above, standing on its foot. */
export const bowl = (fill: string, content: string, width = 110): Drawing => {
  const w = width / 2;
  const h = width * 0.46;
  return [
    form(`M${-w * 0.36} 0l4 -6h${w * 0.72 - 8}l4 6z`, fill),
    form(
      `M${-w} ${-h}C${-w} ${-h * 0.35} ${-w * 0.55} -5 0 -5C${w * 0.55} -5 ${w} ${-h * 0.35} ${w} ${-h}z`,
      fill,
    ),
    form(ellipse(0, -h, w, w * 0.24), fill),
    form(ellipse(0, -h + w * 0.03, w * 0.84, w * 0.17), content),
    ink(`M${-w * 0.72} ${-h * 0.5}q${w * 0.1} ${h * 0.22} ${w * 0.3} ${h * 0.34}`, colours.ivory),
  ];
};

/** A flat mask brush, bristles down at the origin. */
export const maskBrush = (t: Tones, length = 120): Drawing => [
  form(
    limb([
      [0, -34, 3.6],
      [0, -length * 0.7, 4.6],
      [0, -length, 3],
    ]),
    t.deep,
  ),
  form('M-9-34L9-34L10-22L-10-22z', colours.brassLight),
  form('M-10-22C-13-12-12-2-6 3Q0 6 6 3C12-2 13-12 10-22z', colours.ivory),
  ink('M-3-16v12M4-16v10'),
];

export const spatula = (fill: string, length = 110): Drawing => [
  form(`M-4-40L-3 ${-length}q3 -5 6 0L4-40C10-34 10-8 8 0Q0 7-8 0C-10-8-10-34-4-40z`, fill),
];

export const waxPot = (t: Tones): Drawing => [
  form('M-46-58C-50-20-44 0-34 0H34C44 0 50-20 46-58z', t.deep),
  form(box(-52, -68, 104, 14, 7), t.light),
  form(ellipse(0, -67, 42, 8), colours.goldDeep),
  form(ellipse(0, -27, 13), colours.ivory),
  ink('M0-27L6-33M-7-20a10 10 0 1 1 14 0'),
  ink('M-38-46q-1 18 4 32', t.light),
];

/** Warm wax falling from a spatula's edge. */
export const honeyDrop = (size = 22): Drawing => [
  form(
    `M0 ${-size * 2}C${size * 0.3} ${-size * 1.4} ${size * 0.9} ${-size} ${size * 0.9} ${-size * 0.55}A${size * 0.9} ${size * 0.9} 0 1 1 ${-size * 0.9} ${-size * 0.55}C${-size * 0.9} ${-size} ${-size * 0.3} ${-size * 1.4} 0 ${-size * 2}z`,
    colours.gold,
  ),
  ink(
    `M${-size * 0.5} ${-size * 0.4}a${size * 0.5} ${size * 0.5} 0 0 0 ${size * 0.35} ${size * 0.45}`,
    colours.ivory,
  ),
];

export const waxStrip = (t: Tones, width = 40, height = 76): Drawing => [
  form(box(-width / 2, -height, width, height, 4), colours.ivory),
  form(
    `M${-width / 2 + 6} ${-height * 0.74}q${width * 0.18} -7 ${width * 0.35} 0q${width * 0.18} 7 ${width * 0.35} 0V-8h${12 - width}z`,
    t.mid,
  ),
];

export const jar = (t: Tones, width = 64, height = 62): Drawing => {
  const w = width / 2;
  return [
    form(box(-w, -height + 16, width, height - 16, 10), t.light),
    form(box(-w, -height * 0.52, width, height * 0.3, 0), colours.ivory),
    form(box(-w - 3, -height, width + 6, 20, 5), t.deep),
    ink(`M${-w * 0.5} ${-height * 0.37}h${w}`),
  ];
};

/** A jar without its lid, the cream standing in a soft peak. */
export const openJar = (t: Tones, content: string, width = 70): Drawing => {
  const w = width / 2;
  return [
    form(
      `M${-w + 5} -44C${-w * 0.6} -60 -8 -54 2 -70C10 -58 ${w * 0.7} -60 ${w - 5} -44z`,
      content,
    ),
    form(box(-w, -46, width, 46, 10), t.light),
    form(box(-w - 3, -48, width + 6, 10, 5), t.mid),
    ink(`M${-w + 9} -28v14`, colours.ivory),
  ];
};

export const pumpBottle = (t: Tones): Drawing => [
  ink('M0-86V-104'),
  form('M-6-104H12q10 0 12 8l-4 1q-2-3-8-3H-6q-4 0-4-3q0-3 4-3z', t.deep),
  form(box(-9, -90, 18, 12, 3), t.deep),
  form('M-24-62Q-24-78-8-78H8Q24-78 24-62V-8Q24 0 16 0H-16Q-24 0-24-8z', t.mid),
  form(box(-24, -50, 48, 30), colours.ivory),
  ink('M-10-39H10M-6-31H6'),
];

export const oilBottle = (t: Tones, oil: string = colours.gold): Drawing => [
  form(box(-8, -104, 16, 18, 4), t.deep),
  form(
    'M-9-86H9V-70C26-62 30-50 30-38V-10Q30 0 20 0H-20Q-30 0-30-10V-38C-30-50-26-62-9-70z',
    colours.ivory,
  ),
  tone('M-27-44H27V-10Q27-3 20-3H-20Q-27-3-27-10z', oil),
  ink('M-27-44q13 6 27 0q14-6 27 0'),
  ink('M-18-32v18', colours.ivory),
];

export const dropper = (t: Tones, liquid: string = colours.gold): Drawing => [
  form('M-6-100C-8-112 8-112 6-100V-88H-6z', t.mid),
  form(box(-12, -90, 24, 16, 4), t.deep),
  form('M-11-74H11V-66Q24-60 24-48V-8Q24 0 16 0H-16Q-24 0-24-8V-48Q-24-60-11-66z', colours.ivory),
  tone('M-21-40H21V-8Q21-3 16-3H-16Q-21-3-21-8z', liquid),
  ink('M0-74V-26M-21-40H21'),
];

export const tube = (t: Tones, height = 100): Drawing => [
  form(`M-22 ${-height}H22L16-20H-16z`, t.mid),
  form(box(-24, -height - 6, 48, 9, 2), t.light),
  form(box(-13, -20, 26, 20, 4), t.deep),
  form(ellipse(0, -height * 0.58, 11), colours.ivory),
  ink(`M-5 ${-height * 0.58}q5 -9 10 0q-5 9 -10 0`),
];

/** Two small bowls and a larger one; the mixing table of bleach and de-tan. */
export const nestedBowls = (t: Tones): Drawing => [
  ...place(bowl(t.mid, colours.cream, 70), { x: -24 }),
  ...place(bowl(t.deep, colours.goldLight, 54), { x: 26, y: 4 }),
];
