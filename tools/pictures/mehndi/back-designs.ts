import { type Picture, skins } from './compose.ts';
import { khatam } from './creatures.ts';
import { fingers } from './fingers.ts';
import { at, path } from './geometry.ts';
import { bold, boss, dots, frill, lattice, line, type Node } from './ink.ts';
import { chakra, copies, lotusWheel, palmField, place, star, wristCuff } from './layout.ts';
import { flower, mandala } from './mandala.ts';
import { lotus, paisley } from './motifs.ts';
import { back } from './outlines.ts';
import { chain, vine } from './trails.ts';

const { x: cx, y: cy } = back.centre;
const plumNail = '#7a2560';
const brickNail = '#a52a2a';

export const backDesigns: Record<string, Picture> = {
  'haath-phool': {
    outline: back,
    skin: skins.honey,
    ground: 'halo',
    tint: 'plum',
    nails: plumNail,
    art: [
      ...fingers(back.digits, 'rings'),
      ...chain(
        path(
          'M246 330C246 280 245 240 244 180M232 334C214 300 200 270 192 200M262 334C280 300 296 270 302 196M276 346C304 326 326 296 346 236',
        ),
      ),
      ...chain(path('M204 384C186 386 166 398 154 398')),
      ...chain(
        path('M260 430V540M240 428C218 456 210 500 208 540M282 428C302 456 306 500 304 540'),
      ),
      ...place(mandala(lotusWheel(66)), 260, 382),
      ...copies(flower(12, 8, 'filled'), at(234, 516), at(284, 516)),
      ...wristCuff(
        back,
        ['bold', 'dots', 'bold', 'diamonds', 'bold', 'petals', 'line', 'scallop'],
        34,
      ),
    ],
  },
  'jaali-dastana': {
    outline: back,
    skin: skins.almond,
    ground: 'jharokha',
    tint: 'marigold',
    nails: brickNail,
    art: [
      ...fingers(back.digits, 'regal'),
      lattice(palmField(back, 500), 'k'),
      ...place(
        [
          frill(path('M150 506Q254 540 360 506'), 18, 15.4),
          boss(path('M150 498Q254 530 360 498L362 484Q254 516 150 484Z')),
        ],
        0,
        0,
      ),
      ...place(mandala(chakra(56)), cx, cy),
      ...wristCuff(back, ['bold', 'petals', 'bold', 'dots', 'bold', 'scallop'], -6, 52),
    ],
  },
  'atlas-diamond': {
    mirror: true,
    outline: back,
    skin: skins.cinnamon,
    ground: 'sun',
    tint: 'ivory',
    nails: '#f3d9c4',
    art: [
      ...fingers(back.digits, 'diamonds'),
      lattice(path('M256 300L320 400L256 500L192 400Z'), 'h'),
      bold(path('M256 290L328 400L256 510L184 400ZM256 278L338 400L256 522L174 400Z')),
      dots(path('M256 264L348 400L256 536L164 400Z'), 8, 4),
      line(path('M184 400L150 430M328 400L370 400M150 440L190 412M322 412L370 440')),
      ...wristCuff(back, ['bold', 'zigzag', 'bold', 'diamonds', 'bold', 'checks', 'bold'], -6, 46),
    ],
  },
  'surya-chakra': {
    outline: back,
    skin: skins.wheat,
    ground: 'sun',
    tint: 'haldi',
    nails: brickNail,
    bangles: true,
    art: [
      ...fingers(back.digits, 'domes'),
      ...place(mandala([...chakra(82), { t: 'dots', r: 92, gap: 7.2, size: 3 }]), cx, cy),
      ...wristCuff(back, ['bold', 'petals', 'line', 'dots', 'bold', 'scallop'], 66),
    ],
  },
  'keri-jharna': {
    mirror: true,
    outline: back,
    skin: skins.almond,
    ground: 'arch',
    tint: 'haldi',
    nails: plumNail,
    art: [
      ...fingers(back.digits, 'vine'),
      ...copies(paisley(1.3, 'flower'), at(222, 352, 30)),
      ...copies(paisley(1.3, 'flower'), at(284, 420, 34, 0.84), at(252, 512, 20, 0.66)),
      ...vine(path('M186 392C196 440 214 470 226 500'), { step: 16, leaf: 16, tendrils: 0 }),
      ...vine(path('M268 318C310 326 336 356 338 400'), { step: 16, leaf: 16, tendrils: 0 }),
      ...copies(flower(15, 8, 'vein'), at(300, 330), at(196, 436), at(300, 490)),
      ...wristCuff(back, ['bold', 'leaves', 'line', 'dots', 'scallop'], 6, 54),
    ],
  },
  'khatam-star': {
    outline: back,
    skin: skins.honey,
    ground: 'jharokha',
    tint: 'ivory',
    nails: '#f3d9c4',
    art: [
      ...fingers(back.digits, 'chevrons'),
      ...place(khatamRosette(), cx - 4, cy + 8),
      ...wristCuff(back, ['bold', 'diamonds', 'bold', 'zigzag', 'bold', 'dots', 'bold'], -4, 52),
    ],
  },
  'rajwada-jharokha': {
    mirror: true,
    outline: back,
    skin: skins.wheat,
    ground: 'jharokha',
    tint: 'plum',
    nails: brickNail,
    art: [
      ...fingers(back.digits, 'domes'),
      lattice(palmField(back, 520), 's'),
      ...place(archWindow(), 258, 476),
      ...wristCuff(back, ['bold', 'petals', 'bold', 'checks', 'dots', 'bold'], -6, 52),
    ],
  },
};

function khatamRosette(): Node[] {
  return [
    ...copies(khatam(34), at(0, -88), at(0, 88), at(-78, 0), at(78, 0)),
    ...copies(
      [...khatam(26), ...flower(13, 8, 'filled')],
      at(-56, -60),
      at(56, -60),
      at(-50, 60),
      at(50, 60),
    ),
    ...khatam(70),
    ...mandala([...star(46), { t: 'dots', r: 46, gap: 6.6, size: 2.6 }]),
    ...copies(flower(13, 8, 'filled'), at(0, -88), at(0, 88), at(-84, 0), at(84, 0)),
  ];
}

function archWindow(): Node[] {
  const arch = path('M-62 20V-66C-62 -104 -14 -108 0 -142C14 -108 62 -104 62 -66V20Z');
  const inner = path('M-48 14V-62C-48 -92 -10 -96 0 -122C10 -96 48 -92 48 -62V14Z');
  return [
    frill(arch, 12, 10.4),
    boss(arch),
    dots(path('M-55 18V-64C-55 -98 -12 -102 0 -132C12 -102 55 -98 55 -64V18'), 6, 3),
    boss(inner),
    ...place(lotus(40), 0, -4),
    ...place(flower(24, 8, 'filled'), 0, -74),
  ];
}
