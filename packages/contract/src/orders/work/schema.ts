import * as z from 'zod/mini';
import { OrderedDesign } from '../../designs/ordered-design.ts';
import { Day } from '../../kit/day.ts';
import { Rupees } from '../../kit/rupees.ts';
import { singleLine, textLimits } from '../../kit/text.ts';
import { Slot } from '../../schedule/slot.ts';
import { ServiceQuantities } from '../desk/changing/schema.ts';
import { Fee } from '../fee.ts';
import { OrderAddress } from '../order-address.ts';
import { OrderId } from '../order-id.ts';
import { OrderedService } from '../schema.ts';
import { OrderStatus } from '../status.ts';
import { StartCode } from './start-code.ts';
import { LateMinutes, Progress, VisitAction } from './visit-actions.ts';

/** Where a visit is and whom to call; only around its day. */
const VisitContact = z.strictObject({ phone: z.string(), address: OrderAddress });

/** A visit as she sees it who makes it. */
export const WorkVisit = z.strictObject({
  _id: z.string(),
  orderId: OrderId,
  day: Day,
  slot: Slot,
  minutes: z.int(),
  status: OrderStatus,
  progress: Progress,
  /** The first name of whom she comes to. */
  firstName: z.string(),
  /** Null: it is not shown on this day. */
  contact: z.nullable(VisitContact),
  services: z.array(OrderedService),
  /** In the customer's words; empty: nothing. */
  note: z.string(),
  design: z.nullable(OrderedDesign),
  visitingCharge: Rupees,
  fees: z.array(Fee),
  /** Services and visiting charge. */
  total: Rupees,
  /** Start asks for the customer's code. */
  asksCode: z.boolean(),
});
export type WorkVisit = z.infer<typeof WorkVisit>;

export const WorkDays = z.strictObject({
  today: Day,
  /** What she is called on the roster. */
  name: z.string(),
  /** Her picture, as customers see it; null: none yet. */
  picture: z.nullable(z.string()),
  /** Today, with late visits of yesterday first, then the six days after it, in the order of the day. */
  days: z.array(z.strictObject({ day: Day, visits: z.array(WorkVisit) })),
  /** When it was read: without a connection it says how old it is. */
  readAt: z.iso.datetime(),
});
export type WorkDays = z.infer<typeof WorkDays>;

/** What every press brings: the same attempt again has no second effect. */
const attempt = z.uuid();
/** When it was pressed, by her phone: it may be sent much later. */
const pressedAt = z.iso.datetime();

export const VisitActionRequest = z.strictObject({
  attempt,
  pressedAt,
  press: VisitAction,
  code: z.optional(StartCode),
});
export type VisitActionRequest = z.infer<typeof VisitActionRequest>;

/** She cannot make the visit; the salon reads why. */
export const DeclineRequest = z.strictObject({
  attempt,
  pressedAt,
  /** Empty: she does not say. */
  reason: singleLine({ min: 0, max: textLimits.note }),
});
export type DeclineRequest = z.infer<typeof DeclineRequest>;

/** What the customer wants beside what she booked. */
export const AddServicesRequest = z.strictObject({
  attempt,
  pressedAt,
  services: ServiceQuantities,
});
export type AddServicesRequest = z.infer<typeof AddServicesRequest>;

/** She needs help, perhaps at a visit. */
export const HelpRequest = z.strictObject({ attempt, pressedAt, visit: z.nullable(z.uuid()) });
export type HelpRequest = z.infer<typeof HelpRequest>;

export const RunningLateRequest = z.strictObject({ attempt, pressedAt, minutes: LateMinutes });
export type RunningLateRequest = z.infer<typeof RunningLateRequest>;
