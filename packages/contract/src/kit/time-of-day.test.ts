import { describe, expect, test } from 'vitest';
import { formatTimeOfDay, isTimeOfDay, minutesPerDay, parseTimeOfDay } from './time-of-day.ts';

describe('a time of day', () => {
  test.each([
    ['12:00 AM', 0],
    ['12:59 AM', 59],
    ['01:00 AM', 60],
    ['09:00 AM', 540],
    ['11:59 AM', 719],
    ['12:00 PM', 720],
    ['12:30 PM', 750],
    ['01:00 PM', 780],
    ['11:59 PM', 1_439],
  ])('%s is minute %i', (text, minute) => {
    expect(isTimeOfDay(text)).toBe(true);
    expect(parseTimeOfDay(text)).toBe(minute);
    expect(formatTimeOfDay(minute)).toBe(text);
  });

  test('every minute of the day is formatted and parsed back', () => {
    const minutes = Array.from({ length: minutesPerDay }, (_, minute) => minute);
    expect(minutes.map((minute) => parseTimeOfDay(formatTimeOfDay(minute)))).toEqual(minutes);
  });

  test('past midnight it is the next morning', () => {
    expect(formatTimeOfDay(minutesPerDay)).toBe('12:00 AM');
    expect(formatTimeOfDay(minutesPerDay + 90)).toBe('01:30 AM');
  });

  test.each(['', '9:00 AM', '09:00', '09:00 am', '00:00 AM', '13:00 PM', '09:60 AM', ' 09:00 AM'])(
    '%j is none',
    (text) => {
      expect(isTimeOfDay(text)).toBe(false);
      expect(() => parseTimeOfDay(text)).toThrow(RangeError);
    },
  );
});
