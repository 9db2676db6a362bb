import { backdrops } from './backdrops.ts';
import { box } from './geometry.ts';
import { type MoodName, moods, type Tones } from './palette.ts';
import type { Placement } from './path.ts';
import { type Drawing, place, type Sheet, svg, tone } from './svg.ts';

/** A picture composed by hand: a mood, what stands behind, and what is drawn over it. */
export type Tableau = {
  mood: MoodName;
  backdrop: keyof typeof backdrops;
  draw: (t: Tones) => Drawing;
};

export const at = (
  drawing: Drawing,
  x: number,
  y: number,
  scale = 1,
  more: Placement = {},
): Drawing => place(drawing, { x, y, scale, ...more });

export const paint = (sheet: Sheet, { mood, backdrop, draw }: Tableau): string => {
  const t = moods[mood];
  const behind = backdrops[backdrop]?.(sheet.width, sheet.height, t) ?? [];
  const ground = tone(box(0, 0, sheet.width, sheet.height), t.ground);
  return svg(sheet, [ground, ...behind, ...draw(t)]);
};
