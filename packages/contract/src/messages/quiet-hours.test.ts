import { describe, expect, test } from 'vitest';
import { instantOfIndiaTime } from '../kit/dates.ts';
import { parseTimeOfDay } from '../kit/time-of-day.ts';
import {
  customerMessageKinds,
  isUrgent,
  type MessageKind,
  salonMessageKinds,
} from './message-kinds.ts';
import { afterQuietHours, earliestSendTime, isInQuietHours } from './quiet-hours.ts';
import { reminderWindow } from './reminders.ts';

/** `20 09:00 PM`: a day of November 2026 and a time in India. */
const at = (text: string): Date =>
  instantOfIndiaTime(`2026-11-${text.slice(0, 2)}`, parseTimeOfDay(text.slice(3)));

describe('quiet hours', () => {
  test.each([
    ['20 08:59 PM', false, '20 08:59 PM'],
    ['20 09:00 PM', true, '21 08:00 AM'],
    ['20 11:59 PM', true, '21 08:00 AM'],
    // Midnight in India is 18:30 UTC.
    ['21 12:00 AM', true, '21 08:00 AM'],
    ['21 05:29 AM', true, '21 08:00 AM'],
    ['21 05:30 AM', true, '21 08:00 AM'],
    ['21 07:59 AM', true, '21 08:00 AM'],
    ['21 08:00 AM', false, '21 08:00 AM'],
    ['21 12:00 PM', false, '21 12:00 PM'],
  ])('%s: quiet %s, told at %s', (moment, quiet, told) => {
    expect(isInQuietHours(at(moment))).toBe(quiet);
    expect(afterQuietHours(at(moment))).toEqual(at(told));
  });

  test('the limits are exact to the millisecond', () => {
    expect(isInQuietHours(new Date(at('20 09:00 PM').getTime() - 1))).toBe(false);
    expect(isInQuietHours(new Date(at('21 08:00 AM').getTime() - 1))).toBe(true);
  });

  test('only urgent messages are sent during quiet hours', () => {
    const night = at('20 10:00 PM');
    const told = [...customerMessageKinds, ...salonMessageKinds].filter(
      (kind) => earliestSendTime(kind, night, at('21 10:00 AM')) <= night,
    );
    expect(told.toSorted()).toEqual([
      'advance-due',
      'cannot-go',
      'help',
      'late',
      'on-the-way',
      'wrong-codes',
    ]);
  });

  test.each<[MessageKind, string, string, string]>([
    ['confirmed', '20 10:00 PM', '21 09:00 AM', '21 08:00 AM'],
    // At eight it would be too late.
    ['cancelled', '20 10:00 PM', '21 07:30 AM', '20 10:00 PM'],
    ['cancelled', '20 10:00 PM', '20 04:00 PM', '21 08:00 AM'],
    ['new-order', '21 02:00 AM', '21 07:00 AM', '21 02:00 AM'],
    ['new-order', '21 02:00 AM', '25 07:00 AM', '21 08:00 AM'],
  ])('%s at %s of a visit at %s is told at %s', (kind, happened, visit, told) => {
    expect(earliestSendTime(kind, at(happened), at(visit))).toEqual(at(told));
  });
});

describe('reminders', () => {
  const remind = (kind: 'evening-before' | 'two-hours-before', visit: string, now: string) =>
    reminderWindow(
      kind,
      { day: `2026-11-${visit.slice(0, 2)}`, startMinute: parseTimeOfDay(visit.slice(3)) },
      at(now),
    );

  test.each([
    ['21 09:00 AM', '18 12:00 PM', '20 07:00 PM'],
    ['21 11:30 PM', '18 12:00 PM', '20 07:00 PM'],
    ['21 12:00 AM', '18 12:00 PM', '20 07:00 PM'],
    ['21 09:00 AM', '20 07:00 PM', undefined],
    ['21 09:00 AM', '20 11:00 PM', undefined],
  ])('a visit at %s, known at %s: the evening before at %s', (visit, now, due) => {
    const span = remind('evening-before', visit, now);
    expect(span?.due).toEqual(due === undefined ? undefined : at(due));
  });

  test.each([
    ['21 11:00 AM', '09:00 AM'],
    ['21 10:00 AM', '08:00 AM'],
    // Two hours before nine is in the quiet hours, so it is dropped instead of moved.
    ['21 09:00 AM', undefined],
    ['21 09:59 AM', undefined],
    ['21 10:59 PM', '08:59 PM'],
    ['21 11:00 PM', undefined],
    ['21 01:00 AM', undefined],
  ])('a visit at %s: two hours before, at %s', (visit, due) => {
    const span = remind('two-hours-before', visit, '18 12:00 PM');
    expect(span?.due).toEqual(due === undefined ? undefined : at(`21 ${due}`));
    if (span) expect(span.until).toEqual(at(visit));
  });

  test('reminders are not urgent', () => {
    expect(isUrgent('evening-before') || isUrgent('two-hours-before')).toBe(false);
  });
});
