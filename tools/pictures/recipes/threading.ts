import { ellipse } from '../geometry.ts';
import { aloe, leaf, rose, sprig } from '../objects/botanicals.ts';
import { browCloseUp, face, lipsCloseUp, lowerFace } from '../objects/face.ts';
import { mirror } from '../objects/makeup.ts';
import {
  browBrush,
  browCard,
  browPencil,
  spool,
  threadLoop,
  tweezers,
} from '../objects/threading.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, place, type Shape } from '../svg.ts';
import type { Recipe } from './recipe.ts';

const portrait = (t: Tones, hair: 'bun' | 'band', y: number, scale: number): Drawing =>
  place(face({ cloth: t.mid, t, hair }), { x: 160, y, scale });
/** A round window onto the skin for the close-ups. */
const skinDisc = (): Shape => form(ellipse(160, 120, 102), colours.skin);
/** The crossed thread over whatever part of the face is being shaped. */
const thread = (x: number, y: number, turn = 0, width = 240): Drawing =>
  place(threadLoop(width, 56), { x, y, turn });

export const threading: Recipe = {
  moods: ['rose', 'plum', 'gold'],
  usual: (t) => ({ hero: spool(t), sides: [browCard(t), browBrush(t)] }),
  services: {
    eyebrow: () => ({
      figure: [skinDisc(), ...place(browCloseUp(colours.line), { x: 160, y: 136, scale: 1.25 })],
    }),
    'upper-lip': () => ({
      figure: [
        skinDisc(),
        ...place(lipsCloseUp(colours.roseDeep), { x: 160, y: 144, scale: 1.35 }),
        ...thread(160, 90, -8, 340),
      ],
    }),
    'eyebrow-lip': (t) => ({
      hero: spool(t),
      sides: [browCard(t), tweezers()],
      flora: [sprig(90)],
    }),
    forehead: (t) => ({ figure: portrait(t, 'band', 196, 1.3), front: [spool(t)] }),
    chin: (t) => ({
      figure: place(lowerFace(colours.roseDeep, t.mid), { x: 146, y: 150, scale: 1.28 }),
      front: [spool(t)],
    }),
    'side-locks': (t) => ({
      figure: portrait(t, 'bun', 180, 1.16),
      flora: [leaf(120, 42), leaf(120, 42)],
      front: [spool(t)],
    }),
    neck: (t) => ({ hero: mirror(t), sides: [spool(t), browPencil(t)], flora: [leaf(100, 34)] }),
    'full-face': (t) => ({
      figure: portrait(t, 'band', 176, 1.12),
      flora: [aloe(100), sprig(120)],
      front: [spool(t), rose(16)],
    }),
  },
};
