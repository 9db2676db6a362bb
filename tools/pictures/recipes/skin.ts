import {
  aloe,
  cucumberSlice,
  fruit,
  jasmine,
  leaf,
  lemonSlice,
  lotus,
  marigold,
  rose,
  sprig,
  turmericLeaves,
  turmericRoot,
} from '../objects/botanicals.ts';
import { face } from '../objects/face.ts';
import { back, foot, forearm, raisedArm } from '../objects/figure.ts';
import { compact } from '../objects/makeup.ts';
import { rolledTowel, towelStack } from '../objects/spa.ts';
import {
  bowl,
  dropper,
  jar,
  maskBrush,
  nestedBowls,
  openJar,
  pumpBottle,
  tube,
} from '../objects/vessels.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, place } from '../svg.ts';
import type { Recipe } from './recipe.ts';

const calm = (t: Tones, mask?: string, hair: 'towel' | 'band' = 'towel', scale = 1.16): Drawing =>
  place(face({ cloth: colours.ivory, t, hair, mask }), {
    x: 160,
    y: 174 + (scale - 1.16) * 60,
    scale,
  });

const dipped = (content: string, t: Tones, width = 112): Drawing => [
  ...bowl(t.mid, content, width),
  ...place(maskBrush(t, 104), { x: 8, y: -48, turn: 26 }),
];
const pasted = (t: Tones, paste: string, scale = 1.1): Drawing => [
  ...place(forearm(), { x: 160, y: 130, scale }),
  ...place(dipped(paste, t, 90), { x: 90, y: 222 }),
];
const spine = (t: Tones): Drawing => place(back(t), { x: 160, y: 208 });
const steps = (): Drawing => [
  ...place(foot(colours.roseDeep, 140), { x: 156, y: 190, scale: 1.3 }),
  ...place(foot(colours.roseDeep, 160), { x: 206, y: 208, scale: 1.3 }),
];

const bleach: Recipe = {
  moods: ['gold', 'plum', 'clay'],
  usual: (t) => ({ hero: dipped(colours.cream, t), sides: [tube(t)] }),
  services: {
    face: (t) => ({ figure: calm(t, colours.cream), flora: [leaf(120, 42), leaf(110, 40)] }),
    'face-neck': (t) => ({ figure: calm(t, colours.ivory, 'band', 1.02), flora: [sprig(120)] }),
    oxy: (t) => ({
      hero: pumpBottle(t),
      sides: [dipped(colours.ivory, t, 90)],
      flora: [leaf(100, 36)],
      front: [jasmine(12)],
    }),
    arms: (t) => ({
      ledge: 'behind',
      figure: pasted(t, colours.cream),
      flora: [[], leaf(130, 44)],
    }),
    underarms: (t) => ({
      figure: place(raisedArm(t), { x: 156, y: 212 }),
      flora: [leaf(120, 40)],
      front: [[], jar(t, 54, 52)],
    }),
    back: (t) => ({ figure: spine(t), flora: [sprig(130), leaf(130, 46)] }),
    'full-body': (t) => ({
      hero: nestedBowls(t),
      sides: [towelStack(t), tube(t)],
      flora: [sprig(100)],
    }),
  },
};

const deTan: Recipe = {
  moods: ['marigold', 'leaf', 'gold'],
  usual: (t) => ({
    hero: dipped(colours.gold, t),
    sides: [turmericRoot()],
    front: [lemonSlice(15)],
  }),
  services: {
    'face-neck': (t) => ({
      figure: calm(t, colours.gold, 'band', 1.04),
      flora: [turmericLeaves(120), turmericLeaves(110)],
    }),
    arms: (t) => ({
      ledge: 'behind',
      figure: place(pasted(t, colours.gold), { x: 320, flip: true }),
      flora: [turmericLeaves(130)],
    }),
    feet: () => ({
      ledge: 'behind',
      figure: steps(),
      flora: [turmericLeaves(120)],
      front: [lemonSlice(20)],
    }),
    face: (t) => ({
      figure: calm(t, colours.gold),
      flora: [[], turmericLeaves(120)],
      front: [lemonSlice(20)],
    }),
    back: (t) => ({ figure: spine(t), flora: [turmericLeaves(140), turmericLeaves(130)] }),
    combo: (t) => ({
      hero: dipped(colours.gold, t),
      sides: [turmericRoot(), openJar(t, colours.cream)],
      front: [lemonSlice(15)],
    }),
    'full-body': (t) => ({
      hero: dipped(colours.goldDeep, t, 100),
      sides: [towelStack(t), turmericRoot()],
      flora: [turmericLeaves(110)],
    }),
  },
};

const diamond = (t: Tones): Drawing => [...jar(t, 70, 66)];

const facial: Recipe = {
  moods: ['leaf', 'gold', 'rose', 'plum'],
  usual: (t) => ({ figure: calm(t, t.light) }),
  services: {
    fruit: (t) => ({
      hero: bowl(t.mid, colours.goldLight, 100),
      sides: [fruit(colours.goldDeep), fruit(colours.brick, 20)],
      flora: [leaf(90, 32)],
      front: [lemonSlice(15)],
    }),
    gold: (t) => ({ figure: calm(t, colours.gold), flora: [marigoldStem(), marigoldStem()] }),
    'de-tan': (t) => ({
      hero: dipped(colours.gold, t),
      sides: [tube(t), turmericRoot()],
      front: [lemonSlice(14)],
    }),
    pearl: (t) => ({
      hero: compact({ ...t, light: colours.pearl }),
      sides: [openJar(t, colours.ivory)],
      flora: [sprig(100)],
      front: [jasmine(12)],
    }),
    diamond: (t) => ({
      hero: dropper(t, colours.pearl),
      sides: [diamond(t), jar(t, 50, 48)],
      flora: [leaf(110, 36)],
    }),
    acne: (t) => ({ figure: calm(t, colours.leafLight, 'band'), flora: [aloe(120), aloe(110)] }),
    'vitamin-c': (t) => ({
      hero: dropper(t, colours.goldDeep),
      sides: [fruit('#f39a2d', 26)],
      flora: [leaf(100, 34)],
      front: [lemonSlice(18)],
    }),
    hydra: (t) => ({
      hero: bowl(t.light, colours.water, 110),
      sides: [pumpBottle(t), rolledTowel(t)],
      front: [cucumberSlice(16)],
    }),
    'anti-ageing': (t) => ({
      hero: lotus({ ...t, light: colours.roseLight, mid: colours.rose }, 76),
      sides: [dropper(t), jar(t)],
    }),
    bridal: (t) => ({
      figure: place(face({ cloth: t.deep, t, hair: 'bun', jewels: true }), {
        x: 160,
        y: 180,
        scale: 1.14,
      }),
      flora: [marigoldStem(), marigoldStem()],
    }),
  },
};

function marigoldStem(): Drawing {
  return [...sprig(100, 2), ...place(marigold(24), { y: -104 })];
}

const cleanUp: Recipe = {
  moods: ['rose', 'leaf', 'clay', 'gold'],
  usual: (t) => ({ hero: pumpBottle(t), sides: [rolledTowel(t), bowl(t.mid, colours.ivory, 80)] }),
  services: {
    basic: (t) => ({ hero: pumpBottle(t), sides: [rolledTowel(t), jar(t)], flora: [sprig(100)] }),
    fruit: (t) => ({
      hero: openJar(t, '#f3b08a', 80),
      sides: [fruit(colours.brick), fruit(colours.goldDeep, 20)],
      front: [cucumberSlice(15)],
    }),
    'de-tan': (t) => ({
      figure: calm(t, colours.gold, 'band', 1.2),
      flora: [[], turmericLeaves(120)],
    }),
    charcoal: (t) => ({
      hero: dipped('#4a3f47', t),
      sides: [tube({ ...t, mid: '#7a6a76', deep: '#4a3f47' })],
      flora: [leaf(100, 34)],
    }),
    mens: (t) => ({
      hero: tube(t, 96),
      sides: [towelStack(t), dropper(t, t.light)],
      flora: [leaf(100, 34), leaf(90, 32, colours.leafLight)],
    }),
    back: (t) => ({ figure: spine(t), front: [jar(t, 54, 52), rose(18)] }),
    gold: (t) => ({
      hero: openJar(t, colours.gold, 84),
      sides: [compact(t)],
      flora: [marigoldStem()],
      front: [marigold(15)],
    }),
  },
};

export const skinRecipes = { bleach, 'de-tan': deTan, facial, 'clean-up': cleanUp };
