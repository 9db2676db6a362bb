import { parseTimeOfDay } from '../kit/time-of-day.ts';
import { type Appointment, visitStart } from '../schedule/booking-time-rules.ts';
import type { OfferedTerms, Terms } from './agreed-terms.ts';
import { isInProgress, isOpenStatus, isPending, type OrderStatus } from './status.ts';

export const termsWithVisitingChargeAsFee = (
  { moveHours, freeCancelHours, lateCancelFee, noShowFee }: OfferedTerms,
  visitingCharge: number,
): Terms => ({
  moveHours,
  freeCancelHours,
  lateCancelFee: lateCancelFee ?? visitingCharge,
  noShowFee: noShowFee ?? visitingCharge,
});

export const isSameTerms = (one: Terms, other: Terms): boolean =>
  one.moveHours === other.moveHours &&
  one.freeCancelHours === other.freeCancelHours &&
  one.lateCancelFee === other.lateCancelFee &&
  one.noShowFee === other.noShowFee;

type Booked = Appointment & {
  status: OrderStatus;
  terms: Terms;
  progress?: { arrivedAt: string | null } | undefined;
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

/** 0 while unconfirmed or before the limit, unless the beautician has arrived. */
export const cancelFee = (booked: Booked, now: Date): number => {
  const hasArrived = Boolean(booked.progress?.arrivedAt);
  const isFree = isPending(booked.status) || now <= freeCancellationUntil(booked);
  return isFree && !hasArrived ? 0 : booked.terms.lateCancelFee;
};
