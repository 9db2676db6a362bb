import { at, identity, path, transform } from './geometry.ts';
import {
  beads,
  bold,
  boss,
  dots,
  hatch,
  knock,
  line,
  type Node,
  ring,
  solid,
  stamp,
} from './ink.ts';
import { bead, circle, type PetalForm, petal } from './shapes.ts';

export type MandalaRing =
  | { t: 'circle' | 'disc'; r: number; bold?: boolean }
  | { t: 'dots'; r: number; gap?: number; size?: number }
  | { t: 'hatch'; r: number; size?: number; gap?: number }
  | { t: 'beads'; r: number; n: number; turn?: number }
  | {
      t: 'petals';
      n: number;
      r0: number;
      r1: number;
      w: number;
      form: PetalForm;
      inside?: 'echo' | 'vein' | 'filled' | 'dot' | 'hatch';
      tip?: boolean;
      half?: boolean;
    };

export function petalMark(spec: Extract<MandalaRing, { t: 'petals' }>): Node[] {
  const { r0, r1, w, form, inside, tip } = spec;
  const h = r1 - r0;
  const nodes: Node[] = [knock(petal(form, r0, r1, w))];
  if (inside === 'echo') nodes.push(line(petal(form, r0 + h * 0.06, r0 + h * 0.72, w * 0.58)));
  if (inside === 'filled') nodes.push(solid(petal(form, r0 + h * 0.08, r0 + h * 0.7, w * 0.5)));
  if (inside === 'dot')
    nodes.push(
      line(petal(form, r0 + h * 0.04, r0 + h * 0.78, w * 0.66)),
      beads(bead(0, -(r0 + h * 0.4)), Math.min(5, w * 0.6)),
    );
  if (inside === 'vein')
    nodes.push(
      line(
        path(
          `M0 ${-r0}V${-(r0 + h * 0.72)}M${-w * 0.3} ${-(r0 + h * 0.12)}V${-(r0 + h * 0.5)}M${w * 0.3} ${-(r0 + h * 0.12)}V${-(r0 + h * 0.5)}`,
        ),
      ),
    );
  if (inside === 'hatch')
    nodes.push(hatch(path(`M0 ${-r0 - 1}V${-(r0 + h * 0.66)}`), w * 0.7, 2.4));
  if (tip) nodes.push(beads(bead(0, -(r1 + 4.5)), 3.6));
  return nodes;
}

/** Rings are given from the centre out and laid from the outside in, each hiding the last one's roots. */
export function mandala(rings: MandalaRing[]): Node[] {
  const draw = (r: MandalaRing): Node[] => {
    switch (r.t) {
      case 'circle':
        return [r.bold ? boss(circle(r.r)) : knock(circle(r.r))];
      case 'disc':
        return [solid(circle(r.r))];
      case 'dots':
        return [dots(circle(r.r), r.gap, r.size)];
      case 'hatch':
        return [hatch(circle(r.r), r.size, r.gap)];
      case 'beads':
        return [ring([beads(bead(0, -r.r), 4)], r.n, r.turn ?? 0)];
      case 'petals':
        return [ring(petalMark(r), r.n, r.half ? 180 / r.n : 0)];
    }
  };
  return [stamp(rings.toReversed().flatMap(draw), [identity])];
}

export function flower(
  radius: number,
  petals = 8,
  inside: 'echo' | 'vein' | 'filled' | 'dot' = 'vein',
): Node[] {
  const r = radius;
  const w = Math.min(r * 0.42, (Math.PI * r * 0.62) / petals);
  return mandala([
    { t: 'disc', r: r * 0.13 },
    { t: 'circle', r: r * 0.3 },
    { t: 'petals', n: petals, r0: r * 0.3, r1: r, w, form: 'dome', inside },
  ]);
}

/** The layered rose of Arabic work: whorls of unequal petals around a coil. */
export function rose(r: number): Node[] {
  return [
    stamp(
      [
        ring(
          [
            boss(petal('dome', r * 0.5, r, r * 0.5)),
            line(petal('dome', r * 0.5, r * 0.88, r * 0.38)),
          ],
          6,
        ),
        ring(
          [
            knock(petal('dome', r * 0.24, r * 0.66, r * 0.42)),
            hatch(path(`M0 ${-r * 0.4}V${-r * 0.62}`), r * 0.3, 1.7),
          ],
          5,
          20,
        ),
        knock(circle(r * 0.33)),
        bold(
          transform(
            path('M0 0C2 -3 6 0 3 4C-1 8 -8 4 -6 -3C-4 -9 4 -10 8 -5'),
            at(0, 0, 0, r / 28),
          ),
        ),
      ],
      [identity],
    ),
  ];
}
