import {
  asCircle,
  at,
  identity,
  type Matrix,
  multiply,
  type Shape,
  serialise,
  short,
  transform,
} from './geometry.ts';

/**
 * `line` and `bold` are strokes, `solid` is filled henna, `knock` is an outline that hides what lies
 * beneath it, `boss` the same with a bold edge, `blank` hides without an outline.
 */
export type Mark =
  | { kind: 'line' | 'bold' | 'solid' | 'knock' | 'boss' | 'blank'; shape: Shape }
  | { kind: 'beads'; shape: Shape; size: number }
  | { kind: 'frill'; shape: Shape; gap: number; size: number }
  | { kind: 'dots'; shape: Shape; gap: number; size: number }
  | { kind: 'hatch'; shape: Shape; gap: number; size: number }
  | { kind: 'lattice'; shape: Shape; pattern: string };
/** A drawing used in several places: written once, then referred to. */
export type Stamp = { kind: 'stamp'; of: Node[]; places: Matrix[] };
/** `of`, drawn pointing up from the origin, repeated `count` times around it. */
export type Ring = { kind: 'ring'; of: Node[]; count: number; place: Matrix; turn: number };
export type Node = Mark | Stamp | Ring;

export const line = (shape: Shape): Mark => ({ kind: 'line', shape });
export const bold = (shape: Shape): Mark => ({ kind: 'bold', shape });
export const solid = (shape: Shape): Mark => ({ kind: 'solid', shape });
export const knock = (shape: Shape): Mark => ({ kind: 'knock', shape });
export const boss = (shape: Shape): Mark => ({ kind: 'boss', shape });
export const blank = (shape: Shape): Mark => ({ kind: 'blank', shape });
/** Each `M x y` of the shape becomes one round bead. */
export const beads = (shape: Shape, size = 3.4): Mark => ({ kind: 'beads', shape, size });
export const dots = (shape: Shape, gap = 6, size = 2.6): Mark => ({
  kind: 'dots',
  shape,
  gap,
  size,
});
/** Scallops around a shape drawn next: round dashes of henna with dashes of skin laid in them. */
export const frill = (shape: Shape, size = 9, gap = 7.2): Mark => ({
  kind: 'frill',
  shape,
  gap,
  size,
});
export const hatch = (shape: Shape, size = 6, gap = 3.6): Mark => ({
  kind: 'hatch',
  shape,
  gap,
  size,
});
export const lattice = (shape: Shape, pattern: string): Mark => ({
  kind: 'lattice',
  shape,
  pattern,
});
export const stamp = (of: Node[], places: Matrix[]): Stamp => ({ kind: 'stamp', of, places });
export const ring = (of: Node[], count: number, turn = 0): Ring => ({
  kind: 'ring',
  of,
  count,
  place: identity,
  turn,
});

/** Moves a drawing by its geometry, so the weight of the line stays what the pen gives. */
export function put(nodes: Node[], m: Matrix): Node[] {
  return nodes.map((node): Node => {
    if (node.kind === 'stamp') return { ...node, places: node.places.map((q) => multiply(m, q)) };
    if (node.kind === 'ring') return { ...node, place: multiply(m, node.place) };
    return { ...node, shape: transform(node.shape, m) };
  });
}

function circleOf(shape: Shape): string | undefined {
  const found = asCircle(shape);
  if (!found) return;
  const { x, y, r } = found;
  const centre = (name: string, n: number) => (short(n) === '0' ? '' : ` ${name}="${short(n)}"`);
  return `${centre('cx', x)}${centre('cy', y)} r="${short(r)}"`;
}

const near = (x: number, y: number) => Math.abs(x - y) < 1e-3;
const fine = (n: number) =>
  (Math.round(n * 1000) / 1000 || 0).toString().replace(/^(-?)0\./, '$1.');

/** The shortest way of saying a placement; `use` may carry a plain shift as x and y. */
function attribute(m: Matrix, use = false): string {
  const [a, b, c, d, e, f] = m;
  const still = near(e, 0) && near(f, 0);
  const shift = still ? '' : `translate(${short(e)} ${short(f)})`;
  const size = Math.hypot(a, b);
  let turn: string;
  if (near(a, d) && near(b, -c)) {
    const angle = (Math.atan2(b, a) * 180) / Math.PI;
    turn =
      (near(angle, 0) ? '' : `rotate(${short(angle)})`) +
      (near(size, 1) ? '' : `scale(${fine(size)})`);
    if (!turn && use && !still) return ` x="${short(e)}" y="${short(f)}"`;
  } else if (near(b, 0) && near(c, 0)) turn = `scale(${fine(a)} ${fine(d)})`;
  else return ` transform="matrix(${[a, b, c, d].map(fine).join(' ')} ${short(e)} ${short(f)})"`;
  return shift || turn ? ` transform="${shift}${turn}"` : '';
}

const styleOf = (mark: Mark): string => {
  switch (mark.kind) {
    case 'line':
      return '';
    case 'bold':
      return ' stroke-width="2.4"';
    case 'solid':
      return ' fill="$h"';
    case 'knock':
      return ' fill="$s"';
    case 'boss':
      return ' fill="$s" stroke-width="2.2"';
    case 'blank':
      return ' fill="$s" stroke="none"';
    case 'beads':
      return ` stroke-width="${short(mark.size)}"`;
    case 'frill':
    case 'dots':
      return ` stroke-width="${short(mark.size)}" stroke-dasharray="0 ${short(mark.gap)}"`;
    case 'hatch':
      return ` stroke-width="${short(mark.size)}" stroke-linecap="butt" stroke-dasharray="1.3 ${short(mark.gap)}"`;
    case 'lattice':
      return ` fill="url(#${mark.pattern})"`;
  }
};

const covers = new Set(['knock', 'boss', 'blank', 'frill']);

export class Sheet {
  private seen = new Map<string, string>();
  private next = 0;

  /** Draws the nodes the first time they are met, and refers to that drawing ever after. */
  private once(key: string, place: Matrix, markup: () => string): string {
    const known = this.seen.get(key);
    if (known) return `<use href="#${known}"${attribute(place, true)}/>`;
    const moved = attribute(place);
    const id = this.id();
    this.seen.set(key, id);
    const body = `<g id="${id}">${markup()}</g>`;
    return moved ? `<g${moved}>${body}</g>` : body;
  }

  private id = () => `m${(this.next++).toString(36)}`;

  private turns(of: Node[], count: number): string {
    const step = 360 / count;
    let markup = this.draw(of);
    // Each turn doubles what is drawn; the last may overlap, which identical drawings bear unseen.
    for (let filled = 1; filled < count; filled *= 2) {
      const id = this.id();
      const by = Math.min(filled, count - filled) * step;
      markup = `<g id="${id}">${markup}</g><use href="#${id}" transform="rotate(${short(by)})"/>`;
    }
    return markup;
  }

  /** Ink over ink is the same ink, so marks between two coverings may be gathered by their style. */
  draw(nodes: Node[]): string {
    let out = '';
    const gathered = new Map<string, string>();
    const flush = () => {
      for (const [style, d] of gathered) out += `<path${style} d="${d}"/>`;
      gathered.clear();
    };
    for (const node of nodes) {
      if (node.kind === 'stamp') {
        flush();
        const key = JSON.stringify(node.of);
        for (const place of node.places) out += this.once(key, place, () => this.draw(node.of));
      } else if (node.kind === 'ring') {
        flush();
        const { of, count, place, turn } = node;
        const key = JSON.stringify([of, count]);
        out += this.once(key, multiply(place, at(0, 0, turn)), () => this.turns(of, count));
      } else {
        const style = styleOf(node);
        if (covers.has(node.kind)) flush();
        const round = circleOf(node.shape);
        if (round) {
          flush();
          out += `<circle${round}${style}/>`;
        } else gathered.set(style, (gathered.get(style) ?? '') + serialise(node.shape));
        if (node.kind === 'frill') {
          flush();
          const within = styleOf({ ...node, size: node.size - 3 });
          out += `<path stroke="$s"${within} d="${serialise(node.shape)}"/>`;
        }
      }
    }
    flush();
    return out;
  }
}

/** A long path drawn more than once is kept in `defs`, and only its ink is said again. */
export function share(markup: string): { defs: string; body: string } {
  const counts = new Map<string, number>();
  const each = /<path((?: [a-z-]+="[^"]*")*) d="([^"]{70,})"\/>/g;
  for (const [, , d] of markup.matchAll(each))
    counts.set(d as string, (counts.get(d as string) ?? 0) + 1);
  const ids = new Map(
    [...counts].filter(([, n]) => n > 1).map(([d], i): [string, string] => [d, `p${i}`]),
  );
  return {
    defs: [...ids].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join(''),
    body: markup.replace(each, (whole, style: string, d: string) =>
      ids.has(d) ? `<use href="#${ids.get(d)}"${style}/>` : whole,
    ),
  };
}
