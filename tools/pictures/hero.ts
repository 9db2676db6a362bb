import { wadaArch } from './backdrops.ts';
import { ellipse, leafShape, limb, type Node, scallop } from './geometry.ts';
import { garland, jasmine, leaf, marigold, sprig, turmericLeaves } from './objects/botanicals.ts';
import { wornBangles } from './objects/festive.ts';
import { bowl, maskBrush } from './objects/vessels.ts';
import { colours, moods } from './palette.ts';
import { type Drawing, form, ink, place, svg, tone } from './svg.ts';

const sheet = { width: 720, height: 640, weight: 3 };
const t = moods.rose;

/** Without the leaf that would fall between arm and bowl. */
const fieldLeaves = turmericLeaves(180).filter((_, index) => index !== 2);

const finger = (i: number): Node[] => [
  [232 - i * 3, 456 + i * 17, 13 - i * 0.6],
  [272 - i * 4, 478 + i * 15, 11.5 - i * 0.6],
  [312 - i * 7, 488 + i * 12, 9 - i * 0.6],
  [328 - i * 8, 490 + i * 11, 7 - i * 0.4],
];

/** The left hand around the bowl: its fingers in front, its thumb over the rim. */
const holding = (): Drawing => [
  form(
    limb([
      [56, 690, 50],
      [112, 604, 38],
      [164, 530, 27],
      [200, 486, 34],
      [226, 458, 30],
    ]),
    colours.skin,
  ),
  ...place(wornBangles(t, 4), { x: 164, y: 530, turn: 36, scale: 1.44 }),
  ...[3, 2, 1, 0].map((i) => form(limb(finger(i), true), colours.skin)),
  form(
    limb(
      [
        [206, 452, 16],
        [222, 418, 13],
        [246, 388, 10],
        [258, 376, 7],
      ],
      true,
    ),
    colours.skin,
  ),
  form(
    limb([
      [252, 379, 5.5],
      [262, 370, 4.5],
    ]),
    colours.roseDeep,
  ),
];

/** The garland's end, hanging straight down to a leaf. */
const strand = (x: number, y: number): Drawing => [
  ink(`M${x} ${y}v78`),
  form(leafShape(x, y + 70, 40, 20, 180), colours.leaf),
  ...place(marigold(17, '#f39a2d'), { x, y }),
  ...[34, 62].map((drop, i) => form(scallop(x, y + drop, 14 - i * 2, 7), colours.gold)),
];

export const hero = (): string =>
  svg(sheet, [
    tone(wadaArch(360, 640, 560, 620), moods.gold.wash),
    ink(wadaArch(360, 644, 512, 588), colours.gold),
    tone(ellipse(360, 288, 150), colours.gold),
    ...place(garland(324, 62, 11, 17), { x: 198, y: 138 }),
    ...[198, 522].flatMap((x) => strand(x, 138)),
    ...place(fieldLeaves, { x: 128, y: 648, scale: 1.5, turn: -4 }),
    ...place(fieldLeaves, { x: 592, y: 648, scale: 1.5, turn: 4, flip: true }),
    ...place(sprig(150, 3, colours.leafLight), { x: 268, y: 400, scale: 0.95, turn: -16 }),
    ...place(leaf(150, 52, colours.leafDeep), { x: 468, y: 400, scale: 1, turn: 26 }),
    ...place(maskBrush(t, 116), { x: 376, y: 392, scale: 1.6, turn: 24 }),
    ...place(bowl(colours.brass, colours.gold, 290).slice(0, 4), { x: 360, y: 510 }),
    ink('M300 384C330 396 352 372 382 382C404 390 424 386 438 380', colours.goldDeep),
    ink('M246 446Q360 496 474 446M256 460Q360 508 464 460', colours.brassLight),
    ...holding(),
    ...place(holding(), { x: 720, flip: true }),
    ...place(marigold(34), { x: 298, y: 594 }),
    ...place(marigold(42, '#f39a2d'), { x: 364, y: 585 }),
    ...place(marigold(30), { x: 430, y: 597 }),
    ...place(jasmine(22), { x: 240, y: 610 }),
    ...place(jasmine(20), { x: 486, y: 612 }),
  ]);
