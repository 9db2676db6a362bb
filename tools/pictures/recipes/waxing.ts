import { aloe, leaf, sprig } from '../objects/botanicals.ts';
import { face, lowerFace } from '../objects/face.ts';
import { back, forearm, legs, raisedArm } from '../objects/figure.ts';
import { rolledTowel, towelStack } from '../objects/spa.ts';
import { browBrush, browCard } from '../objects/threading.ts';
import {
  bowl,
  honeyDrop,
  jar,
  openJar,
  spatula,
  tube,
  waxPot,
  waxStrip,
} from '../objects/vessels.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, place } from '../svg.ts';
import type { Recipe } from './recipe.ts';

const armed = (t: Tones, scale: number): Drawing => [
  ...place(forearm(), { x: 160, y: 146, scale }),
  ...place(waxStrip(t, 34, 60), { x: 218, y: 152, turn: 74, scale }),
];
const legged = (t: Tones, scale: number, strips: number): Drawing => [
  ...place(legs(), { x: 150, y: 166, scale }),
  ...Array.from({ length: strips }, (_, i) =>
    place(waxStrip(t, 30, 50), { x: 194 + i * 52, y: 142 - i * 16, turn: 66, scale }),
  ).flat(),
];
const behind = (t: Tones, y = 206): Drawing => place(back(t), { x: 160, y });
const raised = (t: Tones): Drawing => place(raisedArm(t), { x: 150, y: 210 });
const kit = (t: Tones, scale: number): Drawing => [
  ...place(waxPot(t), { x: 66, y: 222, scale }),
  ...place(spatula(colours.brassLight, 90), { x: 84, y: 176, turn: 24, scale }),
];

const strips = (t: Tones): Drawing => [
  ...place(waxStrip(t), { x: -14, turn: -10 }),
  ...place(waxStrip(t), { x: 12, turn: 8 }),
];

const dipped = (t: Tones): Drawing => [
  ...place(spatula(colours.brassLight), { x: 18, y: -48, turn: 22 }),
  ...waxPot(t),
];

const waxingNormal: Recipe = {
  moods: ['gold', 'marigold', 'clay'],
  usual: (t) => ({ hero: dipped(t), sides: [strips(t)], flora: [sprig()] }),
  services: {
    'full-arms': (t) => ({ figure: armed(t, 1.15), flora: [[], sprig(110)] }),
    underarms: (t) => ({ figure: raised(t), flora: [sprig(110)] }),
    'arms-underarms': (t) => ({
      figure: place(raised(t), { x: 24 }),
      front: [[], place(dipped(t), { scale: 0.7 })],
    }),
    'half-legs': (t) => ({ figure: legged(t, 1.05, 1), flora: [[], leaf(120, 40)] }),
    'full-legs': (t) => ({ ledge: 'behind', figure: legged(t, 1.15, 2), front: [honeyDrop(20)] }),
    'arms-legs': (t) => ({ hero: dipped(t), sides: [strips(t), rolledTowel(t)] }),
    'half-arms': (t) => ({ ledge: 'behind', figure: [...armed(t, 0.95), ...kit(t, 0.7)] }),
    stomach: (t) => ({ hero: strips(t), sides: [jar(t), towelStack(t, 2)], flora: [sprig(100)] }),
    back: (t) => ({ figure: behind(t), flora: [leaf(130, 46), leaf(120, 42, colours.leafLight)] }),
    'bikini-line': (t) => ({
      hero: waxPot(t),
      sides: [towelStack(t), honeyDrop(24)],
      flora: [leaf(100, 36)],
    }),
    'full-body': (t) => ({
      hero: dipped(t),
      sides: [towelStack(t), openJar(t, colours.gold)],
      flora: [sprig(110), leaf(90, 32)],
    }),
  },
};

const ricaWaxing: Recipe = {
  moods: ['leaf', 'rose', 'plum'],
  usual: (t) => ({ hero: jar(t, 90, 84), sides: [spatula(colours.brassLight), strips(t)] }),
  services: {
    'full-arms': (t) => ({
      ledge: 'behind',
      figure: [...armed(t, 1.05), ...place(jar(t), { x: 60, y: 224 })],
      flora: [[], aloe(110)],
    }),
    underarms: (t) => ({
      figure: place(raisedArm(t), { x: 168, y: 212, flip: true }),
      flora: [[], aloe(100)],
    }),
    'full-legs': (t) => ({
      figure: place(legged(t, 1.1, 2), { x: 320, flip: true }),
      flora: [aloe(120)],
    }),
    'half-legs': (t) => ({
      ledge: 'behind',
      figure: [
        ...place(legged(t, 1, 1), { x: 320, flip: true }),
        ...place(jar(t), { x: 262, y: 226 }),
      ],
    }),
    'half-arms': (t) => ({
      figure: place(armed(t, 1), { x: 320, flip: true }),
      flora: [sprig(120)],
    }),
    'arms-legs': (t) => ({
      hero: jar(t, 92, 86),
      sides: [spatula(colours.brassLight), strips(t)],
      flora: [aloe(100)],
    }),
    stomach: (t) => ({
      hero: openJar(t, colours.leafLight, 92),
      sides: [waxStrip(t), rolledTowel(t)],
      flora: [[], leaf(100, 36)],
    }),
    back: (t) => ({ figure: behind(t, 212), flora: [aloe(120), sprig(120)] }),
    bikini: (t) => ({ hero: tube(t), sides: [towelStack(t), aloe(80)] }),
    'full-body': (t) => ({ hero: dipped(t), sides: [aloe(90), towelStack(t)], flora: [] }),
  },
};

const portrait = (t: Tones, hair: 'bun' | 'band' | 'towel', y = 176, scale = 1.16): Drawing =>
  place(face({ cloth: t.mid, t, hair }), { x: 160, y, scale });
const below = (t: Tones, scale: number): Drawing =>
  place(lowerFace(colours.roseDeep, t.mid), { x: 160, y: 150, scale });

const faceWaxing: Recipe = {
  moods: ['rose', 'gold', 'plum'],
  usual: (t) => ({ figure: portrait(t, 'band') }),
  services: {
    'upper-lip': (t) => ({
      figure: place(lowerFace(colours.roseDeep, t.mid), { x: 160, y: 196, scale: 1.9 }),
    }),
    chin: (t) => ({ figure: below(t, 1.3) }),
    forehead: (t) => ({ figure: portrait(t, 'band', 186, 1.28), flora: [sprig(110)] }),
    'side-locks': (t) => ({ figure: portrait(t, 'bun'), flora: [[], leaf(130, 44)] }),
    'full-face': (t) => ({ figure: portrait(t, 'towel'), flora: [sprig(120), sprig(120)] }),
    neck: (t) => ({
      figure: place(lowerFace(colours.rose, t.deep), { x: 160, y: 116, scale: 1.2 }),
      flora: [leaf(110, 38), leaf(110, 38)],
    }),
    nose: (t) => ({
      hero: bowl(t.mid, colours.goldDeep, 90),
      sides: [spatula(colours.brassLight, 100), waxStrip(t, 30, 56)],
      flora: [leaf(90, 32)],
    }),
    'full-face-brows': (t) => ({ hero: browCard(t), sides: [dipped(t), browBrush(t)] }),
  },
};

export const waxingRecipes = {
  'waxing-normal': waxingNormal,
  'rica-waxing': ricaWaxing,
  'face-waxing': faceWaxing,
};
