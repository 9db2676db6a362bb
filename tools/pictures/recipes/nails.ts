import { leaf, marigold, rose, sprig } from '../objects/botanicals.ts';
import { wornBangles } from '../objects/festive.ts';
import { hand } from '../objects/hand.ts';
import {
  fingerCloseUp,
  type NailPattern,
  type NailShape,
  nailFan,
  nailFile,
  polishBottle,
  squareBottle,
} from '../objects/nails.ts';
import { bowl, dropper } from '../objects/vessels.ts';
import { colours, moods, type Tones } from '../palette.ts';
import { type Drawing, place } from '../svg.ts';
import type { Recipe } from './recipe.ts';

/** Yellow nails look unwell, so the golden mood borrows rose for its polish. */
const lacquer = (t: Tones): Tones => (t.mid === moods.gold.mid ? moods.rose : t);

/** Three fingers rising from the lower edge, the middle one highest. */
const trio = (
  shape: NailShape,
  patterns: [NailPattern, NailPattern, NailPattern],
  t: Tones,
): Drawing => [
  ...place(fingerCloseUp(shape, patterns[0], lacquer(t)), { x: 88, y: 142, turn: -9, scale: 1.1 }),
  ...place(fingerCloseUp(shape, patterns[2], lacquer(t)), { x: 232, y: 142, turn: 9, scale: 1.1 }),
  ...place(fingerCloseUp(shape, patterns[1], lacquer(t)), { x: 160, y: 118, scale: 1.2 }),
];

const pair = (shape: NailShape, a: NailPattern, b: NailPattern, t: Tones): Drawing => [
  ...place(fingerCloseUp(shape, a, lacquer(t)), { x: 116, y: 130, turn: -6, scale: 1.3 }),
  ...place(fingerCloseUp(shape, b, lacquer(t)), { x: 206, y: 142, turn: 6, scale: 1.3 }),
];

const reaching = (nails: string, nailLength = 18, turn = 18): Drawing =>
  place(hand({ nails, nailLength, forearm: 90 }), { x: 132, y: 206, turn, scale: 0.98 });

const fan = (shape: NailShape, patterns: NailPattern[], t: Tones): Drawing =>
  place(nailFan(shape, patterns, lacquer(t)), { x: 160, y: 196, scale: 1.14 });

const nailArt: Recipe = {
  moods: ['rose', 'gold', 'plum'],
  usual: (t) => ({ hero: polishBottle(t.mid), sides: [squareBottle(t.deep), nailFile(t)] }),
  services: {
    'gel-polish': (t) => ({
      ledge: 'behind',
      figure: reaching(t.deep),
      front: [polishBottle(t.mid)],
    }),
    'french-tips': (t) => ({ figure: trio('almond', ['french', 'french', 'french'], t) }),
    removal: (t) => ({
      hero: bowl(t.light, colours.water, 100),
      sides: [dropper(t, t.light), nailFile(t)],
      flora: [sprig(90)],
    }),
    accent: (t) => ({ figure: pair('square', 'flower', 'plain', t) }),
    'cat-eye': (t) => ({ figure: pair('stiletto', 'swirl', 'swirl', t), flora: [leaf(80, 30)] }),
    chrome: (t) => ({
      hero: squareBottle(colours.pearl, t.deep),
      sides: [polishBottle(t.mid), squareBottle(t.light, colours.plumDeep)],
    }),
    ombre: (t) => ({ figure: trio('coffin', ['ombre', 'ombre', 'ombre'], t) }),
    'hand-painted': (t) => ({
      figure: fan('almond', ['dots', 'flower', 'swirl', 'stripe', 'glitter'], t),
    }),
    stone: (t) => ({
      ledge: 'behind',
      figure: trio('almond', ['stone', 'stone', 'stone'], t),
      front: [marigold(18), marigold(14, '#f39a2d')],
    }),
  },
};

const nailExtension: Recipe = {
  moods: ['plum', 'rose', 'gold'],
  usual: (t) => ({ hero: squareBottle(t.mid), sides: [nailFile(t), polishBottle(t.deep)] }),
  services: {
    gel: (t) => ({ figure: fan('almond', ['plain', 'plain', 'plain', 'plain', 'plain'], t) }),
    temporary: (t) => ({
      hero: polishBottle(t.mid, colours.ivory),
      sides: [nailFile(t), bowl(t.light, colours.ivory, 84)],
      flora: [sprig(100)],
    }),
    acrylic: (t) => ({ figure: trio('coffin', ['plain', 'glitter', 'plain'], t) }),
    refill: (t) => ({
      ledge: 'behind',
      figure: place(hand({ nails: t.mid, nailLength: 28, forearm: 90 }), {
        x: 190,
        y: 214,
        turn: -20,
      }),
      front: [[], squareBottle(t.deep)],
    }),
    'ext-removal': (t) => ({
      hero: bowl(t.mid, colours.water, 110),
      sides: [nailFile(t), squareBottle(t.light, t.deep)],
      flora: [leaf(90, 32), leaf(80, 28, colours.leafLight)],
    }),
    french: (t) => ({
      figure: fan('square', ['french', 'flower', 'french', 'flower', 'french'], t),
    }),
    bridal: (t) => ({
      ledge: 'behind',
      figure: [
        ...place(
          [...hand({ nails: colours.brick, nailLength: 26, forearm: 90 }), ...wornBangles(t, 5)],
          { x: 150, y: 196, turn: 8 },
        ),
      ],
      front: [rose(20), marigold(20)],
    }),
  },
};

export const nailsRecipes = { 'nail-art': nailArt, 'nail-extension': nailExtension };
