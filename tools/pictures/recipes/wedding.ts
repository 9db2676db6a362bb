import {
  garland,
  jasmine,
  leaf,
  marigold,
  rose,
  sprig,
  turmericLeaves,
} from '../objects/botanicals.ts';
import { face } from '../objects/face.ts';
import {
  anklet,
  bangles,
  diya,
  gift,
  kumkum,
  mehndiCone,
  mehndiTrail,
  mehndiVine,
  ringBox,
  toran,
  wornBangles,
} from '../objects/festive.ts';
import { foot } from '../objects/figure.ts';
import { hairBrush, rollers } from '../objects/hair.ts';
import { hand } from '../objects/hand.ts';
import { brushCup, compact, eyePalette, lipstick, mirror, perfume } from '../objects/makeup.ts';
import { bowl, jar, tube } from '../objects/vessels.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, place } from '../svg.ts';
import { hairdo } from './hair.ts';
import type { Recipe } from './recipe.ts';

const hennaed = (t: Tones, worn = 4): Drawing => [
  ...hand({ nails: colours.brick, forearm: 110 }),
  ...mehndiVine(),
  ...(worn > 0 ? wornBangles(t, worn) : []),
];
const one = (t: Tones, x: number, turn: number, worn = 4): Drawing =>
  place(hennaed(t, worn), { x, y: 206, turn, scale: 0.98 });
const two = (t: Tones, worn = 4, y = 210): Drawing => [
  ...place(hennaed(t, worn), { x: 90, y, turn: 4, scale: 0.84, flip: true }),
  ...place(hennaed(t, worn), { x: 230, y, turn: -4, scale: 0.84 }),
];
const bride = (t: Tones, cloth: string, y = 182, scale = 1.12): Drawing =>
  place(face({ cloth, t, hair: 'veil', jewels: true }), { x: 160, y, scale });
const guest = (t: Tones, cloth: string, jewels = true): Drawing =>
  place(face({ cloth, t, hair: 'bun', jewels }), { x: 160, y: 182, scale: 1.14 });
const overhead = (t: Tones): Drawing => place(toran(320, t), { y: 8 });
const strung = (): Drawing => place(garland(320, 24, 15, 11), { y: -6 });
const hennaFeet = (t: Tones): Drawing =>
  [
    [150, 190],
    [206, 210],
  ].flatMap(([x = 0, y = 0]) => [
    ...place(foot(colours.brick, 160), { x, y, scale: 1.3 }),
    ...place(mehndiTrail(), { x, y, scale: 1.3 }),
    ...place(anklet(t), { x, y, scale: 1.3 }),
  ]);

const bridal: Recipe = {
  moods: ['rose', 'marigold', 'gold'],
  usual: (t) => ({ figure: bride(t, colours.brick), hang: strung() }),
  services: {
    'mehndi-classic': (t) => ({ figure: two(t) }),
    'makeup-hd': (t) => ({ figure: bride(t, colours.brick), hang: overhead(t) }),
    'mehndi-feet': (t) => ({
      ledge: 'behind',
      figure: hennaFeet(t),
      front: [marigold(20), mehndiCone(t)],
    }),
    trial: (t) => ({
      hero: mirror(t),
      sides: [lipstick(colours.brick, t), brushCup(t)],
      flora: [sprig(100)],
    }),
    'haldi-look': (t) => ({
      figure: guest(t, colours.gold),
      hang: strung(),
      flora: [turmericLeaves(120), turmericLeaves(110)],
    }),
    maharashtrian: () => ({
      figure: hairdo.gajra(colours.leafDeep),
      flora: [marigoldOnStem(), marigoldOnStem()],
    }),
    'pre-bridal': (t) => ({
      hero: bowl(colours.brass, colours.gold, 100),
      sides: [diya(), jar(t)],
      flora: [turmericLeaves(110)],
      front: [marigold(15)],
    }),
    'mehndi-full': (t) => ({ ledge: 'behind', figure: two(t, 0, 176), front: [marigold(18)] }),
    'makeup-airbrush': (t) => ({
      figure: bride(t, colours.roseDeep, 192, 1.24),
      flora: [rosePot(), rosePot()],
    }),
  },
};

function marigoldOnStem(): Drawing {
  return [...sprig(104, 2), ...place(marigold(24), { y: -106 })];
}

function rosePot(): Drawing {
  return [...sprig(90, 2), ...place(rose(22), { y: -94 })];
}

const engagement: Recipe = {
  moods: ['plum', 'rose', 'gold'],
  usual: (t) => ({ hero: ringBox(t), sides: [lipstick(t.deep, t), perfume(t)] }),
  services: {
    makeup: (t) => ({ hero: lipstick(t.deep, t), sides: [brushCup(t), ringBox(t)] }),
    'mehndi-wrist': (t) => ({ ledge: 'behind', figure: one(t, 136, 12, 0), front: [ringBox(t)] }),
    'mehndi-elbow': (t) => ({
      ledge: 'behind',
      figure: one(t, 186, -12),
      flora: [rosePot()],
      front: [rose(20)],
    }),
    'makeup-hd': (t) => ({ figure: guest(t, t.deep), flora: [rosePot(), rosePot()] }),
    draping: (t) => ({ figure: bride(t, t.mid, 176, 1.04), hang: strung() }),
    hairstyle: (t) => ({ figure: hairdo.gajra(t.deep), flora: [rosePot()] }),
    groom: (t) => ({ hero: perfume(t), sides: [hairBrush(t), tube(t)], flora: [leaf(100, 34)] }),
    package: (t) => ({
      hero: ringBox(t),
      sides: [compact(t), gift(t)],
      flora: [rosePot()],
      front: [rose(14)],
    }),
  },
};

const party: Recipe = {
  moods: ['gold', 'plum', 'rose'],
  usual: (t) => ({ hero: compact(t), sides: [lipstick(t.deep, t), brushCup(t)] }),
  services: {
    makeup: (t) => ({ hero: compact(t), sides: [lipstick(colours.brick, t), brushCup(t)] }),
    'mehndi-one': (t) => ({ figure: one(t, 150, 4), flora: [leaf(120, 40)] }),
    'mehndi-two': (t) => ({ figure: two(t, 2) }),
    'mehndi-both-sides': (t) => ({
      ledge: 'behind',
      figure: two(t, 1, 196),
      front: [leaf(40, 16)],
    }),
    saree: (t) => ({
      figure: place(face({ cloth: t.light, pallu: t.deep, t, hair: 'bun', jewels: true }), {
        x: 160,
        y: 164,
        scale: 1.02,
      }),
      flora: [rosePot(), rosePot()],
    }),
    'kids-mehndi': (t) => ({
      hero: mehndiCone(t),
      sides: [kumkum(), bangles(t, 3)],
      front: [jasmine(12)],
      flora: [leaf(80, 30)],
    }),
    hairdo: (t) => ({ hero: hairBrush(t), sides: [rollers(t), mirror(t)], front: [jasmine(12)] }),
    'makeup-hair': (t) => ({
      hero: eyePalette(t),
      sides: [mirror(t), perfume(t)],
      flora: [sprig(90)],
    }),
    'mehndi-group': (t) => ({
      hero: bangles(t, 5),
      sides: [mehndiCone(t), diya()],
      hang: strung(),
    }),
  },
};

export const weddingRecipes = { bridal, engagement, party };
