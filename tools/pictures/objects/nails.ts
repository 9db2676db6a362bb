import { box, ellipse, leafShape, type Node, sides } from '../geometry.ts';
import { colours, type Tones } from '../palette.ts';
import { type Drawing, form, ink, place, tone } from '../svg.ts';

export const polishBottle = (fill: string, cap: string = colours.plumDeep): Drawing => [
  form('M-9-50L-7-96Q0-101 7-96L9-50z', cap),
  form(box(-11, -54, 22, 8, 2), colours.brassLight),
  form('M-13-46H13C24-42 25-30 25-10Q25 0 15 0H-15Q-25 0-25-10C-25-30-24-42-13-46z', fill),
  ink('M-16-28v16', colours.ivory),
];

export const squareBottle = (fill: string, cap: string = colours.ivory): Drawing => [
  form(box(-10, -92, 20, 46, 4), cap),
  form(box(-24, -48, 48, 48, 9), colours.ivory),
  tone(box(-18, -38, 36, 32, 5), fill),
  ink('M-10-60H10M-11-30v14', colours.plumLight),
];

export type NailShape = 'almond' | 'square' | 'coffin' | 'stiletto';

/** One nail standing on its root at the origin. */
export const nailOutline = (shape: NailShape, w: number, h: number): string => {
  const root = `M${-w} ${-h * 0.12}C${-w} ${h * 0.1} ${w} ${h * 0.1} ${w} ${-h * 0.12}`;
  if (shape === 'square')
    return `${root}V${-h + 4}Q${w} ${-h} ${w - 4} ${-h}H${4 - w}Q${-w} ${-h} ${-w} ${4 - h}z`;
  if (shape === 'coffin') return `${root}L${w * 0.55} ${-h}H${-w * 0.55}z`;
  const point = shape === 'stiletto' ? 0.1 : 0.55;
  return `${root}C${w} ${-h * 0.6} ${w * point} ${-h} 0 ${-h}C${-w * point} ${-h} ${-w} ${-h * 0.6} ${-w} ${-h * 0.12}z`;
};

export type NailPattern =
  | 'plain'
  | 'french'
  | 'dots'
  | 'glitter'
  | 'flower'
  | 'stripe'
  | 'ombre'
  | 'stone'
  | 'swirl';

export const nail = (shape: NailShape, pattern: NailPattern, t: Tones, w = 15, h = 58): Drawing => {
  const base = pattern === 'french' ? t.light : t.mid;
  const parts: Drawing = [form(nailOutline(shape, w, h), base)];
  const top = shape === 'coffin' || shape === 'square' ? 0.56 : 0.5;
  if (pattern === 'french')
    parts.push(
      form(
        shape === 'square'
          ? `M${-w} ${-h * 0.62}Q0 ${-h * 0.5} ${w} ${-h * 0.62}V${4 - h}Q${w} ${-h} ${w - 4} ${-h}H${4 - w}Q${-w} ${-h} ${-w} ${4 - h}z`
          : `M${-w} ${-h * 0.62}Q0 ${-h * 0.5} ${w} ${-h * 0.62}C${w * 0.9} ${-h * 0.8} ${w * 0.5} ${-h} 0 ${-h}C${-w * 0.5} ${-h} ${-w * 0.9} ${-h * 0.8} ${-w} ${-h * 0.62}z`,
        colours.ivory,
      ),
    );
  if (pattern === 'dots')
    for (const [x, y] of [
      [-0.4, 0.3],
      [0.35, 0.38],
      [-0.1, 0.52],
      [0.25, 0.68],
      [-0.3, 0.7],
    ] as const)
      parts.push(tone(ellipse(x * w, -y * h, w * 0.16), colours.ivory));
  if (pattern === 'glitter')
    for (const [x, y] of [
      [-0.3, 0.66],
      [0.2, 0.74],
      [0.3, 0.56],
      [-0.1, 0.5],
      [0, 0.84],
      [-0.35, 0.36],
    ] as const)
      parts.push(tone(leafShape(x * w, -y * h + 3, 7, 4, 0), colours.goldLight));
  if (pattern === 'flower') {
    for (let i = 0; i < 5; i += 1)
      parts.push(tone(leafShape(0, -h * 0.46, w * 0.7, w * 0.5, i * 72), colours.ivory));
    parts.push(tone(ellipse(0, -h * 0.46, w * 0.18), colours.gold));
  }
  if (pattern === 'stripe')
    parts.push(
      ink(
        `M${-w * 0.85} ${-h * 0.3}L${w * 0.7} ${-h * 0.62}M${-w * 0.85} ${-h * 0.16}L${w * 0.85} ${-h * 0.48}`,
        colours.goldLight,
      ),
    );
  if (pattern === 'ombre')
    parts.push(
      tone(
        `M${-w * 0.8} ${-h * top}Q0 ${-h * 0.38} ${w * 0.8} ${-h * top}C${w * 0.7} ${-h * 0.8} ${w * 0.3} ${-h * 0.94} 0 ${-h * 0.94}C${-w * 0.3} ${-h * 0.94} ${-w * 0.7} ${-h * 0.8} ${-w * 0.8} ${-h * top}z`,
        t.deep,
      ),
    );
  if (pattern === 'stone')
    parts.push(
      form(`M0 ${-h * 0.22}l5 7l-5 7l-5 -7z`, colours.ivory),
      tone(ellipse(0, -h * 0.42, 2.4), colours.goldLight),
      tone(ellipse(0, -h * 0.55, 1.8), colours.goldLight),
    );
  if (pattern === 'swirl')
    parts.push(
      ink(
        `M${-w * 0.5} ${-h * 0.2}q${w * 1.4} ${-h * 0.1} ${w * 0.5} ${-h * 0.3}q${-w} ${-h * 0.14} ${w * 0.3} ${-h * 0.3}`,
        colours.ivory,
      ),
    );
  if (pattern === 'plain') parts.push(ink(`M${-w * 0.5} ${-h * 0.26}V${-h * 0.6}`, colours.ivory));
  return parts;
};

/** Nails on sticks in an arc, as on a salon's sample fan; the hub is at the origin. */
export const nailFan = (shape: NailShape, patterns: NailPattern[], t: Tones): Drawing => [
  ...patterns.flatMap((pattern, index) =>
    place(
      [
        form('M-5-10L-6-64H6L5-10z', colours.ivory),
        ...place(nail(shape, pattern, t, 17, 74), { y: -62 }),
      ],
      { turn: (index - (patterns.length - 1) / 2) * 25 },
    ),
  ),
  form(ellipse(0, 0, 15), colours.brassLight),
  form(ellipse(0, 0, 4), colours.ivory),
];

/** A finger from the picture's edge with one large nail: the safe, elegant close-up. */
export const fingerCloseUp = (shape: NailShape, pattern: NailPattern, t: Tones): Drawing => {
  const nodes: Node[] = [
    [0, 130, 27],
    [0, 40, 25],
    [0, -24, 21],
  ];
  const { left, right } = sides(nodes);
  const point = (p: [number, number] | undefined) => `${p?.[0] ?? 0} ${p?.[1] ?? 0}`;
  return [
    form(
      `M${point(left[0])}L${point(left[1])}L${point(left[2])}C-20 -54 20 -54 ${point(right[2])}L${point(right[1])}L${point(right[0])}z`,
      colours.skin,
    ),
    ink('M-10 52q10 5 20 0M-8 60q8 4 16 0'),
    ...place(nail(shape, pattern, t, 16, 74), { y: 6 }),
  ];
};

export const nailFile = (t: Tones, length = 110): Drawing => [
  form(box(-8, -length, 16, length, 8), t.mid),
  tone(box(-4, -length + 6, 8, length * 0.6, 4), t.light),
];
