import { type Node, polar, sides } from '../geometry.ts';
import { colours } from '../palette.ts';
import { type Drawing, form, ink, place } from '../svg.ts';
import { nailOutline } from './nails.ts';

type Point = [number, number];

/** Long, slightly fanned fingers seen from the back of the hand; the wrist is at the origin. */
const fingers: { nodes: Node[]; nail: number }[] = [
  {
    nodes: [
      [-27, -40, 11.5],
      [-46, -66, 8.6],
      [-57, -92, 7.4],
      [-61, -108, 5.6],
    ],
    nail: 8,
  },
  {
    nodes: [
      [-25, -88, 9.4],
      [-31, -118, 8.2],
      [-35, -146, 7],
      [-36, -160, 5.4],
    ],
    nail: 9,
  },
  {
    nodes: [
      [-5.5, -93, 9.6],
      [-7, -128, 8.4],
      [-8, -160, 7.2],
      [-7.5, -175, 5.4],
    ],
    nail: 9,
  },
  {
    nodes: [
      [14, -89, 9.2],
      [17, -120, 8.2],
      [20, -149, 6.8],
      [22, -163, 5.2],
    ],
    nail: 9,
  },
  {
    nodes: [
      [31.5, -78, 8],
      [40, -103, 7],
      [47, -124, 5.8],
      [51, -136, 4.6],
    ],
    nail: 8,
  },
];

const webs: Point[] = [
  [-33, -60],
  [-15.5, -96],
  [4.5, -97],
  [23, -88],
];

const contour = (forearm: number): string => {
  let d = `M-17 ${forearm}L-17 ${forearm * 0.4}C-16 10 -20 -14 -27 -27`;
  let pen: Point = [-27, -27];
  const curveTo = (to: Point, out: Point, into: Point): void => {
    d += `C${pen[0] + out[0]} ${pen[1] + out[1]} ${to[0] - into[0]} ${to[1] - into[1]} ${to[0]} ${to[1]}`;
    pen = to;
  };
  fingers.forEach(({ nodes }, index) => {
    const { left, right } = sides(nodes);
    const tip = nodes.at(-1)?.[2] ?? 5;
    const way = (a: Point, b: Point, share: number): Point => [
      (b[0] - a[0]) * share,
      (b[1] - a[1]) * share,
    ];
    const [l0, l1, l2, l3] = left as [Point, Point, Point, Point];
    const [r0, r1, r2, r3] = right as [Point, Point, Point, Point];
    const start = index === 0 ? l1 : l0;
    curveTo(start, way(pen, start, 0.3), way(start, index === 0 ? l2 : l1, 0.25));
    if (index > 0) curveTo(l1, way(l0, l1, 0.33), way(l0, l2, 0.16));
    curveTo(l2, way(l0, l2, 0.16), way(l1, l3, 0.2));
    curveTo(l3, way(l1, l3, 0.14), way(l2, l3, 0.3));
    d += `A${tip} ${tip * 1.15} 0 0 1 ${r3[0]} ${r3[1]}`;
    pen = r3;
    curveTo(r2, way(r3, r2, 0.3), way(r3, r1, 0.14));
    curveTo(r1, way(r3, r1, 0.2), way(r2, r0, 0.16));
    if (index > 0) curveTo(r0, way(r2, r0, 0.16), way(r1, r0, 0.3));
    const web = webs[index];
    if (web) curveTo(web, way(pen, web, 0.5), [0, 3]);
  });
  curveTo([19, -14], [-3, 20], [-3, 12]);
  d += `C16 0 17 10 18 ${forearm * 0.4}L19 ${forearm}`;
  return d;
};

export type HandStyle = { nails: string; forearm?: number; nailLength?: number };

/** A hand pointing up; its forearm is open so that it can run off the picture. */
export const hand = ({ nails, forearm = 60, nailLength = 18 }: HandStyle): Drawing => {
  const painted = fingers.flatMap(({ nodes, nail }) => {
    const [ax, ay] = nodes.at(-2) ?? [0, 0];
    const [bx, by, r] = nodes.at(-1) ?? [0, 0, 5];
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90;
    const [x, y] = polar(bx, by, -nail * 0.55, turn - 90);
    return place([form(nailOutline('almond', r * 0.86, nailLength), nails)], { x, y, turn });
  });
  return [
    form(contour(forearm), colours.skin),
    ink('M-32 -112q4 -3 7 -1M-9 -122q5 -3 9 0M14 -115q4 -3 8 -1', colours.skinShade),
    ...painted,
  ];
};
