import * as z from 'zod/mini';

const instant = z.nullable(z.iso.datetime());

/** How far a visit has come; null: not yet. */
export const Progress = z.strictObject({
  onTheWayAt: instant,
  arrivedAt: instant,
  startedAt: instant,
  doneAt: instant,
  /** How late she said that she would be. */
  lateMinutes: z.nullable(z.int()),
});
export type Progress = z.infer<typeof Progress>;

export const noProgress: Progress = {
  onTheWayAt: null,
  arrivedAt: null,
  startedAt: null,
  doneAt: null,
  lateMinutes: null,
};
