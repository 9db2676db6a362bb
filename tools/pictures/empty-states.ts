import { box, ellipse } from './geometry.ts';
import { jasmine, leaf, marigold, sprig } from './objects/botanicals.ts';
import { diya } from './objects/festive.ts';
import { maskBrush } from './objects/vessels.ts';
import { colours, type MoodName, moods, type Tones } from './palette.ts';
import { type Drawing, form, ink, place, svg, tone } from './svg.ts';

const sheet = { width: 200, height: 160, weight: 2 };

/** Stands on the page itself: a soft disc and a ground line instead of a painted sheet. */
const small = (mood: MoodName, draw: (t: Tones) => Drawing): string => {
  const t = moods[mood];
  return svg(sheet, [tone(ellipse(100, 78, 66), t.wash), ...draw(t), ink('M26 140H60M66 140H174')]);
};

const at = (drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Drawing =>
  place(drawing, { x, y, scale, turn });

const basket = (t: Tones): Drawing => [
  ink('M68 92C68 46 132 46 132 92'),
  form('M52 92H148L138 134Q137 140 130 140H70Q63 140 62 134z', t.mid),
  form(box(46, 84, 108, 14, 7), t.light),
  ink('M80 106L84 130M100 106V130M120 106L116 130'),
];

const envelopeBell = (t: Tones): Drawing => [
  form(ellipse(100, 124, 10), t.deep),
  form(
    'M64 122C74 112 72 96 74 82C76 62 86 54 100 54S124 62 126 82C128 96 126 112 136 122z',
    t.mid,
  ),
  form(ellipse(100, 50, 6), t.deep),
  ink('M84 82C85 72 89 66 95 64', colours.ivory),
];

const card = (t: Tones): Drawing => [
  form(box(58, 40, 84, 100, 8), colours.ivory),
  form(box(58, 40, 84, 26, 8), t.mid),
  ink('M74 34V48M126 34V48M72 84H128M72 100H128M72 116H104'),
];

const lens = (t: Tones): Drawing => [
  form('M122 106L130 98L152 122Q156 130 150 134Q144 138 138 132z', t.deep),
  form(ellipse(96, 76, 42), t.mid),
  form(ellipse(96, 76, 32), colours.ivory),
];

const page = (t: Tones): Drawing => [
  form('M100 58C84 46 64 46 48 52V128C64 122 84 122 100 134z', colours.ivory),
  form('M100 58C116 46 136 46 152 52V128C136 122 116 122 100 134z', t.light),
  ink(
    'M60 72Q76 68 88 76M60 88Q76 84 88 92M60 104Q76 100 88 108M112 76Q124 68 140 72M112 92Q124 84 140 88',
  ),
];

const bubble = (t: Tones): Drawing => [
  form(
    'M62 40H138Q152 40 152 54V98Q152 112 138 112H106L84 138V112H62Q48 112 48 98V54Q48 40 62 40z',
    t.light,
  ),
  ...[72, 100, 128].flatMap((x) => at(jasmine(13), x, 77)),
];

const cloud = (t: Tones): Drawing => [
  form(
    'M62 112C42 112 40 86 60 84C58 58 94 52 104 72C118 60 142 70 138 90C158 92 156 112 140 112z',
    colours.ivory,
  ),
  ink('M74 124l-5 10M100 124l-5 10M126 124l-5 10', t.deep),
];

const broken = (t: Tones): Drawing => [
  form('M50 92C52 124 70 134 92 134L98 118L90 108L100 92z', t.mid),
  form('M150 92C148 124 132 134 110 134L114 118L106 110L114 92z', t.mid),
  tone('M60 138Q100 128 142 138z', colours.gold),
];

export const emptyStates = (): Map<string, string> =>
  new Map([
    [
      'cart',
      small('gold', (t) => [
        ...at(sprig(70), 116, 92, 0.9, 14),
        ...at(maskBrush(moods.rose, 90), 84, 92, 0.8, -14),
        ...basket(t),
        ...at(marigold(12), 158, 128),
      ]),
    ],
    [
      'orders',
      small('rose', (t) => [
        ...at(leaf(60, 24), 46, 140, 1, -18),
        ...card(t),
        ...at(marigold(15), 142, 126),
      ]),
    ],
    [
      'search',
      small('plum', (t) => [
        ...at(leaf(60, 24), 40, 140, 1, -12),
        ...lens(t),
        ...at(marigold(17), 96, 77),
      ]),
    ],
    ['offline', small('plum', (t) => [...cloud(t), ...at(leaf(36, 16), 160, 140, 1, 20)])],
    [
      'not-found',
      small('leaf', () => [
        ...at(diya(), 100, 140, 1.1),
        ...at(sprig(80), 40, 140, 0.9, -10),
        ...at(sprig(80), 160, 140, 0.9, 10),
      ]),
    ],
    [
      'error',
      small('marigold', (t) => [
        ...broken(t),
        ...at(leaf(50, 20), 158, 140, 1, 16),
        ...at(marigold(11), 46, 130),
      ]),
    ],
    [
      'blog',
      small('gold', (t) => [
        ...at(sprig(70), 154, 140, 0.9, 16),
        ...page(t),
        ...at(marigold(12), 126, 110),
      ]),
    ],
    ['reviews', small('rose', (t) => [...at(leaf(60, 24), 160, 140, 1, 12), ...bubble(t)])],
    [
      'notifications',
      small('gold', (t) => [
        ...at(leaf(52, 22), 44, 140, 1, -16),
        ...envelopeBell(t),
        ...at(marigold(13, '#f39a2d'), 152, 126),
      ]),
    ],
  ]);
