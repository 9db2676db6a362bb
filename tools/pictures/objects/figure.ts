import { ellipse, limb } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink, place } from '../svg.ts';

/** A resting back, hair up, a towel at the waist; cropped by the sheet's lower edge. */
export const back = (t: Tones): Drawing => [
  form(
    'M-14-120C-14-104-18-98-40-92C-68-86-80-70-82-40L-86 50H86L82-40C80-70 68-86 40-92C18-98 14-104 14-120z',
    colours.skin,
  ),
  ink('M-56-30C-54-4-52 20-54 50M56-30C54-4 52 20 54 50'),
  ink('M0-84C2-50-2-20 0 12M-34-66C-28-54-24-48-14-46M34-66C28-54 24-48 14-46', colours.skinShade),
  form('M-100 22Q0 42 100 22V60H-100z', t.light),
  ink('M-100 36Q0 56 100 36'),
  form(
    'M-30-150C-32-122-20-108 0-108S32-122 30-150C28-174 14-180 0-180S-28-174-30-150z',
    colours.hair,
  ),
  form(ellipse(0, -176, 20, 16), colours.hair),
  ink(
    'M-12-176C-8-186 8-186 12-178M-18-150C-16-132-8-124 0-122M18-150C16-132 8-124 0-122',
    colours.hairSheen,
  ),
];

/** Two crossed legs from the knee, toes pointed. */
export const legs = (): Drawing => {
  const leg = (fill: string): Drawing => [
    form(
      limb([
        [150, -66, 30],
        [96, -52, 24],
        [40, -30, 21],
        [-14, -16, 13],
        [-42, -10, 10],
        [-62, -4, 8.5],
        [-88, 6, 4],
      ]),
      fill,
    ),
    ink('M-44-19q6 5 2 10', colours.skinShade),
    form('M-91 5C-92 1-86-2-80 1Q-83 6-91 5z', colours.roseDeep),
  ];
  return [...place(leg(colours.skinShade), { x: 14, y: -28, turn: -7 }), ...leg(colours.skin)];
};

/** A foot from the side with its ankle, sole on the ground, toes to the left. */
export const foot = (polish: string, height = 70): Drawing => [
  form(
    `M-4 ${-height}C-4 -48 -10 -40 -24 -30C-40 -20 -58 -16 -66 -10C-72 -5 -69 0 -62 0H18C32 0 36 -8 34 -20C32 -34 27 -46 28 ${-height}`,
    colours.skin,
  ),
  form('M-69-7C-72-11-64-14-60-10Q-62-5-69-7z', polish),
  ink('M-52-10q-4 4-3 9M-43-11q-3 4-2 10M-35-12q-2 4-1 9M18-32q5 4 4 10', colours.skinShade),
];

/** A forearm laid across the picture, hand relaxed to the left. */
export const forearm = (): Drawing => [
  form(
    limb([
      [170, -40, 27],
      [110, -30, 24],
      [50, -20, 17],
      [10, -14, 12],
      [-18, -12, 15],
      [-44, -6, 9],
      [-72, 2, 5.4],
      [-88, 9, 3.8],
    ]),
    colours.skin,
  ),
  form(
    limb([
      [-14, -4, 7],
      [-30, 10, 6],
      [-46, 18, 4.2],
    ]),
    colours.skin,
  ),
  ink('M-78 0C-62-8-52-12-40-13'),
];

/** A back with one arm raised, its hand on the hair. */
export const raisedArm = (t: Tones): Drawing => [
  form(
    'M-14-120C-14-104-18-98-40-92C-68-86-80-70-82-40L-86 50H66L65-4C66-30 72-44 78-56C80-76 66-88 40-92C18-98 14-104 14-120z',
    colours.skin,
  ),
  ink('M-56-30C-54-4-52 20-54 50'),
  ink('M0-84C2-50-2-20 0 12M-34-66C-28-54-24-48-14-46M34-62C28-54 24-48 14-46', colours.skinShade),
  form('M-100 18Q-10 38 70 14V60H-100z', t.light),
  ink('M-100 32Q-10 52 70 28'),
  form(
    limb(
      [
        [54, -68, 23],
        [88, -104, 18],
        [100, -144, 15.5],
        [84, -178, 13],
        [52, -182, 11],
        [28, -170, 9],
      ],
      true,
    ),
    colours.skin,
  ),
  form(
    'M-30-150C-32-122-20-108 0-108S32-122 30-150C28-174 14-180 0-180S-28-174-30-150z',
    colours.hair,
  ),
  form(ellipse(-2, -180, 20, 15), colours.hair),
  ink('M-14-180C-10-190 6-190 10-182M-18-150C-16-132-8-124 0-122', colours.hairSheen),
  form(
    limb(
      [
        [44, -179, 10],
        [22, -168, 9],
        [6, -156, 7],
        [-6, -144, 4],
      ],
      true,
    ),
    colours.skin,
  ),
  ink('M2-160L-4-150M10-156L4-146'),
];
