import { ellipse } from '../geometry.ts';
import {
  aloe,
  cucumberSlice,
  jasmine,
  leaf,
  lemonSlice,
  rose,
  sprig,
  turmericLeaves,
  turmericRoot,
} from '../objects/botanicals.ts';
import { browCloseUp, face } from '../objects/face.ts';
import { back, foot, legs } from '../objects/figure.ts';
import { comb, hairBrush, longHair } from '../objects/hair.ts';
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
  stones,
  towelStack,
} from '../objects/spa.ts';
import { browBrush, browPencil, spool, tweezers } from '../objects/threading.ts';
import {
  bowl,
  dropper,
  honeyDrop,
  maskBrush,
  oilBottle,
  openJar,
  spatula,
  waxPot,
  waxStrip,
} from '../objects/vessels.ts';
import { colours, moods } from '../palette.ts';
import { clip, form, ink } from '../svg.ts';
import { at, type Tableau } from '../tableau.ts';
import { table } from './table.ts';

export const care: Record<string, Tableau> = {
  'monsoon-hair': {
    mood: 'leaf',
    backdrop: 'window',
    draw: (t) => [
      ink(
        'M214 90l-10 40M280 150l-10 40M720 100l-10 40M770 190l-10 40M240 260l-10 40M700 280l-10 40',
        t.mid,
      ),
      ...at(longHair(colours.hair, colours.hairSheen, true), 470, 400, 2.2),
      ...table(t, 460),
      ...at(sprig(120), 110, 470, 2, { turn: -8 }),
      ...at(oilBottle(t), 232, 508, 1.8),
      ...at(comb(t, 110), 724, 516, 1.7),
      ...at(hairBrush(t), 868, 506, 1.8),
    ],
  },
  'summer-de-tan': {
    mood: 'marigold',
    backdrop: 'rays',
    draw: (t) => [
      ...at(turmericLeaves(140), 120, 470, 2.1, { turn: -10 }),
      ...at(aloe(120), 852, 450, 2),
      ...table(t),
      ...at(bowl(t.deep, colours.gold, 130), 470, 502, 2.1),
      ...at(maskBrush(t, 120), 486, 372, 2.1, { turn: 26 }),
      ...at(turmericRoot(), 246, 506, 1.8),
      ...at(openJar(t, colours.cream), 706, 500, 1.8),
      ...at(lemonSlice(24), 812, 486, 1.6),
    ],
  },
  'first-facial': {
    mood: 'leaf',
    backdrop: 'arch',
    draw: (t) => [
      ...at(aloe(120), 150, 470, 2),
      ...at(sprig(140), 818, 480, 2, { turn: 8 }),
      ...at(
        face({
          cloth: colours.ivory,
          t: { ...t, light: colours.cream },
          hair: 'towel',
          mask: '#cfe0bf',
        }),
        480,
        340,
        2.1,
      ),
      ...table(t, 456),
      ...at(bowl(t.deep, '#cfe0bf', 100), 726, 506, 1.9),
      ...at(maskBrush(t, 100), 738, 420, 1.8, { turn: 26 }),
      ...at(dropper(t), 250, 510, 1.7),
      ...at(cucumberSlice(22), 348, 492, 1.4),
    ],
  },
  'nail-care': {
    mood: 'rose',
    backdrop: 'moon',
    draw: (t) => [
      ...at(sprig(130), 846, 450, 2, { turn: 10 }),
      ...table(t),
      ...at(squareBottle(t.light, colours.plumDeep), 600, 480, 2),
      ...at(polishBottle(t.deep), 716, 494, 2.2),
      ...at(polishBottle(t.mid), 832, 484, 2),
      ...at(nailFile(t), 168, 506, 2, { turn: -14 }),
      ...at(hand({ nails: t.deep, forearm: 90 }), 350, 478, 2.3, { turn: 12 }),
    ],
  },
  'waxing-myths': {
    mood: 'gold',
    backdrop: 'hills',
    draw: (t) => [
      ...at(legs(), 640, 262, 2.5),
      ...at(waxStrip(t, 34, 56), 770, 214, 2.5, { turn: 66 }),
      ...table(t),
      ...at(spatula(colours.brassLight), 268, 398, 2, { turn: 20 }),
      ...at(waxPot({ ...t, light: colours.cream }), 238, 500, 2),
      ...at(honeyDrop(22), 388, 502, 1.8),
      ...at(towelStack(t), 716, 504, 2),
      ...at(aloe(90), 876, 480, 1.8),
    ],
  },
  'pedicure-home': {
    mood: 'leaf',
    backdrop: 'leaves',
    draw: (t) => [
      ...table(t),
      ...at(basinWater(t, 190), 470, 500, 2),
      ...at(foot(colours.roseDeep, 260), 424, 440, 1.95),
      ...at(foot(colours.roseDeep, 260), 552, 446, 1.95),
      ...at(basin(t, 190), 470, 500, 2),
      ...at(rose(16), 326, 386, 1.6),
      ...at(bubbles(), 626, 378, 1.8),
      ...at(candle({ ...t, light: colours.cream }), 176, 502, 1.9),
      ...at(footBrush(t), 742, 506, 1.9, { turn: 8 }),
      ...at(pumice(moods.clay), 844, 512, 1.7),
    ],
  },
  'oil-massage': {
    mood: 'clay',
    backdrop: 'arch',
    draw: (t) => [
      ...at(leaf(150, 54), 196, 490, 2.2, { turn: -14 }),
      ...at(sprig(140), 780, 480, 2, { turn: 10 }),
      ...at(back({ ...t, light: colours.cream }), 480, 420, 1.95),
      ...table(t, 462),
      ...at(oilBottle(t), 168, 510, 1.9),
      ...at(stones(t), 800, 514, 1.9),
      ...at(rolledTowel(t), 330, 516, 1.5),
      ...at(jasmine(16), 640, 498, 1.6),
    ],
  },
  'threading-brows': {
    mood: 'rose',
    backdrop: 'hills',
    draw: (t) => [
      ...at(sprig(130), 860, 450, 2, { turn: 10 }),
      ...table(t),
      form('M426 420H486L496 490H416z', t.deep),
      form(ellipse(456, 492, 112, 18), t.deep),
      form(ellipse(456, 240, 222), t.deep),
      form(ellipse(456, 240, 198), colours.skin),
      clip(ellipse(456, 240, 196), at(browCloseUp(colours.line), 456, 276, 2.4)),
      ...at(spool(t), 746, 500, 2.1),
      ...at(browPencil(t), 646, 506, 2, { turn: 8 }),
      ...at(tweezers(), 176, 506, 2, { turn: -8 }),
      ...at(browBrush(t), 106, 502, 2, { turn: -4 }),
    ],
  },
};
