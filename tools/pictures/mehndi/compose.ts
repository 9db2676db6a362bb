import { path, polar, type Shape, serialise } from './geometry.ts';
import { type Node, Sheet, share } from './ink.ts';
import type { Outline } from './outlines.ts';

export const width = 480;
export const height = 640;

export type Skin = { base: string; shade: string; henna: string };
export const skins = {
  wheat: { base: '#eca', shade: '#b9743f', henna: '#621' },
  honey: { base: '#eb8', shade: '#9c5a2c', henna: '#621' },
  almond: { base: '#da7', shade: '#85461f', henna: '#520' },
  cinnamon: { base: '#c96', shade: '#6f3717', henna: '#410' },
} satisfies Record<string, Skin>;

export type Ground = 'arch' | 'halo' | 'jharokha' | 'sun' | 'moon';
const grounds: Record<string, [paper: string, glow: string, edge: string]> = {
  haldi: ['#fff8e4', '#ffe588', '#e79e00'],
  ivory: ['#fffdf7', '#fff3c4', '#e7b93a'],
  rose: ['#fff6ef', '#fbdcd3', '#d98a86'],
  plum: ['#fdf4ef', '#ecd3e0', '#b76d9c'],
  marigold: ['#fff3c4', '#ffd34d', '#fffdf7'],
};

const round = (n: number) => Math.round(n);

/** A cusped arch: five foils rising to a point, as over a palace window. */
const cusped =
  'M50 660V250C50 214 76 196 92 190C94 150 124 128 150 124C162 90 206 76 240 40C274 76 318 90 330 124C356 128 386 150 388 190C404 196 430 214 430 250V660Z';

function ground(kind: Ground, tint: string): string {
  const [paper, glow, edge] = grounds[tint] ?? (grounds.haldi as [string, string, string]);
  const base = `<rect width="480" height="640" fill="${paper}"/>`;
  const rim = `fill="none" stroke="${edge}"`;
  switch (kind) {
    case 'arch':
      return `${base}<path fill="${glow}" d="M40 660V240a200 200 0 0 1 400 0V660z"/><path ${rim} stroke-width="1.5" d="M28 660V240a212 212 0 0 1 424 0V660"/><path ${rim} stroke-width="3" stroke-linecap="round" stroke-dasharray="0 12" d="M18 660V240a222 222 0 0 1 444 0V660"/>`;
    case 'jharokha':
      return `${base}<path fill="${glow}" stroke="${edge}" stroke-width="1.5" d="${serialise(path(cusped))}"/><path ${rim} stroke-width="3" stroke-linecap="round" stroke-dasharray="0 12" d="M24 660V24H456V660"/>`;
    case 'halo':
      return `${base}<circle cx="240" cy="300" r="208" fill="${glow}"/><circle cx="240" cy="300" r="220" ${rim} stroke-width="1.5"/><circle cx="240" cy="300" r="230" ${rim} stroke-width="3" stroke-linecap="round" stroke-dasharray="0 12.04"/>`;
    case 'moon':
      return `${base}<circle cx="240" cy="292" r="216" fill="${glow}"/><circle cx="268" cy="270" r="176" fill="${paper}"/><circle cx="240" cy="292" r="228" ${rim} stroke-width="3" stroke-linecap="round" stroke-dasharray="0 14.3"/>`;
    case 'sun': {
      const rays = Array.from({ length: 32 }, (_, i) => {
        const p = polar(i * 11.25, 214, { x: 240, y: 300 });
        const q = polar(i * 11.25, i % 2 ? 222 : 236, { x: 240, y: 300 });
        return `M${round(p.x)} ${round(p.y)}L${round(q.x)} ${round(q.y)}`;
      }).join('');
      return `${base}<circle cx="240" cy="300" r="200" fill="${glow}"/><path ${rim} stroke-width="2" stroke-linecap="round" d="${rays}"/>`;
    }
  }
}

/** Jaali fills, each a tile that repeats on the skew. */
const patterns: Record<string, { size: number; turn: number; tile: string }> = {
  j: {
    size: 11,
    turn: 45,
    tile: '<path d="M0 0H11M0 0V11"/><path stroke-width="2.6" d="M5.5 5.5h0"/>',
  },
  k: {
    size: 22,
    turn: 45,
    tile: '<path d="M0 0H22M0 0V22M3.5 3.5H22M3.5 3.5V22"/><path fill="$h" d="M12.7 7q1.5 4 5.7 5.7q-4.2 1.7-5.7 5.7q-1.5-4-5.7-5.7q4.2-1.7 5.7-5.7z"/>',
  },
  s: {
    size: 14,
    turn: 0,
    tile: '<path d="M0 14A7 9 0 0 1 14 14M3 14A4 5.5 0 0 1 11 14M-7 7A7 9 0 0 1 7 7A7 9 0 0 1 21 7M-4 7A4 5.5 0 0 1 4 7M10 7A4 5.5 0 0 1 18 7"/>',
  },
  h: {
    size: 24,
    turn: 0,
    tile: '<path d="M0 12L12 0L24 12L12 24ZM5 12L12 5L19 12L12 19Z"/><path fill="$h" d="M9 12l3-3 3 3-3 3z"/><path stroke-width="3.2" d="M0 0h0M24 0h0M0 24h0M24 24h0"/>',
  },
};

/** Gold and plum bangles, worn just proud of the wrist. */
function stack(x: number): string {
  const hoop = (y: number) => `M${round(x - 69)} ${y}q69 22 138 0`;
  const rows = (colour: string, thick: number, ys: number[]) =>
    `<path stroke="${colour}" stroke-width="${thick}" d="${ys.map(hoop).join('')}"/>`;
  return `<g fill="none" stroke-linecap="round">${rows('#b97700', 8, [588, 612])}${rows('#fbc02d', 5, [588, 612])}${rows('#571845', 8, [600])}<path stroke="#ffe588" stroke-width="3" stroke-dasharray="0 9" d="${hoop(600)}"/></g>`;
}

const usesPattern = (markup: string, id: string) => markup.includes(`url(#${id})`);

export type Picture = {
  outline: Outline;
  art: Node[];
  skin: Skin;
  ground: Ground;
  tint: string;
  /** Draws a second, mirrored limb beside the first. */
  pair?: boolean;
  nails?: string;
  mirror?: boolean;
  bangles?: boolean;
};

export function compose({
  outline,
  art,
  skin,
  ground: kind,
  tint,
  pair,
  nails,
  mirror,
  bangles,
}: Picture): string {
  const { defs, body: drawn } = share(new Sheet().draw(art));
  const tiles = Object.entries(patterns)
    .filter(([id]) => usesPattern(drawn, id))
    .map(
      ([id, { size, turn, tile }]) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''} fill="none" stroke="$h" stroke-width="1.2" stroke-linecap="round">${tile}</pattern>`,
    )
    .join('');
  const d = (shape: Shape) => serialise(shape);
  const polish = nails
    ? `<path fill="${nails}" stroke="${skin.shade}" stroke-width=".8" d="${outline.nails.map(d).join('')}"/>`
    : '';
  const creases = outline.creases.length
    ? `<path fill="none" stroke="${skin.shade}" stroke-opacity=".25" stroke-width="1.5" stroke-linecap="round" d="${serialise(outline.creases, 0)}"/>`
    : '';
  const limb =
    `<use href="#o" fill="${skin.base}"/>${creases}` +
    `<g clip-path="url(#c)"><g fill="none" stroke="$h" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>` +
    `<use href="#o" x="5" y="3" fill="none" stroke="${skin.shade}" stroke-opacity=".18" stroke-width="14"/></g>` +
    `<use href="#o" fill="none" stroke="${skin.shade}" stroke-width="1.6"/>${polish}${bangles ? stack(outline.wrist.x) : ''}`;
  const placed = pair
    ? `<g id="l">${limb}</g><use href="#l" transform="matrix(-1 0 0 1 480 0)"/>`
    : mirror
      ? `<g transform="matrix(-1 0 0 1 480 0)">${limb}</g>`
      : limb;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><path id="o" d="${serialise(outline.shape, 0)}"/><clipPath id="c"><use href="#o"/></clipPath>${tiles}${defs}</defs>${ground(kind, tint)}${placed}</svg>\n`
    .replaceAll('$h', skin.henna)
    .replaceAll('$s', skin.base);
}
