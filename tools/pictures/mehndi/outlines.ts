import {
  apply,
  at,
  type Matrix,
  multiply,
  type Point,
  path,
  point,
  type Shape,
  spline,
  transform,
} from './geometry.ts';

/** A finger or toe: `matrix` carries its own frame (x across, y from 0 at the base to -length). */
export type Digit = { matrix: Matrix; length: number; half: number; short: boolean };
export type Outline = {
  shape: Shape;
  digits: Digit[];
  nails: Shape[];
  creases: Shape;
  centre: Point;
  wrist: Point;
};
type DigitSpec = [x: number, y: number, angle: number, length: number, half: number];

/** Half-width of a finger along its length: a slight waist either side of the joints, an oval tip. */
const slender: [t: number, width: number][] = [
  [0.12, 0.99],
  [0.48, 0.97],
  [0.8, 0.85],
  [0.94, 0.6],
];
const toe: [number, number][] = [
  [0.52, 0.94],
  [0.72, 1],
  [0.92, 0.7],
];

const digit = ([x, y, angle, length, half]: DigitSpec, short = false): Digit => ({
  matrix: at(x, y, angle),
  length,
  half,
  short,
});

function contour(d: Digit, profile: [number, number][]): Point[] {
  const side = (sign: number) =>
    profile.map(([t, w]) => apply(d.matrix, point(sign * w * d.half, -t * d.length)));
  return [...side(-1), apply(d.matrix, point(0, -d.length)), ...side(1).reverse()];
}

/** Between neighbours the web sits a little above the line joining their bases. */
function web(a: Digit, b: Digit, rise: number): Point {
  const p = apply(a.matrix, point(a.half, -rise));
  const q = apply(b.matrix, point(-b.half, -rise));
  return point((p.x + q.x) / 2, (p.y + q.y) / 2);
}

const nail = (d: Digit, width: number, height: number): Shape =>
  transform(
    path('M-1 .2C-1 -.7 -.6 -1 0 -1C.6 -1 1 -.7 1 .2C.9 .9 -.9 .9 -1 .2Z'),
    multiply(d.matrix, at(0, -d.length + height * 1.16, 0, width, height)),
  );

type HandPose = {
  fingers: DigitSpec[];
  thumb: DigitSpec;
  thumbSide: Point[];
  thumbWeb: Point[];
  outer: Point[];
  inner: Point[];
  rise: number;
};

const p = (pairs: string): Point[] =>
  pairs.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return point(x ?? 0, y ?? 0);
  });

function hand(pose: HandPose, centre: Point, wrist: Point, creases: Shape): Outline {
  const fingers = pose.fingers.map((spec) => digit(spec));
  const thumb = digit(pose.thumb, true);
  const points = [...pose.outer, ...pose.thumbSide, ...contour(thumb, slender), ...pose.thumbWeb];
  fingers.forEach((finger, i) => {
    const next = fingers[i + 1];
    points.push(...contour(finger, slender));
    if (next) points.push(web(finger, next, pose.rise));
  });
  points.push(...pose.inner);
  const digits = [thumb, ...fingers];
  return {
    shape: [...spline(points), { op: 'Z', points: [] }],
    digits,
    nails: digits.map((d) => nail(d, d.half * 0.52, d.half * 0.72)),
    creases,
    centre,
    wrist,
  };
}

/** Poses are drawn at a comfortable size, then set in the frame by one similarity. */
function frame(outline: Outline, m: Matrix, size: number): Outline {
  return {
    shape: transform(outline.shape, m),
    digits: outline.digits.map((d) => ({
      ...d,
      matrix: multiply(multiply(m, d.matrix), at(0, 0, 0, 1 / size)),
      length: d.length * size,
      half: d.half * size,
    })),
    nails: outline.nails.map((n) => transform(n, m)),
    creases: transform(outline.creases, m),
    centre: apply(m, outline.centre),
    wrist: apply(m, outline.wrist),
  };
}

/** An open palm, fingers fanned as if held up to be admired. */
export const palm: Outline = frame(
  hand(
    {
      fingers: [
        [191, 318, -10, 172, 19],
        [235, 304, -2, 200, 19.5],
        [278, 311, 6, 184, 18.5],
        [316, 337, 17, 142, 16],
      ],
      thumb: [136, 416, -35, 116, 20.5],
      thumbSide: p('184,522 164,486 136,448'),
      thumbWeb: p('161,386 172,352'),
      outer: p('178,660 190,560'),
      inner: p('336,366 336,414 322,466 303,514 300,560 310,660'),
      rise: 10,
    },
    point(250, 408),
    point(243, 540),
    path(
      'M176 366C200 356 206 400 190 436C182 456 186 480 196 496M178 368C214 372 262 396 322 396M214 346C232 366 282 374 330 352',
    ),
  ),
  at(-8, -76, 0, 1.12),
  1.12,
);

/** The back of a relaxed hand, fingers closer together and the thumb resting alongside. */
export const back: Outline = frame(
  hand(
    {
      fingers: [
        [196, 322, -7, 180, 18.5],
        [238, 306, -1, 206, 19],
        [279, 314, 4.5, 188, 18],
        [315, 342, 12, 142, 15.5],
      ],
      thumb: [146, 428, -26, 118, 20],
      thumbSide: p('188,524 170,490 146,456'),
      thumbWeb: p('166,396 176,356'),
      outer: p('176,660 194,560'),
      inner: p('333,372 334,418 320,470 302,516 299,560 314,660'),
      rise: 10,
    },
    point(252, 412),
    point(244, 544),
    [],
  ),
  at(-20, -76, 0, 1.12),
  1.12,
);

/** A hand and its forearm, small enough for the sleeve of henna to be the picture. */
export const forearm: Outline = frame(
  hand(
    {
      fingers: [
        [200, 324, -4, 172, 18.5],
        [240, 308, 0, 196, 19],
        [279, 315, 3, 180, 18],
        [313, 342, 8, 138, 15.5],
      ],
      thumb: [154, 436, -20, 112, 20],
      thumbSide: p('190,528 174,494 152,462'),
      thumbWeb: p('170,400 179,358'),
      outer: p('150,1010 160,840 182,680 194,580'),
      inner: p('331,372 332,418 320,470 302,516 298,580 312,680 342,840 356,1010'),
      rise: 10,
    },
    point(252, 412),
    point(246, 556),
    [],
  ),
  at(72, -52, 4, 0.8),
  0.8,
);

/** The left of two palms held together, meeting at the little fingers; the other is its mirror. */
export const palms: Outline = frame(
  hand(
    {
      fingers: [
        [200, 324, -7, 172, 18.5],
        [240, 308, -2, 196, 19],
        [279, 315, 2, 180, 18],
        [313, 342, 4, 140, 15.5],
      ],
      thumb: [146, 428, -30, 114, 20],
      thumbSide: p('186,528 168,494 144,458'),
      thumbWeb: p('166,396 178,356'),
      outer: p('164,1010 168,840 182,680 190,580'),
      inner: p('331,372 334,418 326,470 312,520 306,580 312,680 328,840 336,1010'),
      rise: 10,
    },
    point(254, 412),
    point(248, 556),
    [],
  ),
  at(-3, -34, 0, 0.73),
  0.73,
);

/** The left foot of a pair seen from above, toes away; the right one is its mirror image. */
export const foot: Outline = (() => {
  const toes = [
    [64, 214, -10, 62, 13.5],
    [88, 194, -6, 76, 13.5],
    [114, 182, -3, 88, 14],
    [143, 176, 0, 100, 15.5],
    [183, 184, 3, 112, 24],
  ].map((spec) => digit(spec as DigitSpec, true));
  const points = p('92,660 92,560 82,496 72,452 78,410 66,330 49,258');
  toes.forEach((d, i) => {
    const next = toes[i + 1];
    points.push(...contour(d, toe));
    if (next) points.push(web(d, next, 0.44 * Math.min(d.length, next.length)));
  });
  points.push(...p('212,216 203,272 186,340 180,410 186,450 178,496 168,560 168,660'));
  return {
    shape: [...spline(points), { op: 'Z', points: [] }],
    digits: toes,
    nails: toes.map((d) => nail(d, d.half * 0.6, d.half * 0.62)),
    creases: [],
    centre: point(130, 290),
    wrist: point(130, 480),
  };
})();
