import * as z from 'zod/mini';

const instant = z.nullable(z.iso.datetime());

/** Null: not yet. */
export const VisitProgressFields = z.strictObject({
  onTheWayAt: instant,
  arrivedAt: instant,
  startedAt: instant,
  doneAt: instant,
  lateMinutes: z.nullable(z.int()),
});
export type VisitProgressFields = z.infer<typeof VisitProgressFields>;

export const emptyVisitProgress: VisitProgressFields = {
  onTheWayAt: null,
  arrivedAt: null,
  startedAt: null,
  doneAt: null,
  lateMinutes: null,
};
