import { expect, test } from 'vitest';
import { firstMissingForBooking, missingForBookingText } from './missing-for-booking.ts';

const whole = {
  hasServices: true,
  hasChanges: false,
  isOneVisit: true,
  terms: { reach: 'everywhere', missing: 0 },
  day: '2026-12-01',
  slot: '10:00 AM',
  isSlotUnavailable: false,
  hasAddress: true,
  hasPerson: true,
  isSignedIn: true,
  hasNumber: true,
} as const;

test('a complete booking has no missing step', () =>
  expect(firstMissingForBooking(whole)).toBeNull());

test.each([
  ['services', { hasServices: false }],
  ['changes', { hasChanges: true }],
  ['visits', { isOneVisit: false }],
  ['more', { terms: { reach: 'served', missing: 50 } }],
  ['pincode', { terms: { reach: 'unknown', missing: 0 } }],
  ['outside', { terms: { reach: 'outside', missing: 0 } }],
  ['day', { day: null }],
  ['time', { slot: null }],
  ['otherTime', { isSlotUnavailable: true }],
  ['address', { hasAddress: false }],
  ['person', { hasPerson: false }],
  ['logIn', { isSignedIn: false }],
  ['number', { hasNumber: false }],
] as const)('%s is missing', (gap, lack) => {
  expect(firstMissingForBooking({ ...whole, ...lack })).toBe(gap);
});

test('the button leads down the page, log-in comes last', () => {
  const nothing = {
    ...whole,
    hasServices: false,
    day: null,
    slot: null,
    hasAddress: false,
    isSignedIn: false,
    hasNumber: false,
  };
  const steps = [
    nothing,
    { ...nothing, hasServices: true },
    { ...nothing, hasServices: true, day: whole.day },
    { ...nothing, hasServices: true, day: whole.day, slot: whole.slot },
    { ...whole, isSignedIn: false, hasNumber: false },
  ];
  expect(
    steps.map((step) => missingForBookingText(firstMissingForBooking(step) ?? 'more', whole.terms)),
  ).toEqual([
    'Choose a service',
    'Choose a day',
    'Choose a time',
    'Add your address',
    'Log in or sign up to book',
  ]);
});

test('shows the amount missing to the minimum order', () => {
  expect(missingForBookingText('more', { missing: 250 })).toBe('Add services worth ₹250');
});
