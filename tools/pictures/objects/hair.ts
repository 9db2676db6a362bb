import { box, ellipse, leafShape, limb } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink, place, tone } from '../svg.ts';
import { jasmineString } from './botanicals.ts';

export const hairBrush = (t: Tones): Drawing => {
  const bristles = [-14, -5, 4, 13].map((x) => `M${x} -104v6M${x} -92v6M${x} -80v6`).join('');
  return [
    form('M-5-58L-6-6Q0 4 6-6L5-58z', t.deep),
    form('M-24-88C-24-116-14-128 0-128S24-116 24-88S14-54 0-54S-24-60-24-88z', t.deep),
    form(ellipse(0, -91, 17, 29), t.light),
    ink(bristles),
  ];
};

export const comb = (t: Tones, width = 110): Drawing => {
  const teeth: string[] = [];
  for (let x = 8; x < width - 4; x += 7) teeth.push(`M${x} 16V${x > width * 0.5 ? 40 : 38}`);
  return place(
    [
      form(`M0 6Q${width / 2} -10 ${width} 6V16H0z`, t.mid),
      ink(`M3 16V38M${width - 3} 16V38${teeth.join('')}`),
    ],
    { x: -width / 2, y: -40 },
  );
};

/** An oval with an oval hole: the inner edge runs the other way round. */
const ring = (x: number, y: number, rx: number, ry: number): string =>
  `${ellipse(x, y, rx, ry)}M${x - rx + 6} ${y}a${rx - 6} ${ry - 6} 0 1 0 ${2 * rx - 12} 0a${rx - 6} ${ry - 6} 0 1 0 ${12 - 2 * rx} 0z`;

/** A tail comb standing on its tail. */
export const tailComb = (t: Tones): Drawing => {
  let teeth = '';
  for (let y = -116; y < -58; y += 6) teeth += `M4 ${y}H20`;
  return [form('M-6-122Q0-128 6-122L5-52L1 0H-1L-5-52z', t.mid), ink(teeth)];
};

export const scissors = (t: Tones): Drawing => [
  form('M-3-52L14-124Q18-118 17-106L5-48z', colours.pearl),
  form('M3-52L-14-124Q-18-118-17-106L-5-48z', colours.ivory),
  ink('M-2-50L-10-32M2-50L10-32'),
  form(ring(-15, -17, 13, 17), t.deep),
  form(ring(15, -17, 13, 17), t.deep),
  form(ellipse(0, -52, 3.4), colours.brassLight),
];

export const dryer = (t: Tones): Drawing => [
  form('M4-58L14-6Q16 0 22 0H30Q36-1 34-8L26-60z', t.deep),
  form('M-26-96C0-112 48-110 52-82C50-58 10-52-26-66z', t.mid),
  form('M-26-98L-42-102V-60L-26-64z', t.light),
  form(ellipse(28, -82, 12), colours.ivory),
  ink('M22-82h12M28-88v12'),
];

/** Soft lines of warm air from the dryer's mouth. */
export const air = (): Drawing => [ink('M0 0q-10-6-20 0q-10 6-20 0M0 14q-8-5-16 0q-8 5-16 0')];

/** A lock of hair that falls in a wave. */
export const lock = (fill: string = colours.hair, sheen: string = colours.hairSheen): Drawing => [
  form(
    'M-18-130C-34-100-8-84-18-54C-26-30-14-10 2 0C-2-14 6-24 14-42C26-70 4-92 18-128Q0-138-18-130z',
    fill,
  ),
  ink('M-8-124C-18-98 4-84-6-54C-12-36-8-20-2-10M6-124C-2-96 14-80 6-54C2-40-2-34-2-26', sheen),
];

/** The back of a head: neck, shoulders cropped by the sheet, hair gathered in a bun with jasmine. */
export const bunFromBehind = (
  cloth: string,
  dress: string = colours.hair,
  sheen: string = colours.hairSheen,
): Drawing => [
  form(
    'M-16-34C-15-14-20-2-40 4C-72 12-92 28-98 64H98C92 28 72 12 40 4C20-2 15-14 16-34z',
    colours.skin,
  ),
  form('M-98 64C-92 40-84 28-66 20C-40 44 40 44 66 20C84 28 92 40 98 64z', cloth),
  form('M-40-88C-44-40-26-18 0-18S44-40 40-88C38-122 20-136 0-136S-38-122-40-88z', dress),
  ink('M0-134V-96M-16-132C-26-116-30-92-27-66M16-132C26-116 30-92 27-66', sheen),
  form(ellipse(0, -66, 31, 29), dress),
  ink('M-18-72C-16-88 12-92 18-74C22-58 2-46-8-56C-16-66 0-76 7-67', sheen),
  ...jasmineString(
    [
      [-31, -76],
      [-33, -64],
      [-29, -52],
      [-21, -42],
      [-10, -36],
      [2, -35],
      [13, -38],
      [23, -45],
      [30, -55],
      [33, -67],
      [31, -78],
    ],
    5.4,
  ),
];

/** A long plait, ribbon at its end. */
export const plait = (
  ribbon: string,
  links = 6,
  dress: string = colours.hair,
  sheen: string = colours.hairSheen,
): Drawing => {
  const parts: Drawing = [form(leafShape(0, 8, 40, 18, 180), dress), ink('M0 18V40', sheen)];
  for (let i = 0; i < links; i += 1) {
    const y = -i * 20;
    const w = 12 + i * 1.4;
    parts.push(
      form(
        `M0 ${y + 4}C${-w * 1.5} ${y} ${-w * 1.3} ${y - 26} 0 ${y - 24}C${w * 1.3} ${y - 26} ${w * 1.5} ${y} 0 ${y + 4}z`,
        dress,
      ),
    );
    parts.push(
      ink(
        `M${-w * 0.6} ${y - 16}Q0 ${y - 12} 0 ${y}M${w * 0.6} ${y - 16}Q2 ${y - 12} 1 ${y - 4}`,
        sheen,
      ),
    );
  }
  parts.push(form(box(-10, 0, 20, 10, 4), ribbon));
  return parts;
};

/** Loose hair seen from behind, for spa, straightening and colour. */
export const longHair = (
  dress: string = colours.hair,
  sheen: string = colours.hairSheen,
  wavy = false,
): Drawing => {
  const left = wavy ? 'C-52-30-36-8-48 22C-54 40-44 56-50 74' : 'C-48-40-48 20-44 74';
  const right = wavy ? 'C44 56 54 40 48 22C36-8 52-30 42-88' : 'C48 20 48-40 42-88';
  const strand = (x: number) =>
    wavy
      ? `M${x} -96C${x - 12} -60 ${x + 12} -30 ${x} 4C${x - 8} 28 ${x + 8} 44 ${x} 62`
      : `M${x} -100C${x * 1.1} -40 ${x * 1.1} 20 ${x} 62`;
  return [
    form('M-44 10C-74 16-92 30-98 74H98C92 30 74 16 44 10z', colours.skin),
    form('M-98 74C-94 50-86 36-70 26C-40 56 40 56 70 26C86 36 94 50 98 74z', colours.rose),
    form(
      `M-42-88${left}Q-22 88 0 80Q24 88 ${wavy ? 50 : 44} 74${right}C40-122 22-138 0-138S-40-122-42-88z`,
      dress,
    ),
    ink(`M0-136V-104${strand(-26)}${strand(-9)}${strand(9)}${strand(26)}`, sheen),
  ];
};

export const foil = (t: Tones): Drawing => [
  form('M-20-90H20L24 0H-24z', colours.pearl),
  ink('M-21-70H21M-22-46H22M-23-22H23', t.mid),
];

export const tintBowl = (t: Tones, dye: string): Drawing => [
  form('M-44-44C-44-12-28 0 0 0S44-12 44-44z', t.light),
  form('M40-38Q58-40 58-28Q50-24 38-26z', t.light),
  form(ellipse(0, -44, 44, 10), t.light),
  form(ellipse(0, -43, 36, 7), dye),
];

export const tintBrush = (t: Tones): Drawing => [
  form(
    limb([
      [0, -30, 4],
      [0, -80, 4.5],
      [0, -118, 1.6],
    ]),
    t.deep,
  ),
  form(box(-12, -34, 24, 14, 3), t.mid),
  form('M-12-20H12L10 2Q0 6-10 2z', colours.hair),
];

export const rollers = (t: Tones): Drawing =>
  [0, 1, 2].flatMap((i) =>
    place(
      [
        form(box(-15, -40, 30, 40, 6), i === 1 ? t.mid : t.light),
        form(ellipse(0, -40, 15, 5), t.deep),
        ink('M-15-26H15M-15-14H15'),
      ],
      {
        x: (i - 1) * 34,
        y: i === 1 ? -2 : 0,
      },
    ),
  );

export const shine = (size = 9): Drawing => [
  tone(
    `M0 ${-size}Q${size * 0.15} ${-size * 0.15} ${size} 0Q${size * 0.15} ${size * 0.15} 0 ${size}Q${-size * 0.15} ${size * 0.15} ${-size} 0Q${-size * 0.15} ${-size * 0.15} 0 ${-size}z`,
    colours.goldDeep,
  ),
];
