import { at, type Matrix, path, type Shape, transform } from './geometry.ts';
import { boss, dots, frill, knock, line, type Node, put, solid } from './ink.ts';
import { flower, petalMark } from './mandala.ts';
import { petal } from './shapes.ts';

export const leafShape = (length: number, width = length * 0.42): Shape =>
  petal('point', 0, length, width);

export function leaf(length: number, inside: 'solid' | 'vein' | 'half' = 'half'): Node[] {
  const w = length * 0.44;
  const shape = leafShape(length, w);
  if (inside === 'solid') return [solid(shape)];
  const h = length;
  if (inside === 'vein')
    return [
      knock(shape),
      line(
        path(
          `M0 0V${-h * 0.78}M0 ${-h * 0.25}l${w * 0.5} ${-h * 0.14}M0 ${-h * 0.25}l${-w * 0.5} ${-h * 0.14}M0 ${-h * 0.48}l${w * 0.4} ${-h * 0.12}M0 ${-h * 0.48}l${-w * 0.4} ${-h * 0.12}`,
        ),
      ),
    ];
  return [
    knock(shape),
    solid(
      path(`M0 0C${w} ${-h * 0.2} ${w * 1.1} ${-h * 0.65} 0 ${-h}Q${w * 0.3} ${-h * 0.5} 0 0Z`),
    ),
  ];
}

export const curl = (size: number, flip = 1): Shape =>
  transform(path('M0 0Q-3 -18 9 -19Q21 -17 17 -8Q11 -2 9 -10'), [
    (flip * size) / 20,
    0,
    0,
    size / 20,
    0,
    0,
  ] as Matrix);

const paisleyShape = path(
  'M0 24C-16 24 -25 11 -23 -3C-21 -18 -6 -24 0 -36C3 -42 2 -47 -4 -50C9 -53 18 -45 20 -34C22 -24 24 -14 24 -1C24 14 14 24 0 24Z',
);

/** A keri, about 74 tall for scale 1; its tip curls to the left unless mirrored by its place. */
export function paisley(
  scale = 1,
  inside: 'flower' | 'jaali' | 'vine' | 'petals' = 'flower',
  frilled = true,
): Node[] {
  const outer = transform(paisleyShape, at(0, 0, 0, scale));
  const inner = transform(paisleyShape, at(0, -1 * scale, 0, scale * 0.78));
  const nodes: Node[] = [];
  if (frilled) nodes.push(frill(outer));
  nodes.push(boss(outer), dots(inner, 4.6, 2));
  const s = scale;
  if (inside === 'flower')
    nodes.push(
      ...put(flower(13 * s, 8, 'filled'), at(0, 2 * s)),
      line(
        transform(
          path('M2 -15C4 -22 10 -28 8 -38M4 -20C-2 -20 -4 -15 -2 -13M7 -26C12 -26 15 -21 13 -18'),
          at(0, 0, 0, s),
        ),
      ),
    );
  if (inside === 'petals')
    nodes.push(
      line(
        transform(
          path(
            'M-13 12Q-11 2 0 -2Q11 2 13 12M-9 15Q-7 6 0 4Q7 6 9 15M-13 0Q-8 -9 2 -14Q12 -8 14 2M-7 -9Q-1 -15 4 -24Q11 -16 12 -8M3 -22L9 -36',
          ),
          at(0, 0, 0, s),
        ),
      ),
      solid(transform(path('M0 16Q-5 12 0 7Q5 12 0 16Z'), at(0, 0, 0, s))),
    );
  if (inside === 'vine')
    nodes.push(
      line(
        transform(
          path('M0 16C10 12 15 2 8 -4C1 -9 -8 -4 -6 3C-4 9 4 7 3 2M8 -5C14 -14 14 -24 9 -35'),
          at(0, 0, 0, s),
        ),
      ),
      solid(
        transform(
          path('M-8 12q-6-1-6-8q6 2 6 8ZM13 -14q-8 0-9-7q7 0 9 7ZM13 -24q-6-1-6-6q6 1 6 6Z'),
          at(0, 0, 0, s),
        ),
      ),
    );
  if (inside === 'jaali')
    nodes.push(
      line(
        transform(
          path(
            'M-15 8L4 -22M-9 15L12 -26M0 17L15 -10M9 14L16 2M-16 0L-1 16M-11 -9L11 14M-3 -14L16 6M4 -22L16 -9M7 -30L15 -20',
          ),
          at(0, 0, 0, s),
        ),
      ),
    );
  return nodes;
}

/** A lotus seen from the side, petals opening from its base at the origin. */
export function lotus(size: number): Node[] {
  const s = size / 40;
  const spread = (angle: number, h: number, w: number, inside: 'echo' | 'vein' | 'filled') =>
    put(
      petalMark({ t: 'petals', n: 1, r0: 0, r1: h * s, w: w * s, form: 'point', inside }),
      at(0, 0, angle),
    );
  return [
    ...[-74, 74].flatMap((a) => spread(a, 36, 11, 'vein')),
    ...[-48, 48].flatMap((a) => spread(a, 40, 13, 'echo')),
    ...[-23, 23].flatMap((a) => spread(a, 43, 14, 'echo')),
    ...spread(0, 46, 15, 'filled'),
    knock(path(`M${-15 * s} 0Q0 ${-9 * s} ${15 * s} 0Q0 ${8 * s} ${-15 * s} 0Z`)),
  ];
}
