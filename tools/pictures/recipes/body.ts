import { ellipse } from '../geometry.ts';
import {
  jasmine,
  leaf,
  lotus,
  marigold,
  rose,
  sprig,
  turmericLeaves,
  turmericRoot,
} from '../objects/botanicals.ts';
import { back, foot, forearm } from '../objects/figure.ts';
import { bunFromBehind } from '../objects/hair.ts';
import {
  candle,
  coffeeBeans,
  cupping,
  loofah,
  rolledTowel,
  stones,
  towelStack,
} from '../objects/spa.ts';
import {
  bowl,
  dropper,
  jar,
  maskBrush,
  oilBottle,
  openJar,
  pumpBottle,
} from '../objects/vessels.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, place } from '../svg.ts';
import type { Recipe } from './recipe.ts';

const restful = (t: Tones): Drawing => place(back(t), { x: 160, y: 208 });
/** Warm stones down the spine. */
const stoned = (t: Tones): Drawing => [
  ...restful(t),
  ...[118, 142, 168].map((y, i) =>
    form(ellipse(160, y, 13 + i, 7 + i), i === 1 ? t.deep : '#7a5a6d'),
  ),
];

const bodyPolishing: Recipe = {
  moods: ['clay', 'gold', 'rose'],
  usual: (t) => ({ hero: openJar(t, colours.cream, 84), sides: [loofah(t), towelStack(t)] }),
  services: {
    back: (t) => ({ figure: restful(t), flora: [leaf(130, 46), sprig(120)], front: [loofah(t)] }),
    'arms-legs': (t) => ({
      ledge: 'behind',
      figure: [
        ...place(forearm(), { x: 150, y: 128, scale: 1.1 }),
        ...place(openJar(t, colours.ivory, 80), { x: 90, y: 222 }),
        ...place(loofah(t), { x: 170, y: 224 }),
      ],
    }),
    full: (t) => ({
      hero: loofah(t),
      sides: [openJar(t, colours.ivory, 80), towelStack(t)],
      flora: [sprig(100)],
    }),
    coffee: (t) => ({
      hero: bowl(t.mid, colours.cocoa, 104),
      sides: [jar(t), coffeeBeans()],
      flora: [leaf(90, 32)],
    }),
    ubtan: (t) => ({
      hero: bowl(colours.brass, colours.gold, 110),
      sides: [turmericRoot(), maskBrush(t)],
      flora: [turmericLeaves(110)],
      front: [marigold(15)],
    }),
    bridal: (t) => ({
      hero: lotus(t, 78),
      sides: [openJar(t, colours.roseLight), candle(t)],
      front: [rose(14)],
      flora: [],
    }),
  },
};

const massage: Recipe = {
  moods: ['plum', 'clay', 'leaf', 'gold'],
  usual: (t) => ({ hero: stones(t), sides: [oilBottle(t), candle(t)] }),
  services: {
    'head-shoulder': (t) => ({
      figure: place(bunFromBehind(t.mid), { x: 160, y: 176, scale: 1.2 }),
      flora: [leaf(110, 40), leaf(110, 40, colours.leafLight)],
    }),
    foot: (t) => ({
      ledge: 'behind',
      figure: [
        ...place(foot(colours.roseDeep, 150), { x: 176, y: 192, scale: 1.5 }),
        ...place(towelStack(t, 1), { x: 150, y: 230, scale: 1.9 }),
      ],
      flora: [[], sprig(120)],
    }),
    back: (t) => ({ figure: stoned(t), flora: [sprig(120)] }),
    swedish: (t) => ({
      hero: oilBottle(t),
      sides: [towelStack(t), candle(t)],
      flora: [leaf(100, 36)],
    }),
    'deep-tissue': (t) => ({
      hero: stones(t),
      sides: [cupping(t), pumpBottle(t)],
      flora: [sprig(100)],
    }),
    aroma: (t) => ({
      hero: dropper(t, t.light),
      sides: [candle(t, 60), candle(t, 38)],
      flora: [sprig(110)],
      front: [jasmine(12)],
    }),
    abhyanga: (t) => ({
      hero: bowl(colours.brass, colours.gold, 110),
      sides: [oilBottle(t)],
      flora: [turmericLeaves(110)],
      front: [marigold(14)],
    }),
    prenatal: (t) => ({
      hero: lotus({ ...t, light: colours.roseLight, mid: colours.rose }, 80),
      sides: [rolledTowel(t), oilBottle(t, colours.cream)],
    }),
  },
};

export const bodyRecipes = { 'body-polishing': bodyPolishing, massage };
