import { type Picture, skins } from './compose.ts';
import { crescent, elephant, peacock } from './creatures.ts';
import { fingers } from './fingers.ts';
import { at, path } from './geometry.ts';
import { beads, blank, bold, dots, lattice, line } from './ink.ts';
import {
  bouquet,
  chakra,
  copies,
  palmField,
  place,
  star,
  sunflower,
  tikki,
  wristCuff,
} from './layout.ts';
import { flower, mandala } from './mandala.ts';
import { lotus, paisley } from './motifs.ts';
import { palm, palms } from './outlines.ts';
import { circle, scallops } from './shapes.ts';
import { cuff, vine } from './trails.ts';

const { x: cx, y: cy } = palm.centre;

const jodiCuff = cuff(['bold', 'petals', 'bold', 'hatch', 'dots', 'line', 'scallop'], 66, 5, 13);

export const palmDesigns: Record<string, Picture> = {
  'gol-tikki': {
    outline: palm,
    skin: skins.wheat,
    ground: 'arch',
    tint: 'haldi',
    art: [
      ...fingers(palm.digits, 'caps'),
      ...place(tikki(80), cx, cy),
      ...copies(flower(13, 8, 'filled'), at(206, 290), at(342, 320), at(172, 400)),
      ...wristCuff(palm, ['bold', 'dots', 'line', 'scallop'], 70),
    ],
    bangles: true,
  },
  'dulhan-darbar': {
    mirror: true,
    outline: palm,
    skin: skins.honey,
    ground: 'jharokha',
    tint: 'marigold',
    art: [
      ...fingers(palm.digits, 'regal'),
      lattice(palmField(palm, 520), 'j'),
      blank(circle(84, cx, cy - 4)),
      ...place(mandala(sunflower(74)), cx, cy - 4),
      ...copies(paisley(0.8, 'petals'), at(216, 470, -24), at(316, 470, 24, -1, 1)),
      ...copies(flower(15, 8, 'filled'), at(176, 418), at(266, 484)),
      ...wristCuff(palm, ['bold', 'petals', 'bold', 'hatch', 'dots'], -6, 38, 82),
    ],
  },
  'mayur-mahal': {
    outline: palm,
    skin: skins.almond,
    ground: 'jharokha',
    tint: 'haldi',
    art: [
      ...fingers(palm.digits, 'domes'),
      ...vine(path('M146 410C170 456 206 486 262 496'), { step: 17, leaf: 18, tendrils: 3 }),
      ...place(peacock(1.3, 98, 9, -16, 116), 256, 420),
      dots(scallops(path('M196 330C214 282 330 276 352 330'), 9, 8), 5, 2.6),
      ...wristCuff(
        palm,
        ['bold', 'checks', 'bold', 'petals', 'bold', 'dots', 'line', 'scallop'],
        -6,
        52,
      ),
    ],
  },
  'kamal-sarovar': {
    mirror: true,
    outline: palm,
    skin: skins.wheat,
    ground: 'halo',
    tint: 'rose',
    art: [
      ...fingers(palm.digits, 'drops'),
      ...place(lotus(82), 268, 408),
      ...copies(lotus(34), at(214, 466, -18), at(318, 466, 18), at(266, 482)),
      line(
        path(
          'M268 414C262 430 268 446 266 470M256 414C240 430 226 440 216 456M280 414C294 430 306 440 316 456',
        ),
      ),
      ...place(
        [
          dots(scallops(path('M196 350C214 296 318 296 340 350'), 9, 12), 5, 2.4),
          line(scallops(path('M196 350C214 296 318 296 340 350'), 9, 9)),
        ],
        0,
        0,
      ),
      ...wristCuff(palm, ['bold', 'waves', 'bold', 'dots', 'line', 'petals'], -6, 46, 98),
    ],
  },
  'gulistan-bel': {
    outline: palm,
    skin: skins.honey,
    ground: 'moon',
    tint: 'marigold',
    art: [
      ...fingers([...palm.digits].slice(1, 3), 'buds'),
      ...fingers([...palm.digits].slice(3), 'caps'),
      ...vine(
        path('M214 268C222 330 330 330 318 394C306 452 220 446 222 520C224 570 262 600 292 640'),
        { step: 18, leaf: 22, tendrils: 3 },
      ),
      ...bouquet(37, 'half', [250, 332, 60], [308, 414, 120], [226, 496, -90, 0.82]),
    ],
  },
  'ambi-bagh': {
    mirror: true,
    outline: palm,
    skin: skins.cinnamon,
    ground: 'arch',
    tint: 'ivory',
    art: [
      ...fingers(palm.digits, 'bands'),
      ...vine(path('M194 332C176 400 206 456 262 486'), {
        step: 15,
        leaf: 15,
        tendrils: 0,
        berries: false,
      }),
      ...vine(path('M268 306C324 304 352 340 346 408'), {
        step: 15,
        leaf: 15,
        tendrils: 0,
        berries: false,
      }),
      ...copies(paisley(1.45, 'flower'), at(240, 406, -8), at(300, 382, 172)),
      ...copies(flower(15, 8, 'vein'), at(176, 410), at(236, 318), at(310, 462)),
      ...wristCuff(palm, ['bold', 'leaves', 'bold', 'dots', 'line', 'scallop'], -4, 38, 80),
    ],
  },
  'hathi-baraat': {
    outline: palm,
    skin: skins.wheat,
    ground: 'jharokha',
    tint: 'rose',
    art: [
      ...fingers(palm.digits, 'chevrons'),
      bold(path('M190 456V356C190 316 246 316 264 288C282 316 352 316 352 356V456')),
      dots(path('M182 456V352C184 308 244 306 264 278C284 306 358 308 360 352V456'), 7, 3),
      ...place(elephant(1.3), 272, 402),
      ...place([beads(path('M222 340h0M306 336h0M326 352h0M206 360h0'), 4.4)], 0, 0),
      ...wristCuff(
        palm,
        ['bold', 'diamonds', 'bold', 'petals', 'bold', 'hatch', 'dots'],
        -6,
        62,
        130,
      ),
    ],
  },
  'chand-raat': {
    mirror: true,
    outline: palm,
    skin: skins.honey,
    ground: 'moon',
    tint: 'plum',
    bangles: true,
    art: [
      ...fingers(palm.digits, 'caps'),
      ...place(mandala([...star(66), { t: 'circle', r: 1 }]), cx + 18, cy),
      ...place(crescent(88), cx + 2, cy + 2),
      dots(
        scallops(
          path(
            `M${cx + 48} ${cy - 84}C${cx - 40} ${cy - 126} ${cx - 96} ${cy - 60} ${cx - 96} ${cy}C${cx - 96} ${cy + 60} ${cx - 40} ${cy + 128} ${cx + 48} ${cy + 86}`,
          ),
          16,
          7,
        ),
        5,
        2.6,
      ),
      ...wristCuff(palm, ['bold', 'dots', 'line', 'zigzag', 'bold', 'scallop'], 66),
    ],
  },
  'jaal-gulab': {
    outline: palm,
    skin: skins.almond,
    ground: 'sun',
    tint: 'haldi',
    art: [
      ...fingers(palm.digits, 'jaali'),
      lattice(
        path('M296 292L330 300L380 322V540H250C236 480 330 440 300 380C284 344 300 320 296 292Z'),
        'k',
      ),
      ...vine(path('M276 268C290 330 262 352 282 392C300 440 232 470 240 560'), {
        step: 17,
        leaf: 20,
        tendrils: 4,
        berries: false,
      }),
      ...bouquet(33, 'vein', [262, 330, -100], [288, 410, -80], [240, 480, -90, 0.8]),
      ...wristCuff(palm, ['bold', 'petals', 'bold', 'dots'], -6, 29, 64),
    ],
  },
  'jodi-mandala': {
    outline: palms,
    pair: true,
    skin: skins.wheat,
    ground: 'arch',
    tint: 'marigold',
    art: [
      ...fingers(palms.digits, 'jaali'),
      ...place(mandala([...chakra(74), { t: 'dots', r: 84, gap: 7, size: 3 }]), 240, 288),
      ...copies(flower(13, 8, 'filled'), at(158, 244), at(142, 316)),
      ...copies(jodiCuff, at(179, 640), at(179, 580), at(179, 520), at(178, 460)),
      ...place(lotus(38), 179, 404),
    ],
  },
};
