import { box } from '../geometry.ts';
import {
  cucumberSlice,
  jasmine,
  leaf,
  lemonSlice,
  marigold,
  rose,
  sprig,
} from '../objects/botanicals.ts';
import { wornBangles } from '../objects/festive.ts';
import { foot } from '../objects/figure.ts';
import { hand } from '../objects/hand.ts';
import { nailFile, polishBottle, squareBottle } from '../objects/nails.ts';
import {
  basin,
  basinWater,
  bubbles,
  candle,
  footBrush,
  pumice,
  rolledTowel,
  towelStack,
} from '../objects/spa.ts';
import { bowl, jar, maskBrush, openJar, pumpBottle, tube } from '../objects/vessels.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, place } from '../svg.ts';
import type { Recipe } from './recipe.ts';

const resting = (t: Tones, x: number, turn: number, extra: Drawing = []): Drawing =>
  place([...hand({ nails: t.deep, forearm: 90 }), ...extra], { x, y: 206, turn, scale: 0.96 });

/** Feet in a basin: the water hides the soles, so that ankles and rim do the drawing. */
const soaking = (t: Tones, x: number, floating: Drawing = []): Drawing => [
  form(box(-4, 186, 328, 60), t.ledge),
  ...place(
    [
      ...basinWater(t, 190),
      ...place(foot(colours.roseDeep, 190), { x: -24, y: -30, scale: 0.95 }),
      ...place(foot(colours.roseDeep, 190), { x: 42, y: -26, scale: 0.95 }),
      ...basin(t, 190),
      ...floating,
    ],
    { x, y: 212 },
  ),
];

const feet = (t: Tones, polish: string): Drawing => [
  ...place(foot(polish, 150), { x: 160, y: 180, scale: 1.25 }),
  ...place(foot(polish, 170), { x: 212, y: 190, scale: 1.25 }),
  ...place(towelStack(t, 1), { x: 170, y: 228, scale: 1.9 }),
];

const manicure: Recipe = {
  moods: ['rose', 'leaf', 'gold'],
  usual: (t) => ({
    hero: bowl(t.mid, colours.water),
    sides: [polishBottle(t.deep), rolledTowel(t)],
  }),
  services: {
    classic: (t) => ({
      ledge: 'behind',
      figure: resting(t, 128, 16),
      front: [polishBottle(t.mid)],
    }),
    express: (t) => ({ hero: polishBottle(t.deep), sides: [nailFile(t), rolledTowel(t)] }),
    spa: (t) => ({
      hero: bowl(t.mid, colours.water, 120),
      sides: [candle(t)],
      flora: [sprig(100)],
      front: [rose(16)],
    }),
    'de-tan': (t) => ({
      hero: bowl(t.mid, colours.gold, 100),
      sides: [maskBrush(t), tube(t)],
      front: [lemonSlice(16)],
    }),
    gel: (t) => ({
      hero: squareBottle(t.deep),
      sides: [polishBottle(t.mid), squareBottle(t.light, t.deep)],
      flora: [leaf(90, 32)],
    }),
    paraffin: (t) => ({
      hero: openJar(t, colours.cream, 90),
      sides: [candle(t, 64), candle(t, 42)],
      flora: [leaf(90, 32)],
    }),
    bridal: (t) => ({
      ledge: 'behind',
      figure: resting(t, 176, -14, wornBangles(t, 5)),
      flora: [[], sprig(110)],
      front: [marigold(20), rose(18)],
    }),
  },
};

const pedicure: Recipe = {
  moods: ['leaf', 'rose', 'clay'],
  usual: (t) => ({ figure: soaking(t, 160) }),
  services: {
    classic: (t) => ({
      figure: [...soaking(t, 140), ...place(polishBottle(t.deep), { x: 272, y: 216 })],
      flora: [[], sprig(110)],
    }),
    'mani-pedi': (t) => ({
      hero: basin(t, 130),
      sides: [polishBottle(t.deep), footBrush(t)],
      flora: [leaf(90, 32)],
    }),
    express: (t) => ({
      hero: squareBottle(t.deep),
      sides: [pumice(t), nailFile(t)],
      flora: [sprig(90)],
    }),
    spa: (t) => ({
      figure: [
        ...soaking(t, 176, [
          ...place(rose(13), { x: -72, y: -58 }),
          ...place(bubbles(), { x: 74, y: -66 }),
        ]),
        ...place(candle(t), { x: 48, y: 218 }),
      ],
    }),
    'de-tan': (t) => ({
      hero: openJar(t, colours.gold, 80),
      sides: [maskBrush(t), footBrush(t)],
      front: [lemonSlice(16)],
    }),
    heel: (t) => ({
      hero: pumice(t),
      sides: [pumpBottle(t), jar(t)],
      flora: [leaf(100, 34)],
      front: [cucumberSlice(14)],
    }),
    gel: (t) => ({ ledge: 'behind', figure: feet(t, colours.roseDeep) }),
    bridal: (t) => ({
      ledge: 'none',
      figure: soaking(t, 160, [
        ...place(marigold(15), { x: -72, y: -58 }),
        ...place(marigold(12, '#f39a2d'), { x: 76, y: -58 }),
      ]),
      front: [marigold(16), jasmine(13)],
    }),
  },
};

export const handsAndFeetRecipes = { manicure, pedicure };
