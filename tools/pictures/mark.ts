import { box, limb, type Node } from './geometry.ts';
import { colours } from './palette.ts';
import { type Drawing, place, svg, tone } from './svg.ts';

/** A turmeric flower in five brush strokes, drawn for a square of 32. */
const strokes: { nodes: Node[]; fill: 'outer' | 'inner' | 'heart' }[] = [
  {
    nodes: [
      [13.6, 27.6, 0.7],
      [8.4, 25.6, 1.9],
      [4.4, 21, 2.1],
      [2.6, 15.6, 0.7],
    ],
    fill: 'outer',
  },
  {
    nodes: [
      [18.4, 27.6, 0.7],
      [23.6, 25.6, 1.9],
      [27.6, 21, 2.1],
      [29.4, 15.6, 0.7],
    ],
    fill: 'outer',
  },
  {
    nodes: [
      [14.8, 26.2, 0.7],
      [10.8, 20.6, 2.2],
      [8.4, 14, 2.6],
      [8.2, 7.4, 0.7],
    ],
    fill: 'inner',
  },
  {
    nodes: [
      [17.2, 26.2, 0.7],
      [21.2, 20.6, 2.2],
      [23.6, 14, 2.6],
      [23.8, 7.4, 0.7],
    ],
    fill: 'inner',
  },
  {
    nodes: [
      [16, 24.4, 0.7],
      [16, 17.4, 2.5],
      [16, 10, 3],
      [16, 2.6, 0.7],
    ],
    fill: 'heart',
  },
];

const onLight = { outer: colours.plum, inner: colours.goldDeep, heart: colours.gold };
const onPlum = { outer: '#e58a9c', inner: colours.goldDeep, heart: colours.gold };

export const flower = (dark = false): Drawing =>
  strokes.map(({ nodes, fill }) => tone(limb(nodes), (dark ? onPlum : onLight)[fill]));

export const mark = (): string => svg({ width: 32, height: 32, weight: 1 }, flower());

export const favicon = (): string =>
  svg({ width: 32, height: 32, weight: 1 }, [
    tone(box(0, 0, 32, 32, 8), colours.plumDeep),
    ...place(flower(true), { x: 3.2, y: 3, scale: 0.8 }),
  ]);

/** An app icon; a maskable one keeps its flower inside the safe circle and has no corners. */
export const icon = (size: number, maskable: boolean, rounded: boolean): string => {
  const scale = (size / 32) * (maskable ? 0.56 : 0.7);
  const inset = (size - 32 * scale) / 2;
  return svg({ width: size, height: size, weight: 1 }, [
    tone(box(0, 0, size, size, rounded ? size * 0.22 : 0), colours.plumDeep),
    ...place(flower(true), { x: inset, y: inset, scale }),
  ]);
};
