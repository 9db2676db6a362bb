import { describe, expect, test } from 'vitest';
import { instantOfIndiaTime } from '../kit/dates.ts';
import { parseTimeOfDay } from '../kit/time-of-day.ts';
import { salonCancelFee } from './cancel-request.ts';
import {
  cancelRefusal,
  customerCancelFee,
  customerCancelFeeAmount,
  freeCancellationUntil,
  isSameTerms,
  movableUntil,
  moveRefusal,
  termsForOrder,
} from './move-and-cancel-terms.ts';
import { orderLinkExpiresAt } from './order-link/schema.ts';
import type { OrderStatus } from './status.ts';

const terms = { moveHours: 3, freeCancelHours: 5, lateCancelFee: 100, noShowFee: 250 };
const order = (slot: string, over: { status?: OrderStatus; terms?: typeof terms } = {}) => ({
  status: 'confirmed' as OrderStatus,
  day: '2026-11-18',
  startMinute: parseTimeOfDay(slot),
  terms,
  ...over,
});

/** Minutes before a visit on 18 November, in Indian time. */
const before = (slot: string, minutes: number): Date =>
  instantOfIndiaTime('2026-11-18', parseTimeOfDay(slot) - minutes);

// Their limits are on the same day, at midnight, and on the evening before.
const slots = ['10:00 AM', '05:00 AM', '03:00 AM', '02:59 AM', '12:00 AM', '11:30 PM'];

describe.each(slots)('a visit at %s', (slot) => {
  test.each([
    [182, undefined],
    [181, undefined],
    [180, undefined],
    [179, 'TOO_LATE'],
    [178, 'TOO_LATE'],
    [1, 'TOO_LATE'],
    [0, 'BEGUN'],
    [-1, 'BEGUN'],
  ] as const)('%i minutes before, moving is refused as %s', (minutes, reason) => {
    expect(moveRefusal(order(slot), before(slot, minutes))).toBe(reason);
  });

  test.each([
    [302, 0],
    [301, 0],
    [300, 0],
    [299, 100],
    [298, 100],
    [1, 100],
  ])('%i minutes before, cancelling costs %i', (minutes, fee) => {
    const now = before(slot, minutes);
    expect(customerCancelFeeAmount(order(slot), now)).toBe(fee);
    expect(cancelRefusal(order(slot), now)).toBe(undefined);
    expect(customerCancelFeeAmount(order(slot, { status: 'pending' }), now)).toBe(0);
  });

  test('the limit is inclusive, to the millisecond', () => {
    const late = (instant: Date) => new Date(instant.getTime() + 1);
    expect(moveRefusal(order(slot), movableUntil(order(slot)))).toBe(undefined);
    expect(moveRefusal(order(slot), late(movableUntil(order(slot))))).toBe('TOO_LATE');
    expect(customerCancelFeeAmount(order(slot), freeCancellationUntil(order(slot)))).toBe(0);
    expect(customerCancelFeeAmount(order(slot), late(freeCancellationUntil(order(slot))))).toBe(
      100,
    );
  });
});

test('the limits use Indian time', () => {
  expect(movableUntil(order('02:00 AM')).toISOString()).toBe('2026-11-17T17:30:00.000Z');
  expect(movableUntil(order('03:00 AM')).toISOString()).toBe('2026-11-17T18:30:00.000Z');
  expect(freeCancellationUntil(order('05:00 AM')).toISOString()).toBe('2026-11-17T18:30:00.000Z');
});

test.each([
  ['completed', 'CLOSED'],
  ['cancelled', 'CLOSED'],
  ['in_progress', 'BEGUN'],
] as const)('an order that is %s cannot be changed by its customer', (status, reason) => {
  const now = before('10:00 AM', 24 * 60);
  expect(moveRefusal(order('10:00 AM', { status }), now)).toBe(reason);
  expect(cancelRefusal(order('10:00 AM', { status }), now)).toBe(reason);
});

test('terms of 0 hours allow changes until the visit starts', () => {
  const old = { moveHours: 0, freeCancelHours: 0, lateCancelFee: 0, noShowFee: 0 };
  const booked = order('10:00 AM', { terms: old });
  expect(moveRefusal(booked, before('10:00 AM', 1))).toBe(undefined);
  expect(customerCancelFeeAmount(booked, before('10:00 AM', 1))).toBe(0);
  expect(cancelRefusal(booked, before('10:00 AM', 1))).toBe(undefined);
  expect(moveRefusal(booked, before('10:00 AM', 0))).toBe('BEGUN');
  expect(cancelRefusal(booked, before('10:00 AM', 0))).toBe('BEGUN');
});

test('an empty fee means the visiting charge of the order', () => {
  const offered = { moveHours: 2, freeCancelHours: 4, lateCancelFee: null, noShowFee: 300 };
  const frozen = termsForOrder(offered, 150);
  expect(frozen).toEqual({ moveHours: 2, freeCancelHours: 4, lateCancelFee: 150, noShowFee: 300 });
  expect(isSameTerms(frozen, { ...frozen })).toBe(true);
  for (const name of Object.keys(frozen)) {
    expect(isSameTerms(frozen, { ...frozen, [name]: 1 })).toBe(false);
  }
});

test.each([
  ['customer_asked', 400, undefined],
  ['customer_asked', 100, { kind: 'late_cancel', amount: 100 }],
  ['no_show', 400, { kind: 'no_show', amount: 250 }],
  ['no_show', -10, { kind: 'no_show', amount: 250 }],
  ['salon_cannot', 1, undefined],
  ['booked_twice', 1, undefined],
  ['other', 1, undefined],
  [null, 1, undefined],
] as const)('the salon cancels (%s) %i minutes before', (reason, minutes, fee) => {
  expect(salonCancelFee(order('10:00 AM'), reason, before('10:00 AM', minutes))).toEqual(fee);
});

describe('an advance', () => {
  const advance = { amount: 150, minutes: 60, isKept: true };
  const paid = (amount: number) => [{ kind: 'payment' as const, amount }];
  const booked = (over: object = {}) => ({
    ...order('10:00 AM'),
    terms: { ...terms, advance },
    ...{ payments: paid(20_000), advanceUntil: '2026-11-17T10:00:00.000Z' },
    ...over,
  });
  const [early, late] = [before('10:00 AM', 400), before('10:00 AM', 100)];
  const kept = { kind: 'kept_advance', amount: 150 };

  test.each([
    ['that is kept', {}, early, kept],
    ['that is more than the fee', {}, late, kept],
    [
      'that is less than the fee',
      { payments: paid(9_999) },
      late,
      { kind: 'late_cancel', amount: 100 },
    ],
    ['paid in part', { payments: paid(9_999) }, early, { kind: 'kept_advance', amount: 99 }],
    ['that was not paid', { payments: [] }, early, undefined],
    ['that was waived', { advanceUntil: null }, early, undefined],
    [
      'that is returned',
      { terms: { ...terms, advance: { ...advance, isKept: false } } },
      early,
      undefined,
    ],
  ])('%s', (_, over, now, fee) => {
    expect(customerCancelFee(booked(over), now)).toEqual(fee);
    expect(salonCancelFee(booked(over), 'customer_asked', now)).toEqual(fee);
    expect(salonCancelFee(booked(over), 'salon_cannot', now)).toBe(undefined);
  });

  test('a no-show costs the higher one', () => {
    expect(salonCancelFee(booked(), 'no_show', early)).toEqual({ kind: 'no_show', amount: 250 });
    const free = booked({ terms: { ...terms, noShowFee: 0, advance } });
    expect(salonCancelFee(free, 'no_show', early)).toEqual(kept);
  });

  test('is part of the terms', () => {
    const agreed = { ...terms, advance };
    expect(isSameTerms(agreed, { ...terms, advance: { ...advance } })).toBe(true);
    expect(isSameTerms(agreed, terms)).toBe(false);
    for (const other of [{ amount: 1 }, { minutes: 1 }, { isKept: false }]) {
      expect(isSameTerms(agreed, { ...terms, advance: { ...advance, ...other } })).toBe(false);
    }
  });
});

test('an order link is valid until the end of the seventh day after the visit', () => {
  expect(orderLinkExpiresAt('2026-11-18').toISOString()).toBe('2026-11-25T18:30:00.000Z');
});
