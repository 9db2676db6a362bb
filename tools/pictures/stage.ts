import { box } from './geometry.ts';
import type { Tones } from './palette.ts';
import type { Random } from './seeded.ts';
import { type Drawing, form, place, type Shape, tone } from './svg.ts';

export type Bounds = { left: number; right: number; top: number; bottom: number };

const shapesOf = (drawing: Drawing): Shape[] =>
  drawing.flatMap((part) => ('window' in part ? shapesOf(part.inside) : [part]));

/** A half ellipse reaches its radius beyond the chord; shorter arcs hardly leave it. */
const arcPoints = (values: number[], from: number[]): number[] => {
  const [rx = 0, ry = 0, , , , x = 0, y = 0] = values;
  const [fromX = x, fromY = y] = from;
  if (Math.abs(Math.hypot(x - fromX, y - fromY) - 2 * rx) > 0.5) return [x, y];
  const [midX, midY] = [(x + fromX) / 2, (y + fromY) / 2];
  return [x, y, midX, midY - ry, midX, midY + ry];
};

/** Close enough for laying out: arcs and handles count by their points. */
export const bounds = (drawing: Drawing): Bounds => {
  const out = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { path } of shapesOf(drawing)) {
    let from: number[] = [];
    for (const { letter, values } of path) {
      const points = letter === 'A' ? arcPoints(values, from) : values;
      from = values.slice(-2);
      for (let i = 0; i < points.length; i += 2) {
        const [x = 0, y = 0] = [points[i], points[i + 1]];
        out.left = Math.min(out.left, x);
        out.right = Math.max(out.right, x);
        out.top = Math.min(out.top, y);
        out.bottom = Math.max(out.bottom, y);
      }
    }
  }
  return out;
};

export type Composition = {
  /** A person or hand, already placed on the sheet. */
  figure?: Drawing;
  hero?: Drawing;
  sides?: Drawing[];
  /** Where a figure's table stands; with small things in front it is before the figure. */
  ledge?: 'before' | 'behind' | 'none';
  /** Small things lying before the rest. */
  front?: Drawing[];
  flora?: Drawing[];
  /** Hangs from the upper edge, already placed. */
  hang?: Drawing;
};

const sheet = { width: 320, height: 240, table: 188 };

const size = (drawing: Drawing) => {
  const b = bounds(drawing);
  return { ...b, width: b.right - b.left, height: b.bottom - b.top };
};

/** Keeps a small thing whole on the sheet. */
const clamp = (x: number, drawing: Drawing): number => {
  const half = size(drawing).width / 2 + 10;
  return Math.min(sheet.width - half, Math.max(half, x));
};

/** Puts a drawing so that it stands on `y` with its middle at `x`. */
const stand = (drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Drawing => {
  const b = bounds(drawing);
  return place(drawing, {
    x: x - ((b.left + b.right) / 2) * scale,
    y: y - Math.max(0, b.bottom) * scale,
    scale,
    turn,
  });
};

const row = (items: Drawing[], gap: number, middle: number, scale: number, bases: number[]) => {
  const widths = items.map((item) => size(item).width * scale);
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (items.length - 1);
  let x = middle - total / 2;
  const placed = items.map((item, i) => {
    const width = widths[i] ?? 0;
    const y = bases[i % bases.length] ?? 206;
    const drawing = stand(item, x + width / 2, y, scale);
    x += width + gap;
    return { y, drawing };
  });
  return {
    left: middle - total / 2,
    right: middle + total / 2,
    drawing: placed.sort((a, b) => a.y - b.y).flatMap((item) => item.drawing),
  };
};

const stillLife = (composition: Composition, t: Tones, r: Random): Drawing => {
  const { hero = [], sides = [], front = [], flora = [] } = composition;
  const [first, second, third] = sides;
  const items = r.chance(0.5) ? [first, hero, second, third] : [third, second, hero, first];
  const present = items.filter((item): item is Drawing => item !== undefined);
  const gap = r.between(-9, 3);
  const wide = present.reduce((sum, item) => sum + size(item).width, 0) + gap * present.length;
  const tall = Math.max(...present.map((item) => size(item).height));
  const scale = Math.min(1.6, 264 / wide, 152 / tall);
  const heroAt = present.indexOf(hero);
  const bases = present.map((_, i) => (i === heroAt ? 210 : r.pick([204, 206])));
  const group = row(present, gap, 160 + r.between(-6, 6), scale, bases);
  const behind = flora.flatMap((item, i) => {
    const onLeft = i % 2 === 0;
    const x = onLeft ? Math.max(30, group.left + 14) : Math.min(290, group.right - 14);
    return stand(item, x, 202, 1.25, (onLeft ? -1 : 1) * r.between(6, 16));
  });
  const small = front.flatMap((item, i) => {
    const onRight = i % 2 === 0;
    const x = onRight ? Math.min(282, group.right + 8) : Math.max(38, group.left - 8);
    return stand(item, clamp(x, item), 230);
  });
  return [
    form(box(-4, sheet.table, sheet.width + 8, 60), t.ledge),
    ...behind,
    ...group.drawing,
    ...small,
  ];
};

export const compose = (
  composition: Composition,
  backdrop: Drawing,
  t: Tones,
  r: Random,
): Drawing => [
  tone(box(0, 0, sheet.width, sheet.height), t.ground),
  ...backdrop,
  ...(composition.hang ?? []),
  ...(composition.hero ? stillLife(composition, t, r) : []),
  ...(composition.figure ? figureScene(composition, t, r) : []),
];

/** Behind a table a figure sits back, so that its shoulders still show. */
const seated = { x: 160 * 0.16, y: 2, scale: 0.84 };

/** A figure fills the sheet; flora stands behind it, and small things on a table. */
const figureScene = (composition: Composition, t: Tones, r: Random): Drawing => {
  const { figure = [], flora = [], front = [] } = composition;
  const hasFront = front.some((item) => item.length > 0);
  const ledge = composition.ledge ?? (hasFront ? 'before' : 'none');
  const table = (y: number): Drawing => [form(box(-4, y, sheet.width + 8, 60), t.ledge)];
  const behind = flora.flatMap((item, i) =>
    stand(item, i % 2 === 0 ? 46 : 274, 246, 1.3, (i % 2 === 0 ? -1 : 1) * r.between(4, 14)),
  );
  return [
    ...behind,
    ...(ledge === 'behind' ? table(190) : []),
    ...(ledge === 'before' ? [...place(figure, seated), ...table(206)] : figure),
    ...front.flatMap((item, i) => stand(item, clamp(i % 2 === 0 ? 268 : 52, item), 224)),
  ];
};
