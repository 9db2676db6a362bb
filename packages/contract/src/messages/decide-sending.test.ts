import { describe, expect, test } from 'vitest';
import { instantOfIndiaTime } from '../kit/dates.ts';
import { parseTimeOfDay } from '../kit/time-of-day.ts';
import type { OrderStatus } from '../orders/status.ts';
import { decideSending, nextAttemptAt } from './decide-sending.ts';
import type { MessageKind } from './message-kinds.ts';

const at = (text: string): Date =>
  instantOfIndiaTime(`2026-11-${text.slice(0, 2)}`, parseTimeOfDay(text.slice(3)));
const until = at('22 12:00 PM');
const occasion = '2026-11-21 660 0';
const usual = { now: at('20 12:00 PM'), isOn: true, isWanted: true };

describe('a message that is due', () => {
  test('goes', () => {
    expect(decideSending({ kind: 'confirmed', until, occasion }, usual)).toBe('send');
  });

  test.each<[string, MessageKind, object, unknown]>([
    ['too late', 'confirmed', { now: until }, { drop: 'TOO_LATE' }],
    ['switched off', 'confirmed', { isOn: false }, { drop: 'SWITCHED_OFF' }],
    ['opted out', 'confirmed', { isWanted: false }, { drop: 'OPTED_OUT' }],
    ['opted out, to the salon', 'new-order', { isWanted: false }, 'send'],
    ['the night', 'confirmed', { now: at('20 09:00 PM') }, { wait: at('21 08:00 AM') }],
    ['the night, a reminder', 'evening-before', { now: at('20 09:00 PM') }, { drop: 'QUIET' }],
    ['the night, under way', 'late', { now: at('20 09:00 PM') }, 'send'],
    [
      'the night, a visit before the morning',
      'cancelled',
      { now: at('20 09:00 PM'), visitAt: at('21 07:00 AM'), status: 'cancelled' },
      'send',
    ],
    [
      'a reminder of another time',
      'evening-before',
      { when: { day: '2026-11-22', startMinute: 660 } },
      { drop: 'REPLACED' },
    ],
    [
      'a reminder of this time',
      'evening-before',
      { when: { day: '2026-11-21', startMinute: 660 } },
      'send',
    ],
  ])('%s', (_name, kind, over, decision) => {
    expect(decideSending({ kind, until, occasion }, { ...usual, ...over })).toEqual(decision);
  });

  test.each<[MessageKind, OrderStatus, unknown]>([
    ['two-hours-before', 'cancelled', { drop: 'CANCELLED' }],
    ['confirmed', 'cancelled', { drop: 'CANCELLED' }],
    ['cancelled', 'cancelled', 'send'],
    ['cancelled', 'confirmed', { drop: 'REPLACED' }],
    ['new-order', 'cancelled', 'send'],
    ['done', 'completed', 'send'],
    ['done', 'confirmed', { drop: 'REPLACED' }],
    ['late', 'in_progress', 'send'],
    ['late', 'completed', { drop: 'OVER' }],
    ['two-hours-before', 'in_progress', { drop: 'REPLACED' }],
  ])('%s of an order that is %s', (kind, status, decision) => {
    expect(decideSending({ kind, until, occasion }, { ...usual, status })).toEqual(decision);
  });
});

describe('retries', () => {
  const now = at('20 12:00 PM');
  test('the pauses grow, then the message is sent manually', () => {
    const minutes = [1, 2, 3, 4, 5].map((attempts) => {
      const next = nextAttemptAt(attempts, until, now);
      return next && (next.getTime() - now.getTime()) / 60_000;
    });
    expect(minutes).toEqual([1, 5, 15, 60, undefined]);
  });

  test('a longer Retry-After is respected', () => {
    expect(nextAttemptAt(1, until, now, 10 * 60_000)).toEqual(at('20 12:10 PM'));
    expect(nextAttemptAt(3, until, now, 1_000)).toEqual(at('20 12:15 PM'));
  });

  test('there is no retry after the expiry', () => {
    expect(nextAttemptAt(1, at('20 12:01 PM'), now)).toBeUndefined();
  });
});
