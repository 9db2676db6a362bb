import type { CategorySlug } from '../../packages/contract/src/catalogue/categories.ts';
import { box, ellipse } from './geometry.ts';
import {
  aloe,
  cucumberSlice,
  jasmine,
  leaf,
  lemonSlice,
  marigold,
  rose,
  sprig,
  turmericLeaves,
  turmericRoot,
} from './objects/botanicals.ts';
import { browCloseUp, face } from './objects/face.ts';
import { bangles, diya, kumkum, toran } from './objects/festive.ts';
import { back, foot, forearm } from './objects/figure.ts';
import { bunFromBehind, comb, hairBrush, scissors } from './objects/hair.ts';
import { hand } from './objects/hand.ts';
import { polishBottle, squareBottle } from './objects/nails.ts';
import { basin, basinWater, candle, rolledTowel, stones, towelStack } from './objects/spa.ts';
import { browBrush, spool } from './objects/threading.ts';
import {
  bowl,
  honeyDrop,
  jar,
  maskBrush,
  oilBottle,
  spatula,
  waxPot,
  waxStrip,
} from './objects/vessels.ts';
import { colours, type Tones } from './palette.ts';
import { clip, type Drawing, form } from './svg.ts';
import { at, paint, type Tableau } from './tableau.ts';

const sheet = { width: 480, height: 360, weight: 2.4 };

const counter = (t: Tones, y = 292): Drawing => [form(box(-4, y, 488, 80), t.ledge)];

const list: Record<CategorySlug, Tableau> = {
  nailart: {
    mood: 'rose',
    backdrop: 'sun',
    draw: (t) => [
      ...at(sprig(120), 404, 300, 1.5, { turn: 10 }),
      ...counter(t),
      ...at(squareBottle(t.light, colours.plumDeep), 340, 314, 1.4),
      ...at(polishBottle(t.deep), 410, 322, 1.5),
      ...at(hand({ nails: t.deep, forearm: 90 }), 164, 318, 1.5, { turn: 14 }),
      ...at(marigold(20), 54, 326, 1.4),
    ],
  },
  haircare: {
    mood: 'plum',
    backdrop: 'arch',
    draw: (t) => [
      ...at(leaf(130, 44), 92, 320, 1.5, { turn: -16 }),
      ...at(bunFromBehind(t.deep), 240, 234, 1.4),
      ...counter(t, 304),
      ...at(hairBrush(t), 392, 328, 1.3),
      ...at(oilBottle(t), 92, 330, 1.3),
      ...at(scissors(t), 338, 336, 1, { turn: -10 }),
      ...at(comb(t, 90), 184, 342, 1.1),
    ],
  },
  'mani-pedi': {
    mood: 'leaf',
    backdrop: 'mandala',
    draw: (t) => [
      ...at(sprig(130), 74, 300, 1.4, { turn: -8 }),
      ...counter(t),
      ...at(basinWater(t, 190), 236, 332, 1.4),
      ...at(foot(colours.roseDeep, 220), 204, 288, 1.34),
      ...at(foot(colours.roseDeep, 220), 292, 292, 1.34),
      ...at(basin(t, 190), 236, 332, 1.4),
      ...at(rose(14), 136, 252, 1.4),
      ...at(polishBottle(colours.roseDeep), 420, 330, 1.3),
      ...at(candle({ ...t, light: colours.cream }), 62, 336, 1.2),
    ],
  },
  waxing: {
    mood: 'gold',
    backdrop: 'rays',
    draw: (t) => [
      ...at(turmericLeaves(130), 60, 300, 1.4, { turn: -6 }),
      ...counter(t),
      ...at(forearm(), 266, 150, 1.5),
      ...at(waxStrip(t, 40, 70), 352, 160, 1.5, { turn: 76 }),
      ...at(spatula(colours.brassLight), 176, 262, 1.4, { turn: 20 }),
      ...at(waxPot({ ...t, light: colours.cream }), 156, 330, 1.4),
      ...at(towelStack(t), 344, 334, 1.3),
      ...at(honeyDrop(16), 248, 334, 1.4),
    ],
  },
  'bleach-dtan': {
    mood: 'marigold',
    backdrop: 'leaves',
    draw: (t) => [
      ...at(turmericLeaves(130), 64, 320, 1.5, { turn: -10 }),
      ...at(turmericLeaves(120), 418, 320, 1.5, { turn: 10 }),
      ...at(face({ cloth: colours.ivory, t, hair: 'towel', mask: colours.gold }), 240, 224, 1.36),
      ...counter(t, 304),
      ...at(bowl(t.deep, colours.gold, 100), 104, 338, 1.3),
      ...at(maskBrush(t, 104), 116, 276, 1.3, { turn: 26 }),
      ...at(turmericRoot(), 376, 342, 1.2),
      ...at(lemonSlice(18), 294, 332, 1.1),
    ],
  },
  weddingpackage: {
    mood: 'rose',
    backdrop: 'wada',
    draw: (t) => [
      ...at(toran(480, { ...t, mid: '#f39a2d' }), 0, 8, 1),
      ...at(face({ cloth: colours.brick, t, hair: 'veil', jewels: true }), 240, 244, 1.4),
      ...counter(t, 306),
      ...at(bangles({ ...t, mid: colours.leafDeep }, 4), 92, 342, 1.3),
      ...at(diya(), 388, 344, 1.2),
      ...at(kumkum(), 298, 346, 0.9),
      ...at(jasmine(14), 176, 334, 1.1),
    ],
  },
  'body-polishing': {
    mood: 'clay',
    backdrop: 'sun',
    draw: (t) => [
      ...at(leaf(140, 48), 88, 330, 1.5, { turn: -14 }),
      ...at(sprig(130), 402, 316, 1.4, { turn: 10 }),
      ...at(back({ ...t, light: colours.cream }), 240, 282, 1.36),
      ...counter(t, 308),
      ...at(oilBottle(t), 84, 336, 1.2),
      ...at(stones(t), 386, 340, 1.2),
      ...at(candle(t, 44), 170, 340, 1),
      ...at(rolledTowel(t), 278, 342, 1),
    ],
  },
  threading: {
    mood: 'plum',
    backdrop: 'window',
    draw: (t) => [
      ...at(sprig(120), 410, 300, 1.5, { turn: 12 }),
      ...counter(t),
      form('M186 290H226L232 326H180z', t.deep),
      form(ellipse(206, 326, 70, 12), t.deep),
      form(ellipse(206, 160, 146), t.deep),
      form(ellipse(206, 160, 130), colours.skin),
      clip(ellipse(206, 160, 129), at(browCloseUp(colours.line), 206, 184, 1.6)),
      ...at(spool(t), 396, 330, 1.4),
      ...at(browBrush(t), 336, 338, 1.2, { turn: 8 }),
      ...at(rose(16), 62, 326, 1.4),
    ],
  },
  'facial-cleanup': {
    mood: 'leaf',
    backdrop: 'arch',
    draw: (t) => [
      ...at(aloe(110), 78, 318, 1.4),
      ...at(sprig(130), 408, 316, 1.4, { turn: 8 }),
      ...at(
        face({
          cloth: colours.ivory,
          t: { ...t, light: colours.cream },
          hair: 'towel',
          mask: '#cfe0bf',
        }),
        240,
        224,
        1.36,
      ),
      ...counter(t, 304),
      ...at(bowl(t.deep, '#cfe0bf', 90), 372, 338, 1.3),
      ...at(maskBrush(t, 96), 380, 282, 1.2, { turn: 28 }),
      ...at(jar({ ...t, light: colours.goldLight }), 92, 340, 1.2),
      ...at(cucumberSlice(17), 164, 332, 1),
      ...at(cucumberSlice(17), 194, 334, 1),
    ],
  },
};

export const scenes = (): Map<string, string> =>
  new Map(Object.entries(list).map(([slug, scene]) => [slug, paint(sheet, scene)]));
