import * as z from 'zod/mini';
import { Day } from '../../kit/day-schema.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { maxRupees } from '../../kit/money.ts';
import { Paise } from '../../kit/paise.ts';
import { multiLineText, textLimits } from '../../kit/text-schemas.ts';
import { Slot } from '../../schedule/slot-schema.ts';
import { LedgerEntry, UnpaidReason } from './ledger.ts';
import { PaymentFiguresByMethod } from './payment-figures.ts';
import { StaffLedgerEntry } from './schema.ts';

const maxBalance = maxRupees * 100;
/** In paise. Negative: more was refunded than taken. */
const Balance = z.int().check(z.minimum(-maxBalance), z.maximum(maxBalance));

/** Cash taken by one beautician, or at the desk. Tips in cash are kept, so they are not expected. */
export const CashDrawer = z.strictObject({
  /** Null: the desk. */
  beauticianId: z.nullable(z.int()),
  name: z.string(),
  expected: Balance,
  /** Null: the day is not closed. */
  handedIn: z.nullable(Balance),
});
export type CashDrawer = z.infer<typeof CashDrawer>;

const LateLedgerEntry = z.extend(StaffLedgerEntry, {
  _id: z.string(),
  orderId: z.int(),
  /** What a reversal removes; null for other entries. */
  corrects: z.nullable(LedgerEntry.shape.kind),
});
export type LateLedgerEntry = z.infer<typeof LateLedgerEntry>;

const VisitOfDay = z.strictObject({
  _id: z.string(),
  orderId: z.int(),
  customer: z.string(),
  beautician: z.string(),
});

export const DayClose = z.strictObject({
  day: Day,
  drawers: z.array(CashDrawer),
  /** Only methods that were used. */
  methods: z.array(PaymentFiguresByMethod),
  /** Completed visits of the day that still have an amount due, and fees due of cancelled ones. */
  unpaid: z.array(
    z.extend(VisitOfDay, {
      due: Paise,
      reason: z.nullable(UnpaidReason),
      /** The customer says that it was paid by UPI. */
      isToVerify: z.boolean(),
    }),
  ),
  /** Visits of the day that are neither completed nor cancelled. */
  notCompleted: z.array(z.extend(VisitOfDay, { slot: Slot })),
  closed: z.nullable(z.strictObject({ by: z.string(), at: z.iso.datetime(), note: z.string() })),
  /** Recorded after the day was closed. */
  lateEntries: z.array(LateLedgerEntry),
  /** Cash of earlier days that was recorded after they were closed, and is expected on this day. */
  cashFromClosedDays: z.array(LateLedgerEntry),
  /** Earlier days with payments that are not closed, oldest first. */
  openDays: z.array(Day),
});
export type DayClose = z.infer<typeof DayClose>;

export const CloseDayRequest = z.strictObject({
  drawers: z
    .array(
      z.strictObject({
        beauticianId: z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
        /** As shown. If it has changed: DAY_CHANGED. */
        expected: Balance,
        handedIn: Balance,
      }),
    )
    .check(z.maxLength(200)),
  /** Required if an amount differs. */
  note: multiLineText({ min: 0, max: textLimits.note }),
});
export type CloseDayRequest = z.infer<typeof CloseDayRequest>;

const dayParams = z.strictObject({ day: Day });

export const readDayClose = endpoint({
  method: 'GET',
  path: '/api/admin/day-close/:day',
  summary: 'Cash by beautician, other payments, unpaid and not completed visits of a day',
  auth: 'desk',
  bearer: true,
  params: dayParams,
  answer: DayClose,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'],
});

export const closeDay = endpoint({
  method: 'POST',
  path: '/api/admin/day-close/:day',
  summary: 'Records the cash handed in and closes the day; a difference needs a note',
  auth: 'desk',
  bearer: true,
  params: dayParams,
  body: CloseDayRequest,
  answer: DayClose,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'DAY_CHANGED', 'UNAVAILABLE'],
});
