import * as z from 'zod/mini';
import { Day } from '../../../kit/day.ts';
import { Version } from '../../../kit/integer.ts';
import { Slot } from '../../../schedule/slot.ts';
import { ConflictDescription } from '../candidates.ts';
import { Visit } from '../visits.ts';

/** Minutes since midnight, the last one not included. */
const Span = z.strictObject({ from: z.int(), to: z.int() });

/** A column of the board: somebody, and when she works that day. */
export const BoardPerson = z.strictObject({
  /** That of the roster; a freelancer has one of the board only. */
  _id: z.string(),
  name: z.string(),
  /** The address of her picture; null: none yet. */
  picture: z.nullable(z.string()),
  /** None: she is off. */
  hours: z.array(Span),
  /** Not on the roster: she holds nobody’s time, and has no places to choose. */
  isFreelancer: z.boolean(),
});
export type BoardPerson = z.infer<typeof BoardPerson>;

export const BoardVisit = z.extend(Visit, {
  /** Send it back with a change, to be told of one in between. */
  version: Version,
  /** In whose column it stands; null: nobody has it. */
  person: z.nullable(z.string()),
  /** Why it no longer fits; null: it does. */
  unfit: z.nullable(z.string()),
  /** Its time is running. */
  isNow: z.boolean(),
});
export type BoardVisit = z.infer<typeof BoardVisit>;

/** From one visit of somebody to her next. */
export const BoardTravelLeg = z.strictObject({
  /** The `_id` of both. */
  from: z.string(),
  to: z.string(),
  minutes: z.int(),
  gap: z.int(),
  /** There is less time than the way takes. */
  isTight: z.boolean(),
});
export type BoardTravelLeg = z.infer<typeof BoardTravelLeg>;

/** One day of everybody, by the hour. */
export const Board = z.strictObject({
  day: Day,
  today: Day,
  /** The business is closed, whoever would work. */
  isClosed: z.boolean(),
  /** The times that can be booked. */
  slots: z.array(Slot),
  /** The part of the day to draw. */
  span: Span,
  /** Those at work first, then freelancers, then those who are off. */
  people: z.array(BoardPerson),
  /** Cancelled ones left out; in the order of the day. */
  visits: z.array(BoardVisit),
  ways: z.array(BoardTravelLeg),
});
export type Board = z.infer<typeof Board>;

/** One person at one time, as somebody sees her who looks for a place for a visit. */
export const PlacementOption = z.strictObject({
  slot: Slot,
  /** The visit is there already: nothing would change. */
  isHere: z.boolean(),
  /** What speaks against it, the weightiest first; BUSY cannot be, the rest asks first. */
  objections: z.array(ConflictDescription),
  /** Which planned visits others take over for it; null: none. */
  note: z.nullable(z.string()),
});
export type PlacementOption = z.infer<typeof PlacementOption>;

/** A time of the day, whoever comes. */
export const PlacementTime = z.strictObject({
  slot: Slot,
  /** It has passed: no visit can be moved there any more. */
  isPast: z.boolean(),
  /** What the salon’s own rules say against it, such as a closed day; staff are asked first. */
  against: z.nullable(z.string()),
  /** Whom the plan would send; null: nobody. */
  byPlan: z.nullable(z.string()),
  /** Why the plan has nobody; null: it has. */
  whyNobody: z.nullable(z.string()),
  /** The plan has it then already. */
  isHere: z.boolean(),
});
export type PlacementTime = z.infer<typeof PlacementTime>;

/** Where one visit could go on one day. */
export const PlacementOptions = z.strictObject({
  day: Day,
  /** The `_id` of the order. */
  order: z.string(),
  times: z.array(PlacementTime),
  /** Everybody of the roster; a place for each time that has not passed. */
  people: z.array(z.strictObject({ _id: z.string(), places: z.array(PlacementOption) })),
});
export type PlacementOptions = z.infer<typeof PlacementOptions>;
