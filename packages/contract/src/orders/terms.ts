import { minuteOf } from '../kit/time-of-day.ts';
import { type Appointment, visitStart } from '../schedule/slots.ts';
import type { OfferedTerms, Terms } from './agreed-terms.ts';
import { isOpen, isPending, isStarted, type OrderStatus } from './status.ts';

/** The terms of an order that is placed now, at what coming to it costs. */
export const termsFor = (
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

/** An order as the API sends it, with its beginning in minutes. */
export const withAppointment = <Sent extends { appointmentDate: string; appointmentSlot: string }>(
  order: Sent,
): Sent & Appointment => ({
  ...order,
  day: order.appointmentDate,
  startMinute: minuteOf(order.appointmentSlot),
});

const hoursBefore = (booked: Booked, hours: number): Date =>
  new Date(visitStart(booked).getTime() - hours * hourMs);

/** Until when the customer can move a visit, and cancel it without a fee; that moment included. */
export const movableUntil = (booked: Booked): Date => hoursBefore(booked, booked.terms.moveHours);
export const freeUntil = (booked: Booked): Date =>
  hoursBefore(booked, booked.terms.freeCancelHours);

/** Why a customer cannot change an order herself. */
export const changeRefusals = ['CLOSED', 'BEGUN', 'TOO_LATE'] as const;
export type ChangeRefusal = (typeof changeRefusals)[number];

/** What is done or cancelled stays so, and nobody changes a visit that goes on. */
const endedRefusal = (booked: Booked, now: Date): 'CLOSED' | 'BEGUN' | undefined => {
  if (!isOpen(booked.status)) return 'CLOSED';
  return isStarted(booked.status) || now >= visitStart(booked) ? 'BEGUN' : undefined;
};

/** Why the customer cannot move a visit now; nothing when she can. */
export const moveRefusal = (booked: Booked, now: Date): ChangeRefusal | undefined =>
  endedRefusal(booked, now) ?? (now > movableUntil(booked) ? 'TOO_LATE' : undefined);

/** Why the customer cannot cancel now; nothing when she can, for whatever it costs. */
export const cancelRefusal = (
  booked: Booked,
  now: Date,
): Exclude<ChangeRefusal, 'TOO_LATE'> | undefined => endedRefusal(booked, now);

/** What cancelling costs the customer now: nothing before the order is confirmed, or in time. */
export const cancelFee = (booked: Booked, now: Date): number => {
  const hasArrived = Boolean(booked.progress?.arrivedAt);
  const isFree = isPending(booked.status) || now <= freeUntil(booked);
  return isFree && !hasArrived ? 0 : booked.terms.lateCancelFee;
};
