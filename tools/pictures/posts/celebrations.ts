import {
  garland,
  lemonSlice,
  marigold,
  turmericLeaves,
  turmericRoot,
} from '../objects/botanicals.ts';
import { face } from '../objects/face.ts';
import {
  bangles,
  diya,
  kumkum,
  mehndiCone,
  mehndiVine,
  ringBox,
  toran,
  wornBangles,
} from '../objects/festive.ts';
import { bunFromBehind } from '../objects/hair.ts';
import { hand } from '../objects/hand.ts';
import { brushCup, eyePalette, lipstick, mirror } from '../objects/makeup.ts';
import { bowl, maskBrush } from '../objects/vessels.ts';
import { colours, moods, type Tones } from '../palette.ts';
import type { Drawing } from '../svg.ts';
import { at, type Tableau } from '../tableau.ts';
import { table } from './table.ts';

const hennaed = (t: Tones): Drawing => [
  ...hand({ nails: colours.brick, forearm: 120 }),
  ...mehndiVine(),
  ...wornBangles(t, 4),
];

export const celebrations: Record<string, Tableau> = {
  'bridal-haldi': {
    mood: 'gold',
    backdrop: 'wada',
    draw: (t) => [
      ...at(garland(960, 36, 21, 18), 0, -8, 1),
      ...at(turmericLeaves(150), 130, 480, 2.1, { turn: -8 }),
      ...at(face({ cloth: colours.goldDeep, t, hair: 'bun', jewels: true }), 480, 366, 2),
      ...table(t, 456),
      ...at(bowl(colours.brass, colours.gold, 110), 746, 508, 2),
      ...at(maskBrush(t, 100), 760, 406, 1.9, { turn: 24 }),
      ...at(turmericRoot(), 250, 516, 1.7),
      ...at(marigold(24), 888, 488, 1.6),
    ],
  },
  'mehndi-stain': {
    mood: 'marigold',
    backdrop: 'mandala',
    draw: (t) => [
      ...at(hennaed(moods.rose), 326, 452, 2, { turn: 3, flip: true }),
      ...at(hennaed(moods.rose), 634, 452, 2, { turn: -3 }),
      ...at(mehndiCone(t), 150, 500, 1.8),
      ...at(lemonSlice(24), 836, 476, 1.7),
    ],
  },
  'festive-makeup': {
    mood: 'plum',
    backdrop: 'sun',
    draw: (t) => [
      ...at(toran(480, { ...t, mid: '#f39a2d' }), 0, 14, 2),
      ...table(t),
      ...at(mirror(t), 486, 496, 2.5),
      ...at(brushCup(t), 300, 496, 2.1),
      ...at(lipstick(colours.brick, t), 630, 498, 2.1),
      ...at(eyePalette(t), 784, 502, 1.9),
      ...at(diya(), 130, 504, 1.8),
    ],
  },
  'wedding-timeline': {
    mood: 'rose',
    backdrop: 'wada',
    draw: (t) => [
      ...at(toran(480, { ...t, mid: '#f39a2d' }), 0, 14, 2),
      ...at(bunFromBehind(colours.brick), 480, 366, 2.1),
      ...table(t, 462),
      ...at(bangles({ ...t, mid: colours.leafDeep }, 4), 152, 508, 1.9),
      ...at(kumkum(), 306, 514, 1.6),
      ...at(ringBox(t), 684, 508, 1.7),
      ...at(diya(), 846, 512, 1.8),
    ],
  },
};
