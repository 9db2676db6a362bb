import * as z from 'zod/mini';
import { OrderedDesign } from '../../designs/ordered-design.ts';
import { Day } from '../../kit/day-schema.ts';
import { Rupees } from '../../kit/rupees-schema.ts';
import { singleLineText, textLimits } from '../../kit/text-schemas.ts';
import { visitPaymentMethods } from '../../payment-settings/payment-methods.ts';
import { PaymentOptions } from '../../payment-settings/payment-options.ts';
import { Slot } from '../../schedule/slot-schema.ts';
import { ServiceQuantities } from '../desk/changing/schema.ts';
import { OrderDiscount } from '../discounts/schema.ts';
import { Fee } from '../fee.ts';
import { OrderAddress } from '../order-address.ts';
import { OrderId } from '../order-id.ts';
import { LedgerEntry, UnpaidReason, UnverifiedPayment } from '../payments/ledger.ts';
import { paymentFields, requiresAmountOrTip } from '../payments/schema.ts';
import { OrderedService } from '../schema.ts';
import { OrderStatus } from '../status.ts';
import { StartCode } from './start-code.ts';
import { LateMinutes, VisitAction, VisitProgressFields } from './visit-actions.ts';

/** The attempt shows which payments in the queue of the app are already recorded. */
const WorkPayment = z.extend(LedgerEntry, { attempt: z.uuid() });

const VisitContact = z.strictObject({ phone: z.string(), address: OrderAddress });

export const WorkVisit = z.strictObject({
  _id: z.string(),
  orderId: OrderId,
  day: Day,
  slot: Slot,
  minutes: z.int(),
  status: OrderStatus,
  progress: VisitProgressFields,
  firstName: z.string(),
  contact: z.nullable(VisitContact),
  services: z.array(OrderedService),
  note: z.string(),
  design: z.nullable(OrderedDesign),
  visitingCharge: Rupees,
  discounts: z.array(OrderDiscount),
  fees: z.array(Fee),
  payments: z.array(WorkPayment),
  unverifiedPayment: z.nullable(UnverifiedPayment),
  /** What the beautician said last. */
  unpaidReason: z.nullable(UnpaidReason),
  needsStartCode: z.boolean(),
});
export type WorkVisit = z.infer<typeof WorkVisit>;

/** A visit that is planned but not assigned: the salon may still send another beautician. */
export const PlannedWorkVisit = z.strictObject({
  /** Only as a key. */
  _id: z.string(),
  slot: Slot,
  minutes: z.int(),
  /** The service area, or the town. */
  area: z.string(),
  services: z.array(z.pick(OrderedService, { name: true, quantity: true })),
});
export type PlannedWorkVisit = z.infer<typeof PlannedWorkVisit>;

export const UpcomingWorkVisits = z.strictObject({
  today: Day,
  name: z.string(),
  picture: z.nullable(z.string()),
  /** Today, including late visits of yesterday, and the next six days. */
  days: z.array(
    z.strictObject({ day: Day, visits: z.array(WorkVisit), planned: z.array(PlannedWorkVisit) }),
  ),
  paymentOptions: PaymentOptions,
  /** Shown when the app is offline. */
  readAt: z.iso.datetime(),
});
export type UpcomingWorkVisits = z.infer<typeof UpcomingWorkVisits>;

/** A repeated attempt has no effect. */
const attempt = z.uuid();
/** By the phone’s clock; may be much earlier than the request. */
const pressedAt = z.iso.datetime();

export const VisitActionRequest = z.strictObject({
  attempt,
  pressedAt,
  press: VisitAction,
  code: z.optional(StartCode),
});
export type VisitActionRequest = z.infer<typeof VisitActionRequest>;

export const DeclineRequest = z.strictObject({
  attempt,
  pressedAt,
  reason: singleLineText({ min: 0, max: textLimits.note }),
});
export type DeclineRequest = z.infer<typeof DeclineRequest>;

export const AddServicesRequest = z.strictObject({
  attempt,
  pressedAt,
  services: ServiceQuantities,
});
export type AddServicesRequest = z.infer<typeof AddServicesRequest>;

export const HelpRequest = z.strictObject({ attempt, pressedAt, visit: z.nullable(z.uuid()) });
export type HelpRequest = z.infer<typeof HelpRequest>;

export const RunningLateRequest = z.strictObject({ attempt, pressedAt, minutes: LateMinutes });
export type RunningLateRequest = z.infer<typeof RunningLateRequest>;

export const WorkPaymentRequest = z
  .strictObject({
    ...{ attempt, pressedAt, ...paymentFields },
    /** Only the desk takes other payments, so that cash is expected from who took it. */
    method: z.enum(visitPaymentMethods, 'Choose a payment method'),
  })
  .check(requiresAmountOrTip);
export type WorkPaymentRequest = z.infer<typeof WorkPaymentRequest>;

export const LeftUnpaidRequest = z.strictObject({ attempt, pressedAt, reason: UnpaidReason });
export type LeftUnpaidRequest = z.infer<typeof LeftUnpaidRequest>;
