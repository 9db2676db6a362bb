import { box, curve, ellipse, scallop } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink, place, tone } from '../svg.ts';

export const towelStack = (t: Tones, count = 3): Drawing => {
  const fills = [t.mid, colours.ivory, t.light, t.deep];
  return Array.from({ length: count }, (_, i) => {
    const y = -22 * (i + 1);
    const w = 96 - i * 8;
    return [
      form(box(-w / 2, y, w, 22, 10), fills[i % fills.length] ?? t.mid),
      ink(`M${-w / 2 + 14} ${y + 11}H${w / 2 - 2}`),
    ];
  }).flat();
};

export const rolledTowel = (t: Tones): Drawing => [
  form(box(-50, -36, 84, 36, 16), t.light),
  form(ellipse(34, -18, 17, 18), colours.ivory),
  ink('M34-18m-8 0a8 9 0 1 1 9 9a4 5 0 1 1 1-10'),
  ink('M-34-36V0M-26-36V0', t.deep),
];

export const stones = (t: Tones): Drawing => [
  form(ellipse(0, -13, 44, 13), '#7a5a6d'),
  form(ellipse(3, -35, 33, 11), t.deep),
  form(ellipse(-2, -53, 22, 9), '#a88a9b'),
  ink('M-26-16q8-5 18-5M-12-38q6-3 14-3', colours.ivory),
];

export const candle = (t: Tones, height = 50): Drawing => [
  form(box(-18, -height, 36, height, 5), t.light),
  form(ellipse(0, -height, 18, 5), colours.ivory),
  ink(`M0 ${-height}v-9`),
  form(
    `M0 ${-height - 30}C10 ${-height - 18} 9 ${-height - 8} 0 ${-height - 7}C-9 ${-height - 8} -10 ${-height - 18} 0 ${-height - 30}z`,
    colours.gold,
  ),
  ink('M-18-16H18'),
];

export const basin = (t: Tones, width = 170): Drawing => {
  const w = width / 2;
  return [
    form(
      `M${-w} -54C${-w + 2} -16 ${-w * 0.74} 0 ${-w * 0.6} 0H${w * 0.6}C${w * 0.74} 0 ${w - 2} -16 ${w} -54z`,
      t.mid,
    ),
    ink(`M${-w + 6} -34Q0 -20 ${w - 6} -34`, t.light),
  ];
};

export const basinWater = (t: Tones, width = 170): Drawing => [
  form(ellipse(0, -54, width / 2, 15), t.light),
  form(ellipse(0, -53, width / 2 - 8, 11), colours.water),
];

export const pumice = (t: Tones): Drawing => [
  form('M-32-8C-36-26-16-34 2-32C26-34 38-20 32-8C28 2-28 2-32-8z', t.light),
  tone(ellipse(-12, -18, 3, 2), t.deep),
  tone(ellipse(4, -24, 2.4, 1.8), t.deep),
  tone(ellipse(12, -12, 3, 2), t.deep),
  tone(ellipse(-4, -9, 2, 1.5), t.deep),
  tone(ellipse(22, -20, 2, 1.5), t.deep),
];

export const loofah = (t: Tones): Drawing => [
  ink('M0-52C-4-66 12-72 10-58', t.deep),
  form(scallop(0, -28, 26, 9, 6), t.light),
  ink(
    `${curve([
      [-18, -28],
      [-8, -40],
      [4, -36],
      [14, -42],
    ])}${curve([
      [-16, -16],
      [-4, -28],
      [8, -22],
      [20, -28],
    ])}${curve([
      [-6, -8],
      [4, -14],
      [14, -10],
    ])}`,
  ),
];

export const footBrush = (t: Tones): Drawing => [
  form(box(-9, -110, 18, 110, 9), t.mid),
  form(box(-14, -108, 28, 46, 12), t.deep),
  ink('M-7-100v30M0-102v34M7-100v30', colours.ivory),
];

export const bubbles = (): Drawing => [
  form(ellipse(0, 0, 8), colours.ivory),
  form(ellipse(13, -9, 5), colours.ivory),
  form(ellipse(3, -17, 3.4), colours.ivory),
];

export const cupping = (t: Tones): Drawing => [
  ...place(
    [form('M-16 0V-24A16 16 0 0 1 16-24V0z', colours.ivory), form(ellipse(0, -41, 5, 4), t.deep)],
    { x: -20 },
  ),
  ...place(
    [form('M-16 0V-24A16 16 0 0 1 16-24V0z', t.light), form(ellipse(0, -41, 5, 4), t.deep)],
    { x: 20 },
  ),
];

export const coffeeBeans = (): Drawing =>
  [
    [-14, -7, 20],
    [6, -6, -30],
    [-2, -17, 60],
  ].flatMap(([x = 0, y = 0, turn = 0]) =>
    place([form(ellipse(0, 0, 10, 7), colours.cocoa), ink('M-7 0q7-5 14 0', colours.cocoaLight)], {
      x,
      y,
      turn,
    }),
  );

export const chocolate = (): Drawing => [
  form(box(-34, -46, 68, 46, 4), colours.cocoa),
  ink('M-34-23H34M-11-46V0M11-46V0', colours.cocoaLight),
];
