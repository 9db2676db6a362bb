import { type Picture, skins } from './compose.ts';
import { peacock } from './creatures.ts';
import { fingers } from './fingers.ts';
import { at, path } from './geometry.ts';
import { beads, bold, boss, dots, frill, lattice, type Node, put, stamp } from './ink.ts';
import { bouquet, chakra, copies, place, star, sunflower, tikki } from './layout.ts';
import { flower, mandala } from './mandala.ts';
import { lotus, paisley } from './motifs.ts';
import { forearm } from './outlines.ts';
import { type Band, chain, cuff, vine } from './trails.ts';

/** Drawn in the arm's own frame: the wrist at the origin, the elbow downwards, the hand above. */
const onArm = (...nodes: Node[]): Node[] => put(nodes, at(forearm.wrist.x, forearm.wrist.y, 4));
const sleeve = (bands: Band[], ...downs: number[]): Node[] => [
  stamp(
    cuff(bands, 52, 5, 13),
    downs.map((y) => at(0, y, 0, (46 + y * 0.11) / 46, 1)),
  ),
];
const hand: [number, number] = [5, -114];

export const armDesigns: Record<string, Picture> = {
  'mayur-baju': {
    outline: forearm,
    skin: skins.honey,
    ground: 'jharokha',
    tint: 'marigold',
    nails: '#a52a2a',
    art: [
      ...fingers(forearm.digits, 'domes'),
      ...onArm(
        ...place(mandala(chakra(58)), ...hand),
        ...sleeve(['bold', 'petals', 'bold', 'dots', 'line', 'scallop'], 20, 190, 238),
        ...place(peacock(0.92, 76, 7, -4, 104), -6, 94),
      ),
    ],
  },
  'lambi-bel': {
    mirror: true,
    outline: forearm,
    skin: skins.wheat,
    ground: 'moon',
    tint: 'rose',
    nails: '#c2415f',
    art: [
      ...fingers(forearm.digits.slice(1, 3), 'leaves'),
      ...onArm(
        ...vine(path('M-34 -176C-10 -150 50 -130 22 -70C-4 -20 -34 0 -16 60C4 110 36 140 4 250'), {
          step: 17,
          leaf: 20,
          tendrils: 3,
        }),
        ...bouquet(
          30,
          'half',
          [-14, -150, 80],
          [26, -96, -80],
          [-14, -4, 90],
          [4, 86, -90],
          [14, 172, 90],
        ),
      ),
    ],
  },
  'mughal-aastin': {
    outline: forearm,
    skin: skins.almond,
    ground: 'arch',
    tint: 'plum',
    nails: '#7a2560',
    art: [
      ...fingers(forearm.digits, 'drops'),
      ...onArm(
        ...place(tikki(58), ...hand),
        lattice(path('M-90 20H90V184H-90Z'), 'k'),
        ...sleeve(['bold', 'hatch', 'petals', 'bold'], 34, 214, 252),
        ...place(niche(), 0, 116),
      ),
    ],
  },
  'fez-sleeve': {
    mirror: true,
    outline: forearm,
    skin: skins.cinnamon,
    ground: 'sun',
    tint: 'haldi',
    nails: '#f3d9c4',
    art: [
      ...fingers(forearm.digits, 'diamonds'),
      ...onArm(
        ...copies(lozenge(), at(4, -116), at(-2, 106, 0, 1.16)),
        ...sleeve(['bold', 'zigzag', 'bold', 'diamonds', 'bold', 'checks', 'bold'], 18, 250),
        bold(path('M-80 40L-40 106L-80 172M80 40L40 106L80 172')),
      ),
    ],
  },
  'keri-kangan': {
    mirror: true,
    outline: forearm,
    skin: skins.honey,
    ground: 'arch',
    tint: 'haldi',
    nails: '#a52a2a',
    art: [
      ...fingers(forearm.digits, 'drops'),
      ...onArm(
        ...place(mandala(sunflower(54)), ...hand),
        ...sleeve(['bold', 'dots', 'bold', 'leaves', 'bold', 'scallop'], 14, 204, 250),
        ...copies(paisley(1, 'petals'), at(-24, 84, -14), at(24, 84, 14, -1, 1)),
        ...copies(flower(13, 8, 'filled'), at(0, 28), at(0, 132), at(-42, 138), at(42, 138)),
      ),
    ],
  },
  'moti-kada': {
    outline: forearm,
    skin: skins.wheat,
    ground: 'halo',
    tint: 'plum',
    nails: '#f6d5cc',
    art: [
      ...fingers(forearm.digits, 'rings'),
      ...onArm(
        ...chain(
          path(
            'M-60 -8Q0 14 60 -8M-70 84Q0 112 70 84M-80 190Q0 222 80 190M4 -90C2 -50 0 -30 0 190',
          ),
        ),
        ...place(mandala(star(46)), ...hand),
        ...copies(mandala(star(30)), at(0, 4, 0, 0.8), at(0, 98), at(0, 206, 0, 1.2)),
        ...copies(
          [beads(path('M0 0h0M0 8h0M0 15h0'), 3.4)],
          at(-24, 16),
          at(24, 16),
          at(-36, 112),
          at(36, 112),
          at(-46, 222),
          at(46, 222),
        ),
      ),
    ],
  },
};

function lozenge(): Node[] {
  return [
    lattice(path('M0 -60L42 0L0 60L-42 0Z'), 'h'),
    bold(path('M0 -66L47 0L0 66L-47 0ZM0 -73L52 0L0 73L-52 0Z')),
    dots(path('M0 -83L59 0L0 83L-59 0Z'), 7, 3.4),
  ];
}

function niche(): Node[] {
  const arch = path('M-42 60V-10C-42 -36 -10 -40 0 -66C10 -40 42 -36 42 -10V60Z');
  return [
    frill(arch, 11, 9.4),
    boss(arch),
    ...place(lotus(34), 0, 46),
    ...place(flower(16, 8, 'filled'), 0, -12),
  ];
}
