import { expect, test } from 'vitest';
import { openingHours } from './structured-data.ts';

const booking = { slots: ['09:00 AM', '12:30 PM', '05:00 PM'], closedWeekdays: [1] };

test('opening hours are those of the visits, but for the days that are closed', () => {
  const hours = openingHours(booking);
  expect(hours).toHaveLength(6);
  expect(hours[0]).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Sunday',
    opens: '09:00',
    closes: '17:00',
  });
  expect(JSON.stringify(hours)).not.toContain('Monday');
});

test('a salon with one time a day says nothing that it does not know', () => {
  expect(openingHours({ ...booking, slots: ['09:00 AM'] })).toEqual([]);
});

test('what the owner says comes before what can be booked', () => {
  const hours = openingHours(booking, [{ weekday: 1, from: '10:00', to: '19:00' }]);
  expect(hours).toMatchObject([{ dayOfWeek: 'Monday', opens: '10:00', closes: '19:00' }]);
});
