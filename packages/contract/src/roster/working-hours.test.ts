import { describe, expect, test } from 'vitest';
import { minutesPerDay } from '../kit/time-of-day.ts';
import {
  capacityOn,
  formatWorkingHours,
  isWorkingOn,
  longestVisitMinutes,
  type TimeOffSpan,
  toDateRanges,
  toPlanWorker,
  workingHoursOn,
} from './working-hours.ts';

const [monday, tuesday, thursday] = ['2026-11-16', '2026-11-17', '2026-11-19'];
const nine = 540;
const eight = 1_200;
const off = (day: string, from = 0, to = minutesPerDay): TimeOffSpan => ({ day, from, to });
const worker = (over: { active?: boolean; timeOff?: TimeOffSpan[] } = {}) => ({
  active: true,
  hours: [1, 2, 3].map((weekday) => ({ weekday, from: nine, to: eight })),
  timeOff: [],
  ...over,
});

describe('when she works', () => {
  test.each([
    ['on her day', worker(), monday, [[nine, eight]]],
    ['on a day of the week that is not hers', worker(), thursday, []],
    ['when she takes no appointments any more', worker({ active: false }), monday, []],
    ['on a day off', worker({ timeOff: [off(tuesday)] }), tuesday, []],
    ['the day before a day off', worker({ timeOff: [off(tuesday)] }), monday, [[nine, eight]]],
    [
      'with two hours off at noon',
      worker({ timeOff: [off(monday, 720, 840)] }),
      monday,
      [
        [nine, 720],
        [840, eight],
      ],
    ],
    ['off until ten', worker({ timeOff: [off(monday, 480, 600)] }), monday, [[600, eight]]],
    ['off from six', worker({ timeOff: [off(monday, 1_080, 1_440)] }), monday, [[nine, 1_080]]],
    ['off before she begins', worker({ timeOff: [off(monday, 0, nine)] }), monday, [[nine, eight]]],
    [
      'off twice, one time reaching into the other',
      worker({ timeOff: [off(monday, 600, 720), off(monday, 660, 780)] }),
      monday,
      [
        [nine, 600],
        [780, eight],
      ],
    ],
    [
      'off in two halves',
      worker({ timeOff: [off(monday, 0, 720), off(monday, 720, 1_440)] }),
      monday,
      [],
    ],
  ])('%s', (_, her, day, spans) => {
    expect(workingHoursOn(her, day)).toEqual(spans.map(([from, to]) => ({ from, to })));
    expect(isWorkingOn(her, day)).toBe(spans.length > 0);
  });

  test('the plan sees her hours of that day, what she does and where she goes', () => {
    const her = {
      ...worker({ timeOff: [off(monday, 0, 600)] }),
      ...{ _id: '7', skills: ['2'], areas: ['4'] },
    };
    expect(toPlanWorker(her, monday)).toEqual({
      ...{ id: '7', skills: ['2'], hours: [{ from: 600, to: eight }] },
      ...{ areas: ['4'], excludedCustomers: [], cannotGoTo: [] },
    });
  });

  test('in words', () => {
    expect(formatWorkingHours({ weekday: 1, from: nine, to: eight })).toBe(
      'Mon 09:00 AM to 08:00 PM',
    );
    expect(formatWorkingHours({ weekday: 0, from: 0, to: minutesPerDay })).toBe(
      'Sun 12:00 AM to 12:00 AM',
    );
  });
});

describe('her longest visit', () => {
  const starts = [nine, 600, 1_080];
  test.each([
    ['from the first time on', [{ from: nine, to: eight }], 660],
    ['from the first time after she begins', [{ from: 550, to: eight }], 600],
    [
      'in the longer of two halves',
      [
        { from: nine, to: 590 },
        { from: 1_000, to: eight },
      ],
      120,
    ],
    ['none, when no time lies in her hours', [{ from: 1_100, to: eight }], 0],
    ['none, when she ends before it', [{ from: 0, to: 480 }], 0],
    ['none without hours', [], 0],
  ])('%s', (_, hours, minutes) => {
    expect(longestVisitMinutes(hours, starts)).toBe(minutes);
  });
});

describe('how many visits can go on at once', () => {
  const open = { closedDays: [], closedWeekdays: [], maxConcurrentVisits: null };
  const roster = [worker(), worker(), worker({ timeOff: [off(tuesday)] })];
  test.each([
    ['as many as are at work', monday, {}, 3],
    ['one less when one is off', tuesday, {}, 2],
    ['none when nobody works', thursday, {}, 0],
    ['no more than the owner wants', monday, { maxConcurrentVisits: 2 }, 2],
    ['no more than there are people', monday, { maxConcurrentVisits: 9 }, 3],
    ['none on a closed day', monday, { closedDays: [monday] }, 0],
    ['none on a closed day of the week', monday, { closedWeekdays: [1] }, 0],
  ])('%s', (_, day, over, seats) => {
    expect(capacityOn(day, roster, { ...open, ...over })).toBe(seats);
  });
});

test('days that follow each other are one stretch while their note is the same', () => {
  const days = [
    { day: '2026-11-29', note: 'Wedding' },
    { day: '2026-11-30', note: 'Wedding' },
    { day: '2026-12-01', note: '' },
    { day: '2026-12-03', note: '' },
  ];
  expect(toDateRanges(days)).toEqual([
    { from: '2026-11-29', to: '2026-11-30', note: 'Wedding' },
    { from: '2026-12-01', to: '2026-12-01', note: '' },
    { from: '2026-12-03', to: '2026-12-03', note: '' },
  ]);
});
