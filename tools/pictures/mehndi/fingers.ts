import { at, multiply, path } from './geometry.ts';
import {
  beads,
  blank,
  bold,
  dots,
  knock,
  lattice,
  line,
  type Node,
  put,
  solid,
  stamp,
} from './ink.ts';
import { flower, petalMark } from './mandala.ts';
import { leafShape } from './motifs.ts';
import type { Digit } from './outlines.ts';
import { bead } from './shapes.ts';
import { arc, type Band, cuff, vine } from './trails.ts';

export type FingerStyle =
  | 'regal'
  | 'vine'
  | 'leaves'
  | 'jaali'
  | 'bands'
  | 'drops'
  | 'diamonds'
  | 'domes'
  | 'rings'
  | 'buds'
  | 'caps'
  | 'chevrons';

/** The dyed fingertip, its edge cut into scallops. */
const cap = (length: number, depth = 30): Node[] => [
  solid(
    path(`M-26 ${-length - 8}H26V${depth - length}q-7 8-13 0q-6 10-13 0q-6 10-13 0q-6 8-13 0Z`),
  ),
];
const bands = (list: Band[], y: number, unit = 10): Node[] =>
  put(cuff(list, 22, 3, unit), at(0, y));

function art(style: FingerStyle, length: number): Node[] {
  const tip = (d: number) => d - length;
  const room = length - 40;
  const fill = (step: number, from: number, to: number, draw: (y: number, i: number) => Node[]) => {
    const count = Math.max(1, Math.floor((to - from) / step));
    return Array.from({ length: count }, (_, i) =>
      draw(-(from + (i + 0.5) * ((to - from) / count)), i),
    ).flat();
  };
  switch (style) {
    case 'regal':
      return [
        ...cap(length),
        ...bands(['bold', 'hatch'], tip(50)),
        ...fill(44, 34, length - 52, (y) => [
          stamp(flower(15, 8, 'filled'), [at(0, y)]),
          beads(path(`M-15 ${y - 17}h0M15 ${y - 17}h0M-15 ${y + 17}h0M15 ${y + 17}h0`), 4),
          line(path(`M-22 ${y - 22}Q0 ${y - 16} 22 ${y - 22}`)),
        ]),
        ...bands(['bold', 'line', 'dots', 'line', 'scallop'], -10),
      ];
    case 'vine':
      return [
        ...cap(length, 24),
        ...bands(['line', 'dots'], tip(40)),
        ...vine(path(`M0 -6C-9 ${-room * 0.3} 9 ${-room * 0.65} 0 ${-room - 2}`), {
          step: 15,
          leaf: 14,
          tendrils: 0,
          berries: false,
          spread: 52,
        }),
        beads(bead(0, 0), 5),
      ];
    case 'leaves':
      return [
        ...fill(21, length * 0.28, length - 24, (y) =>
          [-1, 1].flatMap((side) => put([solid(leafShape(21, 7))], at(0, y + 9, side * 44))),
        ),
        solid(
          path(
            `M0 ${tip(26)}C10 ${tip(20)} 8 ${tip(10)} 0 ${tip(2)}C-8 ${tip(10)} -10 ${tip(20)} 0 ${tip(26)}Z`,
          ),
        ),
        line(path(`M0 ${tip(20)}V${-length * 0.26}`)),
        dots(path(`M0 ${-length * 0.2}V${-length * 0.06}`), 8, 3.4),
      ];
    case 'jaali':
      return [
        ...cap(length),
        ...bands(['bold', 'dots', 'line'], tip(50)),
        lattice(path(`M-23 ${tip(52)}H23V-36H-23Z`), 'j'),
        ...bands(['bold', 'dots', 'line', 'scallop'], -16),
      ];
    case 'bands':
      return [
        ...cap(length, 22),
        ...bands(['line', 'zigzag', 'line'], tip(45)),
        ...(length > 150
          ? bands(['bold', 'petals', 'line', 'dots', 'line', 'hatch'], -80, 14)
          : []),
        ...bands(['bold', 'line', 'zigzag', 'line', 'dots', 'scallop'], length > 150 ? -18 : -10),
      ];
    case 'drops':
      return [
        ...cap(length, 20),
        ...fill(30, 26, length - 34, (y) => [
          stamp(
            petalMark({ t: 'petals', n: 1, r0: 0, r1: 27, w: 11, form: 'point', inside: 'filled' }),
            [at(0, y + 13)],
          ),
          beads(path(`M-13 ${y + 11}h0M13 ${y + 11}h0`), 3.4),
        ]),
        ...bands(['bold', 'dots', 'line'], -14),
      ];
    case 'diamonds':
      return [
        ...cap(length, 26),
        ...bands(['bold', 'line'], tip(40)),
        ...fill(34, 30, length - 42, (y) => [
          line(
            path(
              `M-22 ${y}L0 ${y - 17}L22 ${y}L0 ${y + 17}ZM-13 ${y}L0 ${y - 10}L13 ${y}L0 ${y + 10}Z`,
            ),
          ),
          solid(path(`M-6 ${y}l6-5l6 5l-6 5Z`)),
          beads(path(`M-16 ${y - 14}h0M16 ${y - 14}h0`), 3.4),
        ]),
        ...bands(['bold', 'line', 'zigzag', 'bold'], -8),
      ];
    case 'domes':
      return [
        ...cap(length, 26),
        ...fill(25, 28, length - 34, (y) => [
          knock(
            path(
              `M-21 ${y + 13}C-20 ${y - 4} -5 ${y - 5} 0 ${y - 15}C5 ${y - 5} 20 ${y - 4} 21 ${y + 13}`,
            ),
          ),
          solid(
            path(
              `M0 ${y + 10}C-9 ${y + 4} -4 ${y - 1} 0 ${y - 6}C4 ${y - 1} 9 ${y + 4} 0 ${y + 10}Z`,
            ),
          ),
          beads(path(`M-12 ${y + 9}h0M12 ${y + 9}h0`), 2.6),
        ]),
        ...bands(['bold', 'dots', 'bold'], -15),
      ];
    case 'rings':
      return [
        dots(path(`M0 ${tip(12)}V${tip(40)}`), 7, 3.4),
        ...bands(['bold', 'dots', 'line'], -length * 0.42),
        ...put(
          [
            solid(path('M0 -10Q-9 -19 0 -33Q9 -19 0 -10Z')),
            beads(path('M-9 -14h0M9 -14h0M-6 -27h0M6 -27h0M0 -40h0'), 3),
          ],
          at(0, -length * 0.42),
        ),
      ];
    case 'buds':
      return [
        solid(
          path(
            `M0 ${tip(40)}C14 ${tip(30)} 8 ${tip(14)} 0 ${tip(4)}C-8 ${tip(14)} -14 ${tip(30)} 0 ${tip(40)}Z`,
          ),
        ),
        bold(path(`M0 ${tip(40)}C-12 ${-length * 0.6} 10 ${-length * 0.45} 0 ${-length * 0.3}`)),
        ...[-1, 1].flatMap((s) => put([solid(leafShape(20, 8))], at(0, tip(44), s * 120))),
        ...[-1, 1].flatMap((s) => put([solid(leafShape(17, 7))], at(0, -length * 0.42, s * 50))),
        dots(path(`M0 ${-length * 0.25}V${-length * 0.12}`), 7, 3.2),
      ];
    case 'caps':
      return [...cap(length, 34), ...bands(['line', 'dots', 'scallop'], tip(52))];
    case 'chevrons':
      return [
        ...cap(length, 20),
        ...fill(14, 22, length - 28, (y, i) => [
          i % 2
            ? line(path(`M-22 ${y + 7}L0 ${y - 6}L22 ${y + 7}`))
            : bold(path(`M-22 ${y + 7}L0 ${y - 6}L22 ${y + 7}`)),
          beads(bead(0, y + 3), 3.2),
        ]),
        ...bands(['bold', 'diamonds', 'bold'], -2, 15),
      ];
  }
}

const long = 200;
/** Styles that fade out towards the palm, so the thumb needs no closing line. */
const open = new Set<FingerStyle>(['leaves', 'rings', 'vine', 'buds', 'caps']);

/**
 * One drawing serves every finger: stretched to fit the long ones, and for the thumb hung from the
 * tip, what runs past its base being wiped away before the palm is drawn.
 */
export function fingers(digits: Digit[], style: FingerStyle | FingerStyle[]): Node[] {
  return digits.flatMap((d, i): Node[] => {
    const own = Array.isArray(style) ? style[i % style.length] : style;
    if (!own) return [];
    const scale = d.half / 20;
    const place = (length: number, y: number) =>
      multiply(d.matrix, at(0, y, 0, scale, d.short ? scale : d.length / length));
    if (!d.short) return [stamp(art(own, long), [place(long, 0)])];
    const edge = arc(28, d.length > 80 ? -4 : -d.length * 0.3, 4);
    const palm = edge.concat(path('M28 -4V100H-28V-4').slice(1));
    return [
      stamp(art(own, long), [place(long, long * scale - d.length)]),
      ...put([blank(palm), ...(open.has(own) ? [] : [bold(edge)])], place(long, 0)),
    ];
  });
}
