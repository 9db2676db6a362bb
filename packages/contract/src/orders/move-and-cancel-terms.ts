import { parseTimeOfDay } from '../kit/time-of-day.ts';
import { type Appointment, visitStart } from '../schedule/booking-time-rules.ts';
import type { AdvanceTerms, OfferedTerms, Terms } from './agreed-terms.ts';
import { type Fee, higherFee } from './fee.ts';
import { paidAmount } from './order-amounts.ts';
import type { LedgerEntry } from './payments/ledger.ts';
import { isInProgress, isOpenStatus, isPending, type OrderStatus } from './status.ts';

export const termsForOrder = (
  { moveHours, freeCancelHours, lateCancelFee, noShowFee }: OfferedTerms,
  visitingCharge: number,
  advance?: AdvanceTerms,
): Terms => ({
  moveHours,
  freeCancelHours,
  lateCancelFee: lateCancelFee ?? visitingCharge,
  noShowFee: noShowFee ?? visitingCharge,
  ...(advance && { advance }),
});

export const isSameTerms = (one: Terms, other: Terms): boolean =>
  one.moveHours === other.moveHours &&
  one.freeCancelHours === other.freeCancelHours &&
  one.lateCancelFee === other.lateCancelFee &&
  one.noShowFee === other.noShowFee &&
  one.advance?.amount === other.advance?.amount &&
  one.advance?.minutes === other.advance?.minutes &&
  one.advance?.isKept === other.advance?.isKept;

type Booked = Appointment & {
  status: OrderStatus;
  terms: Terms;
  progress?: { arrivedAt: string | null } | undefined;
  /** Needed if an advance was agreed. */
  payments?: readonly Pick<LedgerEntry, 'kind' | 'amount'>[];
  /** Null: no advance, or waived. */
  advanceUntil?: string | null;
};

const hourMs = 60 * 60_000;

export const withDayAndStartMinute = <
  Sent extends { appointmentDate: string; appointmentSlot: string },
>(
  order: Sent,
): Sent & Appointment => ({
  ...order,
  day: order.appointmentDate,
  startMinute: parseTimeOfDay(order.appointmentSlot),
});

const hoursBefore = (booked: Booked, hours: number): Date =>
  new Date(visitStart(booked).getTime() - hours * hourMs);

/** Inclusive. */
export const movableUntil = (booked: Booked): Date => hoursBefore(booked, booked.terms.moveHours);
export const freeCancellationUntil = (booked: Booked): Date =>
  hoursBefore(booked, booked.terms.freeCancelHours);

export const changeRefusals = ['CLOSED', 'BEGUN', 'TOO_LATE'] as const;
export type ChangeRefusal = (typeof changeRefusals)[number];

const endedRefusal = (booked: Booked, now: Date): 'CLOSED' | 'BEGUN' | undefined => {
  if (!isOpenStatus(booked.status)) return 'CLOSED';
  return isInProgress(booked.status) || now >= visitStart(booked) ? 'BEGUN' : undefined;
};

export const moveRefusal = (booked: Booked, now: Date): ChangeRefusal | undefined =>
  endedRefusal(booked, now) ?? (now > movableUntil(booked) ? 'TOO_LATE' : undefined);

export const cancelRefusal = (
  booked: Booked,
  now: Date,
): Exclude<ChangeRefusal, 'TOO_LATE'> | undefined => endedRefusal(booked, now);

/** Free while unconfirmed or before the limit, unless the beautician has arrived. */
const lateCancelFee = (booked: Booked, now: Date): Fee => {
  const hasArrived = Boolean(booked.progress?.arrivedAt);
  const isFree = isPending(booked.status) || now <= freeCancellationUntil(booked);
  return {
    kind: 'late_cancel',
    amount: isFree && !hasArrived ? 0 : booked.terms.lateCancelFee,
  };
};

/** What was paid of an advance that is not returned. */
export const keptAdvanceFee = ({
  terms: { advance },
  payments = [],
  advanceUntil,
}: Booked): Fee => {
  const isKept = advance?.isKept === true && advanceUntil !== null;
  const paid = Math.max(0, Math.floor(paidAmount(payments) / 100));
  return { kind: 'kept_advance', amount: isKept ? Math.min(advance.amount, paid) : 0 };
};

/** Undefined: cancelling is free. */
export const customerCancelFee = (booked: Booked, now: Date): Fee | undefined =>
  higherFee(lateCancelFee(booked, now), keptAdvanceFee(booked));

export const customerCancelFeeAmount = (booked: Booked, now: Date): number =>
  customerCancelFee(booked, now)?.amount ?? 0;
