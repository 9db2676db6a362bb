import { instantOfIndiaTime } from '@haldi/contract/kit/dates';
import type { UpcomingWorkVisits, WorkVisit } from '@haldi/contract/orders/work/schema';
import { emptyVisitProgress } from '@haldi/contract/orders/work/visit-actions';
import { describe, expect, test } from 'vitest';
import {
  type BeauticianAction,
  decideAfterSendFailure,
  type FailureDecision,
  nextActionToSend,
  nextQueuePosition,
  type QueuedAction,
  retryDelayMs,
  withServerAnswer,
  withUnsentActions,
  workDaysFromToday,
} from './action-queue-rules.ts';

const today = '2026-11-18';
const at = '2026-11-18T05:00:00.000Z';

const visit = (_id: string, over: Partial<WorkVisit> = {}): WorkVisit => ({
  _id,
  orderId: 123456,
  day: today,
  slot: '11:00 AM',
  minutes: 60,
  status: 'confirmed',
  progress: emptyVisitProgress,
  firstName: 'Meera',
  contact: null,
  services: [],
  note: '',
  design: null,
  visitingCharge: 100,
  fees: [],
  discounts: [],
  payments: [],
  unverifiedPayment: null,
  unpaidReason: null,
  needsStartCode: false,
  ...over,
});

const kept = (
  place: number,
  act: BeauticianAction,
  over: Partial<QueuedAction> = {},
): QueuedAction => ({
  attempt: `attempt-${place}`,
  userId: 'usha',
  place,
  pressedAt: at,
  visit: { _id: 'one', day: today, slot: '11:00 AM' },
  act,
  ...over,
});

const onTheWay: BeauticianAction = { kind: 'press', press: 'on-the-way' };
const arrived: BeauticianAction = { kind: 'press', press: 'arrived' };
const other = { _id: 'two', day: today, slot: '02:00 PM' };

describe('the next action to send', () => {
  test('returns the first action, independent of the phone’s clock', () => {
    const second = kept(2, arrived, { pressedAt: '2026-11-18T04:00:00.000Z' });
    expect(nextActionToSend([second, kept(1, onTheWay)])?.attempt).toBe('attempt-1');
  });

  test('returns help first', () => {
    const help = kept(3, { kind: 'help' }, { visit: null });
    expect(nextActionToSend([kept(1, onTheWay), help])).toBe(help);
  });

  test('skips refused actions', () => {
    const refused = kept(1, onTheWay, { refused: 'No.' });
    expect(nextActionToSend([refused])).toBeUndefined();
    expect(nextActionToSend([refused, kept(2, arrived)])?.attempt).toBe('attempt-2');
  });

  test('skips visits that have to wait', () => {
    const all = [kept(1, onTheWay), kept(2, arrived), kept(3, onTheWay, { visit: other })];
    expect(nextActionToSend(all, new Set(['one']))?.attempt).toBe('attempt-3');
    expect(nextActionToSend(all, new Set(['one', 'two']))).toBeUndefined();
  });

  test('a new action gets the last position', () => {
    expect(nextQueuePosition([])).toBe(1);
    expect(nextQueuePosition([kept(7, onTheWay), kept(3, arrived)])).toBe(8);
  });
});

test.each<[number | undefined, FailureDecision]>([
  [undefined, 'later'],
  [408, 'later'],
  [429, 'later'],
  [500, 'skip'],
  [503, 'skip'],
  [401, 'log-in'],
  [403, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
])('an answer of %s: %s', (status, fate) => {
  expect(decideAfterSendFailure(status)).toBe(fate);
});

test.each([
  [1, 2_000],
  [2, 4_000],
  [5, 32_000],
  [6, 60_000],
  [500, 60_000],
])('after %i tries in vain it rests %i ms', (failures, delay) => {
  expect(retryDelayMs(failures)).toBe(delay);
});

describe('a visit with unsent actions', () => {
  test('shows actions with the time of the press', () => {
    const shown = withUnsentActions(visit('one'), [kept(2, arrived), kept(1, onTheWay)]);
    expect(shown.progress).toEqual({ ...emptyVisitProgress, onTheWayAt: at, arrivedAt: at });
    expect(shown.status).toBe('confirmed');
  });

  test.each([
    ['start', 'in_progress'],
    ['done', 'completed'],
  ] as const)('after %s it is %s', (press, status) => {
    expect(withUnsentActions(visit('one'), [kept(1, { kind: 'press', press })]).status).toBe(
      status,
    );
  });

  test('keeps times from the server', () => {
    const known = visit('one', {
      progress: { ...emptyVisitProgress, onTheWayAt: '2026-11-18T04:55:00.000Z' },
    });
    expect(withUnsentActions(known, [kept(1, onTheWay)]).progress.onTheWayAt).toBe(
      '2026-11-18T04:55:00.000Z',
    );
  });

  test('shows a delay, but no refused actions and none of other visits', () => {
    const all = [
      kept(1, { kind: 'late', minutes: 30 }),
      kept(2, onTheWay, { refused: 'No.' }),
      kept(3, arrived, { visit: other }),
    ];
    expect(withUnsentActions(visit('one'), all).progress).toEqual({
      ...emptyVisitProgress,
      lateMinutes: 30,
    });
  });
});

describe('the days from today, and the answer of the server', () => {
  const days: UpcomingWorkVisits = {
    today,
    name: 'Usha',
    picture: null,
    paymentOptions: { methods: ['cash'], upi: null, advance: null },
    days: [
      { day: today, visits: [visit('one')], planned: [] },
      { day: '2026-11-19', visits: [visit('two', { day: '2026-11-19' })], planned: [] },
    ],
    readAt: at,
  };

  const noonOn = (day: string): Date => instantOfIndiaTime(day, 12 * 60);

  test('start today, also if loaded yesterday', () => {
    expect(workDaysFromToday(days, [], noonOn(today))?.map(({ day }) => day)).toEqual([
      today,
      '2026-11-19',
    ]);
    expect(workDaysFromToday(days, [], noonOn('2026-11-19'))?.map(({ day }) => day)).toEqual([
      '2026-11-19',
    ]);
  });

  test('are undefined if loaded too long ago', () => {
    expect(workDaysFromToday(days, [], noonOn('2026-11-20'))).toBeUndefined();
  });

  test('include unsent actions', () => {
    expect(
      workDaysFromToday(days, [kept(1, onTheWay)], noonOn(today))?.[0].visits[0]?.progress
        .onTheWayAt,
    ).toBe(at);
  });

  describe('with a visit that goes on after midnight', () => {
    const late = visit('late', { slot: '09:00 PM', status: 'in_progress' });
    const [first, ...others] = days.days;
    const readBefore: UpcomingWorkVisits = {
      ...days,
      days: [{ day: today, visits: [...(first?.visits ?? []), late], planned: [] }, ...others],
    };
    const shownAt = (minute: number, acts: QueuedAction[] = []) =>
      workDaysFromToday(readBefore, acts, instantOfIndiaTime('2026-11-19', minute))?.map(
        ({ day, visits }) => [day, visits.map(({ _id, status }) => `${_id} ${status}`)],
      );

    test('keep it first until its actions end', () => {
      expect(shownAt(30)).toEqual([['2026-11-19', ['late in_progress', 'two confirmed']]]);
      expect(shownAt(11 * 60)).toEqual([['2026-11-19', ['two confirmed']]]);
    });

    test('keep it for the day on which Done was pressed', () => {
      const done = kept(
        1,
        { kind: 'press', press: 'done' },
        {
          visit: { _id: 'late', day: today, slot: '09:00 PM' },
          pressedAt: instantOfIndiaTime('2026-11-19', 30).toISOString(),
        },
      );
      for (const minute of [31, 11 * 60]) {
        expect(shownAt(minute, [done])).toEqual([
          ['2026-11-19', ['late completed', 'two confirmed']],
        ]);
      }
    });

    test('show it once if loaded after midnight', () => {
      const readAfter: UpcomingWorkVisits = {
        ...days,
        today: '2026-11-19',
        days: others.map((one) => ({ ...one, visits: [late, ...one.visits] })),
      };
      const shown = workDaysFromToday(readAfter, [], instantOfIndiaTime('2026-11-19', 30));
      expect(shown?.[0].visits.map(({ _id }) => _id)).toEqual(['late', 'two']);
    });
  });

  test('apply the answer of the server', () => {
    const answer = visit('one', { status: 'in_progress' });
    expect(withServerAnswer(days, kept(1, arrived), answer).days[0]?.visits).toEqual([answer]);
  });

  test('remove a declined visit; an alert changes nothing', () => {
    const back = kept(1, { kind: 'cannot-go', reason: '' });
    expect(withServerAnswer(days, back).days.map(({ visits }) => visits.length)).toEqual([0, 1]);
    expect(withServerAnswer(days, kept(2, { kind: 'help' }))).toEqual(days);
  });
});
