import { at, path, transform } from './geometry.ts';
import {
  beads,
  bold,
  boss,
  dots,
  hatch,
  knock,
  lattice,
  line,
  type Node,
  put,
  solid,
  stamp,
} from './ink.ts';
import { circle, petal } from './shapes.ts';

/** A tail feather, standing on its quill at the origin. */
function feather(length: number): Node[] {
  return [
    line(
      path(
        `M0 0V${-length * 0.66}M0 ${-length * 0.3}q-5-2-7-8M0 ${-length * 0.3}q5-2 7-8M0 ${-length * 0.45}q-6-2-8-9M0 ${-length * 0.45}q6-2 8-9`,
      ),
    ),
    knock(petal('drop', length * 0.56, length, 11)),
    solid(petal('drop', length * 0.68, length * 0.92, 6)),
    beads(path(`M0 ${-length - 5}h0`), 3.4),
  ];
}

/** A peacock facing left, tail fanned behind from low on its back to overhead. */
export function peacock(scale = 1, tail = 82, feathers = 8, from = 8, to = 142): Node[] {
  const s = at(0, 0, 0, scale);
  const body = transform(
    path(
      'M-38 -44L-29 -50C-27 -58 -14 -59 -12 -49C-10 -36 -21 -28 -19 -14C-17 2 4 6 22 0C14 18 -8 28 -24 20C-41 11 -42 -8 -35 -22C-30 -31 -26 -36 -28 -43Z',
    ),
    s,
  );
  return [
    stamp(
      feather(tail * scale),
      Array.from({ length: feathers }, (_, i) =>
        at(-6 * scale, 6 * scale, from + ((to - from) * i) / (feathers - 1)),
      ),
    ),
    boss(body),
    beads(transform(path('M-22 -50h0M-28 -66h0M-20 -70h0M-12 -67h0'), s), 3.6),
    line(
      transform(
        path(
          'M-22 -56L-27 -64M-20 -56V-68M-18 -56L-13 -65M-34 -14Q-26 -10 -19 -14M-36 -7Q-27 -2 -18 -7M-37 0Q-26 6 -14 0M-24 20L-26 32M-14 22L-13 33M-30 34L-26 32L-22 35M-17 35L-13 33L-9 35',
        ),
        s,
      ),
    ),
    solid(transform(path('M-31 8C-24 0 -4 6 10 5C2 14 -20 20 -31 8Z'), s)),
    dots(transform(path('M-30 13Q-18 22 0 16'), s), 5, 2),
  ];
}

/** A royal elephant facing left, dressed for the procession. */
export function elephant(scale = 1): Node[] {
  const s = at(0, 0, 0, scale);
  const draw = (d: string) => transform(path(d), s);
  const body = draw(
    'M-20 -28C-8 -38 24 -38 36 -24C46 -12 44 8 43 36L28 36C28 28 28 22 26 16C16 20 4 20 -4 16C-5 24 -5 30 -5 36L-20 36C-20 28 -20 20 -22 12C-26 11 -30 9 -33 6C-36 14 -34 26 -40 32C-45 37 -53 34 -52 28C-51 24 -46 25 -46 28C-42 22 -47 10 -47 -3C-47 -20 -36 -33 -20 -28Z',
  );
  const cloth = draw('M-2 -33C8 -36 20 -35 26 -31L29 2Q13 8 -5 2Z');
  return [
    boss(body),
    boss(cloth),
    lattice(cloth, 'j'),
    hatch(draw('M-5 6Q13 12 29 6'), 6 * scale, 2.4),
    knock(draw('M-21 -23C-8 -26 -6 -6 -14 5C-21 4 -29 -5 -27 -15Z')),
    line(
      draw(
        'M-19 -18C-11 -19 -10 -6 -15 -1C-20 -2 -24 -8 -23 -14ZM43 -10C49 -2 46 8 49 14M-40 -24Q-32 -20 -30 -12M-20 28H-5M-20 32H-5M28 28H43M28 32H43M-46 8H-35M-45 13H-36M-44 18H-36',
      ),
    ),
    solid(draw('M-34 6Q-40 14 -48 12Q-40 10 -38 3ZM46 13l6 2l-4 6Z')),
    beads(draw('M-37 -8h0'), 4),
    beads(draw('M-36 -26h0M-32 -21h0M-30 -16h0M-4 16h0M30 12h0M13 18h0'), 3),
    ...put(
      [
        knock(path('M-12 0V-12C-14 -24 -3 -24 0 -34C3 -24 14 -24 12 -12V0Z')),
        line(path('M-6 0V-10Q0 -22 6 -10V0M0 -34V-40')),
        beads(path('M0 -42h0'), 4),
      ].map((m) => ({ ...m, shape: transform(m.shape, at(0, 0, 0, scale)) })),
      at(12 * scale, -35 * scale),
    ),
  ];
}

/** A crescent opening to the right, hung with beads. */
export function crescent(r: number): Node[] {
  const shape = path(
    `M${r * 0.5} ${-r * 0.86}C${-r * 0.4} ${-r * 1.3} ${-r} ${-r * 0.6} ${-r} 0C${-r} ${r * 0.6} ${-r * 0.4} ${r * 1.3} ${r * 0.5} ${r * 0.86}C${-r * 0.1} ${r * 0.8} ${-r * 0.5} ${r * 0.5} ${-r * 0.5} 0C${-r * 0.5} ${-r * 0.5} ${-r * 0.1} ${-r * 0.8} ${r * 0.5} ${-r * 0.86}Z`,
  );
  return [boss(shape), lattice(shape, 'j')];
}

/** An eight-pointed khatam star: two squares laid across each other. */
export function khatam(r: number): Node[] {
  const k = r * Math.SQRT1_2;
  const square = path(`M${-k} ${-k}H${k}V${k}H${-k}Z`);
  const turned = path(`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`);
  return [boss(square), boss(turned), bold(square), line(circle(r * 0.54))];
}
