import { type Picture, skins } from './compose.ts';
import { at, path } from './geometry.ts';
import {
  beads,
  blank,
  bold,
  boss,
  dots,
  frill,
  lattice,
  line,
  type Node,
  put,
  solid,
} from './ink.ts';
import { bouquet, chakra, copies, lotusWheel, place, star } from './layout.ts';
import { flower, mandala } from './mandala.ts';
import { leaf, lotus } from './motifs.ts';
import { foot } from './outlines.ts';
import { circle, scallops } from './shapes.ts';
import { type Band, chain, cuff, vine } from './trails.ts';

const nails = { rose: '#c2415f', plum: '#7a2560', brick: '#a52a2a', nude: '#f6d5cc' };
const anklet = (bands: Band[], ...ys: number[]): Node[] =>
  copies(cuff(bands, 62, 8, 15.5), ...ys.map((y) => at(130, y)));

/** Dyed tips for the toes, and a beaded line along their roots. */
const toes = (): Node[] => [
  ...foot.digits.map(
    (d) =>
      put(
        [
          solid(
            path(
              `M-30 ${-d.length * 0.7}Q${-d.half / 2} ${-d.length * 0.62} 0 ${-d.length * 0.7}Q${d.half / 2} ${-d.length * 0.62} 30 ${-d.length * 0.7}V-140H-30Z`,
            ),
          ),
        ],
        d.matrix,
      )[0] as Node,
  ),
  ...chain(path('M44 196C70 158 104 132 150 124C176 122 200 124 222 130')),
];

export const footDesigns: Record<string, Picture> = {
  'payal-mandala': {
    outline: foot,
    pair: true,
    skin: skins.wheat,
    ground: 'arch',
    tint: 'haldi',
    nails: nails.brick,
    art: [
      ...toes(),
      lattice(path('M40 236C90 300 170 300 214 236L200 436Q130 466 60 436Z'), 's'),
      blank(circle(80, 130, 226)),
      ...place(mandala([...chakra(66), { t: 'dots', r: 74, gap: 7, size: 3 }]), 130, 226),
      boss(path('M130 312C166 342 166 384 130 426C94 384 94 342 130 312Z')),
      ...place(lotus(32), 130, 392),
      ...place(flower(13, 8, 'filled'), 130, 342),
      ...anklet(['bold', 'petals', 'bold', 'hatch', 'dots', 'line', 'scallop'], 486, 542),
    ],
  },
  'bel-padma': {
    outline: foot,
    pair: true,
    skin: skins.honey,
    ground: 'moon',
    tint: 'marigold',
    nails: nails.rose,
    art: [
      ...vine(
        path('M184 90C196 150 200 210 160 260C120 310 160 360 140 420C124 470 130 540 160 600'),
        { step: 17, leaf: 20, tendrils: 3 },
      ),
      ...bouquet(30, 'half', [172, 206, -90], [136, 300, 100], [138, 398, -80, 0.8]),
      ...copies(
        [beads(path('M0 0h0M0 -8h0M0 -15h0'), 3.4)],
        at(60, 200),
        at(86, 172),
        at(114, 152),
        at(143, 136),
      ),
    ],
  },
  'jaali-charan': {
    outline: foot,
    pair: true,
    skin: skins.almond,
    ground: 'jharokha',
    tint: 'rose',
    nails: nails.plum,
    art: [
      ...toes(),
      lattice(path('M30 226C70 180 130 160 224 168V420Q130 450 30 420Z'), 'k'),
      ...place(
        [
          boss(path('M130 196C170 236 180 300 130 384C80 300 90 236 130 196Z')),
          dots(path('M130 208C162 242 172 298 130 368C88 298 98 242 130 208Z'), 6, 3),
        ],
        0,
        0,
      ),
      ...place(lotus(34), 130, 306),
      ...place(mandala(star(22)), 130, 246),
      ...anklet(['bold', 'leaves', 'bold', 'petals', 'bold', 'scallop'], 474, 552),
    ],
  },
  'padma-charan': {
    outline: foot,
    pair: true,
    skin: skins.cinnamon,
    ground: 'halo',
    tint: 'haldi',
    nails: nails.brick,
    art: [
      ...toes(),
      ...place(mandala([...lotusWheel(70), { t: 'dots', r: 80, gap: 7, size: 3 }]), 130, 228),
      ...copies(lotus(38), at(130, 340), at(130, 384), at(130, 428)),
      dots(path('M82 322C92 370 98 400 96 430M178 322C168 370 162 400 164 430'), 7, 3.4),
      ...anklet(['bold', 'checks', 'bold', 'petals', 'bold', 'waves', 'bold'], 500, 580),
    ],
  },
  'nazuk-payal': {
    outline: foot,
    pair: true,
    skin: skins.wheat,
    ground: 'arch',
    tint: 'rose',
    nails: nails.nude,
    art: [
      ...chain(path('M62 446Q130 482 200 446')),
      dots(scallops(path('M62 460Q130 498 200 460'), 7, -14), 6, 2.8),
      ...place(mandala(star(30)), 130, 466),
      ...chain(path('M130 434C126 360 132 300 144 190')),
      ...place(flower(20, 8, 'filled'), 145, 176),
      ...copies(
        leaf(26, 'half'),
        at(130, 330, -60),
        at(130, 330, 60),
        at(134, 272, -60),
        at(134, 272, 60),
        at(138, 226, -60),
        at(138, 226, 60),
      ),
      ...place(
        [beads(path('M58 186h0M84 152h0M112 132h0M142 118h0M184 118h0M185 128h0'), 4)],
        0,
        0,
      ),
    ],
  },
  'sahara-charan': {
    outline: foot,
    pair: true,
    skin: skins.honey,
    ground: 'sun',
    tint: 'ivory',
    nails: nails.brick,
    art: [
      ...toes(),
      lattice(path('M130 180L176 276L130 400L84 276Z'), 'h'),
      bold(path('M130 168L184 276L130 414L76 276ZM130 154L194 276L130 430L66 276Z')),
      dots(path('M130 138L206 276L130 448L54 276Z'), 8, 4),
      line(path('M40 220L66 276L48 330M218 200L194 276L206 330M64 350L100 400M192 350L160 400')),
      frill(path('M60 470Q130 500 204 470'), 12, 10),
      ...anklet(['bold', 'zigzag', 'bold', 'diamonds', 'bold', 'checks', 'bold'], 514, 584),
    ],
  },
};
