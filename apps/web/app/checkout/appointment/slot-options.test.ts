import { slots } from '@haldi/contract/schedule/slots';
import { expect, test } from 'vitest';
import { isGone, slotOptions } from './slot-options.ts';

const availability = slots.map((slot, place) =>
  place === 0
    ? { slot, available: false, reason: 'PAST' as const }
    : place === 1
      ? { slot, available: false, reason: 'FULL' as const }
      : { slot, available: true },
);

test('the default option and the eight times, none with an empty value', () => {
  const options = slotOptions(availability);
  expect(options.map(({ label }) => label)).toEqual([
    'Choose time slot',
    '09:00 AM',
    '10:00 AM',
    '11:00 AM',
    '01:00 PM',
    '02:00 PM',
    '03:00 PM',
    '05:00 PM',
    '06:00 PM',
  ]);
  expect(options.every(({ value }) => value.length > 0)).toBe(true);
});

test('what is past or full is marked and cannot be chosen', () => {
  const [, past, full, free] = slotOptions(availability);
  expect(past).toMatchObject({ disabled: true, note: 'Past' });
  expect(full).toMatchObject({ disabled: true, note: 'Full' });
  expect(free?.disabled).toBeUndefined();
});

test('a chosen time that filled up is noticed, an unknown one is not blamed', () => {
  expect(isGone('10:00 AM', availability)).toBe(true);
  expect(isGone('11:00 AM', availability)).toBe(false);
  expect(isGone(null, availability)).toBe(false);
  expect(isGone('10:00 AM', undefined)).toBe(false);
});
