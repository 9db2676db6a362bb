import * as z from 'zod/mini';

const instant = z.nullable(z.iso.datetime());

/** Null: not yet. */
export const Progress = z.strictObject({
  onTheWayAt: instant,
  arrivedAt: instant,
  startedAt: instant,
  doneAt: instant,
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
