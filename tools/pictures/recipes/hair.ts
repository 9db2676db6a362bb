import {
  aloe,
  cucumberSlice,
  jasmine,
  leaf,
  marigold,
  sprig,
  turmericLeaves,
} from '../objects/botanicals.ts';
import {
  bunFromBehind,
  comb,
  dryer,
  foil,
  hairBrush,
  lock,
  longHair,
  plait,
  rollers,
  scissors,
  tailComb,
  tintBowl,
  tintBrush,
} from '../objects/hair.ts';
import { bowl, jar, maskBrush, oilBottle, openJar, pumpBottle, tube } from '../objects/vessels.ts';
import { colours } from '../palette.ts';
import { type Drawing, place } from '../svg.ts';
import type { Recipe } from './recipe.ts';

const seated = (figure: Drawing, x = 160, y = 180, scale = 1.12): Drawing =>
  place(figure, { x, y, scale });

const copper = ['#8a3b22', '#d98b5f'] as const;
const chestnut = ['#6b2f2a', '#b3674f'] as const;
const honey = [colours.hair, colours.goldDeep] as const;

const hairCare: Recipe = {
  moods: ['plum', 'gold', 'leaf', 'rose'],
  usual: (t) => ({ hero: hairBrush(t), sides: [comb(t), oilBottle(t)], flora: [sprig()] }),
  services: {
    spa: (t) => ({
      hero: openJar(t, colours.ivory, 84),
      sides: [hairBrush(t), pumpBottle(t)],
      flora: [leaf(100, 36)],
    }),
    'spa-long': (t) => ({
      figure: seated(longHair()),
      flora: [sprig(120), turmericLeaves(110)],
      front: [jar(t, 54, 52)],
    }),
    trim: (t) => ({ hero: scissors(t), sides: [comb(t, 90), lock()] }),
    haircut: (t) => ({ hero: dryer(t), sides: [scissors(t), hairBrush(t)] }),
    'oil-massage': (t) => ({
      hero: oilBottle(t),
      sides: [bowl(colours.brass, colours.gold, 90)],
      flora: [sprig(110), leaf(90, 34)],
      front: [jasmine(12)],
    }),
    'blow-dry': (t) => ({ hero: dryer(t), sides: [hairBrush(t)], flora: [leaf(110, 38)] }),
    ironing: (t) => ({
      figure: seated(longHair(colours.hair, colours.hairSheen)),
      front: [[], tailComb(t)],
    }),
    curls: (t) => ({
      figure: seated(longHair(colours.hair, colours.hairSheen, true)),
      flora: [sprig(120)],
      front: [rollers(t)],
    }),
    dandruff: (t) => ({
      hero: pumpBottle(t),
      sides: [aloe(86), bowl(t.light, colours.leafLight, 80)],
      front: [cucumberSlice(15)],
    }),
    protein: (t) => ({
      hero: tube(t),
      sides: [openJar(t, colours.cream), tailComb(t)],
      flora: [turmericLeaves(110)],
    }),
    keratin: (t) => ({
      hero: jar(t, 76, 70),
      sides: [tube(t), comb(t, 100)],
      flora: [leaf(100, 34), leaf(90, 32, colours.leafLight)],
    }),
  },
};

const hairColour: Recipe = {
  moods: ['plum', 'clay', 'rose'],
  usual: (t) => ({ hero: tintBowl(t, colours.brick), sides: [tintBrush(t), foil(t)] }),
  services: {
    root: (t) => ({ hero: tintBowl(t, colours.cocoa), sides: [tintBrush(t), tailComb(t)] }),
    henna: (t) => ({
      hero: bowl(colours.brass, '#6f7a3a', 116),
      sides: [maskBrush(t), turmericLeaves(96)],
      front: [leaf(30, 12)],
    }),
    global: (t) => ({ hero: tube(t), sides: [tintBowl(t, t.deep), lock(...copper)] }),
    'global-long': (t) => ({
      figure: seated(longHair(...chestnut)),
      flora: [sprig(110, 3, colours.leafLight)],
      front: [tintBowl(t, t.deep)],
    }),
    'own-colour': (t) => ({
      hero: tube(t, 110),
      sides: [tintBrush(t), jar(t)],
      flora: [leaf(90, 32)],
    }),
    crown: (t) => ({
      figure: seated(bunFromBehind(t.mid, ...honey), 160, 186, 1.2),
      front: [[], foil(t)],
    }),
    highlights: (t) => ({
      hero: foil(t),
      sides: [tintBrush(t), lock(...honey), tintBowl(t, colours.goldDeep)],
    }),
    balayage: () => ({
      figure: seated(longHair('#57281f', '#e0a060', true)),
      flora: [[], sprig(120)],
      front: [[], marigold(18)],
    }),
  },
};

/** Used by weddings and parties as well. */
export const hairdo = {
  gajra: (cloth: string) => seated(bunFromBehind(cloth), 160, 186, 1.2),
  plaited: (ribbon: string) => place(plait(ribbon, 7), { x: 160, y: 190, scale: 1.1 }),
};

export const hairRecipes = { 'hair-care': hairCare, 'hair-colour': hairColour };
