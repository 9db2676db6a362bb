import { box, ellipse, limb } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink, place } from '../svg.ts';

export const lipstick = (shade: string, t: Tones): Drawing => [
  form('M-10-46V-72Q-8-86 10-92V-46z', shade),
  form(box(-13, -52, 26, 18, 2), colours.brassLight),
  form(box(-17, -38, 34, 38, 4), t.deep),
  ink('M-10-28v18', t.light),
];

export const compact = (t: Tones): Drawing => [
  form(ellipse(0, -72, 38), t.deep),
  form(ellipse(0, -72, 30), colours.pearl),
  ink('M-14-66L4-86M-4-60L14-80', colours.ivory),
  form(box(-12, -36, 24, 8, 3), colours.brassLight),
  form('M-40-20Q-40-30-30-30H30Q40-30 40-20V-8Q40 0 30 0H-30Q-40 0-40-8z', t.deep),
  form(ellipse(0, -20, 32, 7), t.light),
];

const powderBrush = (t: Tones, tip: string = colours.roseLight): Drawing => [
  form(
    limb([
      [0, -3, 3],
      [0, -40, 5],
      [0, -64, 5],
    ]),
    t.deep,
  ),
  form('M-6-60H6L10-78H-10z', colours.brassLight),
  form('M-10-78C-20-98-14-118 0-124C14-118 20-98 10-78z', tip),
  ink('M-4-86C-6-98-4-106-2-112M5-86C6-96 5-104 4-108'),
];

const slimBrush = (t: Tones): Drawing => [
  form(
    limb([
      [0, -2, 2.4],
      [0, -60, 4],
      [0, -72, 4],
    ]),
    t.mid,
  ),
  form('M-5-72H5L5-86H-5z', colours.brassLight),
  form('M-5-86C-9-98-4-110 0-116C4-110 9-98 5-86z', colours.hair),
];

/** Brushes standing in a cup. */
export const brushCup = (t: Tones): Drawing => [
  ...place(powderBrush(t, colours.roseLight), { x: -12, y: -22, turn: -12 }),
  ...place(slimBrush(t), { x: 4, y: -18, turn: 2 }),
  ...place(powderBrush(t, colours.cream), { x: 16, y: -18, turn: 14, scale: 0.9 }),
  form('M-30-56H30L25-6Q24 0 18 0H-18Q-24 0-25-6z', t.light),
  ink('M-29-42H29M-27-14H27', t.deep),
];

export const eyePalette = (t: Tones): Drawing => {
  const pans = [
    colours.goldLight,
    t.mid,
    colours.roseLight,
    t.deep,
    colours.brass,
    colours.plumLight,
  ];
  return [
    form(box(-52, -52, 104, 52, 8), colours.plumDeep),
    ...pans.map((fill, i) =>
      form(box(-46 + (i % 3) * 32, -46 + Math.floor(i / 3) * 22, 28, 18, 4), fill),
    ),
  ];
};

export const mirror = (t: Tones): Drawing => [
  form(box(-7, -46, 14, 46, 7), t.deep),
  form(ellipse(0, -84, 38, 42), t.deep),
  form(ellipse(0, -84, 30, 34), colours.pearl),
  ink('M-14-78L6-102M-4-70L14-92', colours.ivory),
];

export const perfume = (t: Tones): Drawing => [
  form(box(-9, -88, 18, 20, 4), colours.brassLight),
  form('M-22-68H22Q34-60 34-40V-10Q34 0 24 0H-24Q-34 0-34-10V-40Q-34-60-22-68z', t.light),
  form(ellipse(0, -32, 15), colours.ivory),
  ink('M0-42q8 10 0 20q-8-10 0-20'),
];
