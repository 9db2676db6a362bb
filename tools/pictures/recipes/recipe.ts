import type { MoodName, Tones } from '../palette.ts';
import type { Random } from '../seeded.ts';
import type { Composition } from '../stage.ts';

export type Draw = (t: Tones, r: Random) => Composition;

/** How one data set is pictured: by service where it is known, else by its usual objects. */
export type Recipe = {
  moods: readonly MoodName[];
  services: Record<string, Draw>;
  usual: Draw;
};
