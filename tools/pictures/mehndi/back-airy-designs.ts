import { type Picture, skins } from './compose.ts';
import { fingers } from './fingers.ts';
import { at, path } from './geometry.ts';
import { beads, dots } from './ink.ts';
import { bouquet, copies, place, star, sunflower, tikki, wristCuff } from './layout.ts';
import { flower, mandala } from './mandala.ts';
import { leaf, lotus } from './motifs.ts';
import { back } from './outlines.ts';
import { scallops } from './shapes.ts';
import { thread, vine } from './trails.ts';

const { x: cx, y: cy } = back.centre;
const nail = { plum: '#7a2560', rose: '#c2415f' };

/** Designs for the back of the hand that leave most of it bare. */
export const backAiryDesigns: Record<string, Picture> = {
  'shalimar-trail': {
    mirror: true,
    outline: back,
    skin: skins.wheat,
    ground: 'moon',
    tint: 'haldi',
    nails: nail.rose,
    art: [
      ...fingers(back.digits.slice(1, 3), 'leaves'),
      ...vine(
        path('M192 290C204 330 300 336 302 396C304 452 230 470 246 540C256 584 288 610 306 640'),
        { step: 19, leaf: 24, tendrils: 3 },
      ),
      ...bouquet(37, 'vein', [226, 328, 70], [298, 402, -70], [246, 490, 100, 0.8]),
    ],
  },
  'ek-bel': {
    outline: back,
    skin: skins.wheat,
    ground: 'arch',
    tint: 'rose',
    nails: nail.rose,
    bangles: true,
    art: [
      ...vine(
        path('M244 66C236 130 256 200 246 270C238 330 290 360 280 420C272 470 240 500 250 560'),
        { step: 17, leaf: 18, tendrils: 4, berries: true },
      ),
      ...copies(flower(17, 8, 'vein'), at(252, 268), at(280, 402), at(250, 560)),
      ...copies(
        [beads(path('M0 0h0M0 -8h0M0 -15h0'), 3.4)],
        at(188, 130, -7),
        at(303, 126, 5),
        at(358, 196, 12),
        at(102, 350, -26),
      ),
    ],
  },
  'aadha-chaand': {
    outline: back,
    skin: skins.honey,
    ground: 'halo',
    tint: 'haldi',
    nails: '#f6d5cc',
    art: [
      ...place(
        mandala([
          ...sunflower(100),
          { t: 'dots', r: 116, gap: 9, size: 3.4 },
          { t: 'beads', r: 126, n: 24 },
        ]),
        346,
        404,
      ),
      ...fingers(back.digits.slice(3), 'drops'),
      ...fingers(back.digits.slice(1, 3), 'rings'),
      ...wristCuff(back, ['line', 'dots', 'line'], 70),
    ],
  },
  'kamal-latkan': {
    mirror: true,
    outline: back,
    skin: skins.cinnamon,
    ground: 'halo',
    tint: 'rose',
    nails: nail.rose,
    art: [
      ...fingers(back.digits, 'rings'),
      dots(path('M254 430V524M232 432V488M276 432V488M210 428V458M298 428V458'), 7, 3.2),
      ...copies(
        leaf(26, 'half'),
        at(254, 526, 180),
        at(232, 490, 180),
        at(276, 490, 180),
        at(210, 460, 180),
        at(298, 460, 180),
      ),
      ...place(lotus(70), 254, 422),
      ...place(mandala(star(32)), 254, 330),
    ],
  },
  'mogra-phool': {
    outline: back,
    skin: skins.honey,
    ground: 'arch',
    tint: 'marigold',
    nails: nail.rose,
    mirror: true,
    art: [
      ...fingers(back.digits, 'buds'),
      ...thread(
        path('M334 316C300 350 262 360 236 396C212 432 226 480 200 540'),
        flower(24, 8, 'vein'),
        5,
      ),
      ...vine(path('M350 350C320 380 280 390 262 420C246 450 256 500 236 560'), {
        step: 17,
        leaf: 18,
        tendrils: 3,
        berries: false,
      }),
      dots(
        scallops(path('M314 300C284 330 240 340 214 384C196 420 206 470 184 520'), 12, -8),
        5,
        2.4,
      ),
    ],
  },
  'gulzar-tikki': {
    outline: back,
    skin: skins.cinnamon,
    ground: 'arch',
    tint: 'plum',
    nails: nail.plum,
    bangles: true,
    art: [
      ...fingers(back.digits, 'caps'),
      ...place(tikki(62, 12), cx - 4, cy - 10),
      ...copies(tikki(30, 8), at(258, 470), at(256, 536, 0, 0.8)),
      ...copies(
        leaf(22, 'half'),
        at(234, 462, -70),
        at(282, 462, 70),
        at(234, 490, -110),
        at(282, 490, 110),
      ),
      ...wristCuff(back, ['bold', 'dots', 'bold', 'scallop'], 62),
    ],
  },
};
