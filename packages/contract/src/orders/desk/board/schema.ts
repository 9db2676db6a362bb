import * as z from 'zod/mini';
import { Day } from '../../../kit/day-schema.ts';
import { Version } from '../../../kit/integer-schemas.ts';
import { Slot } from '../../../schedule/slot-schema.ts';
import { ConflictDescription } from '../beautician-candidates.ts';
import { Visit } from '../visit-schemas.ts';

/** Minutes since midnight; `to` is exclusive. */
const Span = z.strictObject({ from: z.int(), to: z.int() });

export const BoardPerson = z.strictObject({
  /** A beautician id, or for freelancers an id used on the board only. */
  _id: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  /** Empty: day off. */
  hours: z.array(Span),
  /** Not on the roster: takes no time of others and has no placement options. */
  isFreelancer: z.boolean(),
});
export type BoardPerson = z.infer<typeof BoardPerson>;

export const BoardVisit = z.extend(Visit, {
  /** Send it back with the change to detect concurrent changes. */
  version: Version,
  /** The `_id` of a person. Null: unassigned and unplanned. */
  person: z.nullable(z.string()),
  needingChange: z.nullable(z.string()),
  isNow: z.boolean(),
});
export type BoardVisit = z.infer<typeof BoardVisit>;

export const BoardTravelLeg = z.strictObject({
  /** The `_id` of a visit. */
  from: z.string(),
  to: z.string(),
  minutes: z.int(),
  gap: z.int(),
  isTight: z.boolean(),
});
export type BoardTravelLeg = z.infer<typeof BoardTravelLeg>;

export const Board = z.strictObject({
  day: Day,
  today: Day,
  isClosed: z.boolean(),
  slots: z.array(Slot),
  span: Span,
  /** Working beauticians first, then freelancers, then those who are off. */
  people: z.array(BoardPerson),
  visits: z.array(BoardVisit),
  ways: z.array(BoardTravelLeg),
});
export type Board = z.infer<typeof Board>;

export const PlacementOption = z.strictObject({
  slot: Slot,
  /** The visit is already here: nothing would change. */
  isCurrent: z.boolean(),
  /** Most serious first. BUSY cannot be accepted. */
  conflicts: z.array(ConflictDescription),
  /** Which planned visits would be handed over. Null: none. */
  note: z.nullable(z.string()),
});
export type PlacementOption = z.infer<typeof PlacementOption>;

export const PlacementTime = z.strictObject({
  slot: Slot,
  isPast: z.boolean(),
  /** Conflict with the salon’s own rules, such as a closed day. Staff can accept it. */
  against: z.nullable(z.string()),
  /** The beautician that the plan would choose. Null: none. */
  plannedName: z.nullable(z.string()),
  /** Why the plan finds no beautician. Null: it finds one. */
  reason: z.nullable(z.string()),
  /** The visit is already planned for this time. */
  isCurrent: z.boolean(),
});
export type PlacementTime = z.infer<typeof PlacementTime>;

export const PlacementOptions = z.strictObject({
  day: Day,
  order: z.string(),
  times: z.array(PlacementTime),
  /** One placement for each time that has not passed. */
  people: z.array(z.strictObject({ _id: z.string(), places: z.array(PlacementOption) })),
});
export type PlacementOptions = z.infer<typeof PlacementOptions>;
