import { describe, expect, test } from 'vitest';
import { minutesPerDay } from '../kit/time-of-day.ts';
import {
  formatWorkingHours,
  isWorkingOn,
  joinDaysIntoRanges,
  longestVisitMinutes,
  maxSimultaneousVisitsOn,
  type TimeOffSpan,
  toPlanBeautician,
  workingHoursOn,
} from './working-hours-and-capacity.ts';

const [monday, tuesday, thursday] = ['2026-11-16', '2026-11-17', '2026-11-19'];
const nine = 540;
const eight = 1_200;
const off = (day: string, from = 0, to = minutesPerDay): TimeOffSpan => ({ day, from, to });
const sampleHours = (over: { active?: boolean; timeOff?: TimeOffSpan[] } = {}) => ({
  active: true,
  hours: [1, 2, 3].map((weekday) => ({ weekday, from: nine, to: eight })),
  timeOff: [],
  ...over,
});

describe('working hours on a day', () => {
  test.each([
    ['on a working day', sampleHours(), monday, [[nine, eight]]],
    ['on another weekday', sampleHours(), thursday, []],
    ['inactive', sampleHours({ active: false }), monday, []],
    ['on a day off', sampleHours({ timeOff: [off(tuesday)] }), tuesday, []],
    ['the day before a day off', sampleHours({ timeOff: [off(tuesday)] }), monday, [[nine, eight]]],
    [
      'with two hours off at noon',
      sampleHours({ timeOff: [off(monday, 720, 840)] }),
      monday,
      [
        [nine, 720],
        [840, eight],
      ],
    ],
    ['off until ten', sampleHours({ timeOff: [off(monday, 480, 600)] }), monday, [[600, eight]]],
    [
      'off from six',
      sampleHours({ timeOff: [off(monday, 1_080, 1_440)] }),
      monday,
      [[nine, 1_080]],
    ],
    [
      'off before the start of work',
      sampleHours({ timeOff: [off(monday, 0, nine)] }),
      monday,
      [[nine, eight]],
    ],
    [
      'off twice with an overlap',
      sampleHours({ timeOff: [off(monday, 600, 720), off(monday, 660, 780)] }),
      monday,
      [
        [nine, 600],
        [780, eight],
      ],
    ],
    [
      'off in two parts',
      sampleHours({ timeOff: [off(monday, 0, 720), off(monday, 720, 1_440)] }),
      monday,
      [],
    ],
  ])('%s', (_, beautician, day, spans) => {
    expect(workingHoursOn(beautician, day)).toEqual(spans.map(([from, to]) => ({ from, to })));
    expect(isWorkingOn(beautician, day)).toBe(spans.length > 0);
  });

  test('a planned beautician has hours, skills and areas', () => {
    const beautician = {
      ...sampleHours({ timeOff: [off(monday, 0, 600)] }),
      ...{ _id: '7', skills: ['2'], areas: ['4'] },
    };
    expect(toPlanBeautician(beautician, monday)).toEqual({
      ...{ id: '7', skills: ['2'], hours: [{ from: 600, to: eight }] },
      ...{ areas: ['4'], excludedCustomers: [], declinedVisits: [] },
    });
  });

  test('as text', () => {
    expect(formatWorkingHours({ weekday: 1, from: nine, to: eight })).toBe(
      'Mon 09:00 AM to 08:00 PM',
    );
    expect(formatWorkingHours({ weekday: 0, from: 0, to: minutesPerDay })).toBe(
      'Sun 12:00 AM to 12:00 AM',
    );
  });
});

describe('the longest visit', () => {
  const starts = [nine, 600, 1_080];
  test.each([
    ['from the first slot', [{ from: nine, to: eight }], 660],
    ['from the first slot after the start of work', [{ from: 550, to: eight }], 600],
    [
      'in the longer of two parts',
      [
        { from: nine, to: 590 },
        { from: 1_000, to: eight },
      ],
      120,
    ],
    ['none without a slot in the working hours', [{ from: 1_100, to: eight }], 0],
    ['none if work ends before the first slot', [{ from: 0, to: 480 }], 0],
    ['none without hours', [], 0],
  ])('%s', (_, hours, minutes) => {
    expect(longestVisitMinutes(hours, starts)).toBe(minutes);
  });
});

describe('capacity', () => {
  const open = { closedDays: [], closedWeekdays: [], maxConcurrentVisits: null };
  const roster = [sampleHours(), sampleHours(), sampleHours({ timeOff: [off(tuesday)] })];
  test.each([
    ['the number of working beauticians', monday, {}, 3],
    ['one less with time off', tuesday, {}, 2],
    ['none if no beautician works', thursday, {}, 0],
    ['at most the limit in the settings', monday, { maxConcurrentVisits: 2 }, 2],
    ['at most the number of beauticians', monday, { maxConcurrentVisits: 9 }, 3],
    ['none on a closed day', monday, { closedDays: [monday] }, 0],
    ['none on a closed day of the week', monday, { closedWeekdays: [1] }, 0],
  ])('%s', (_, day, over, seats) => {
    expect(maxSimultaneousVisitsOn(day, roster, { ...open, ...over })).toBe(seats);
  });
});

test('consecutive days with the same note are joined', () => {
  const days = [
    { day: '2026-11-29', note: 'Wedding' },
    { day: '2026-11-30', note: 'Wedding' },
    { day: '2026-12-01', note: '' },
    { day: '2026-12-03', note: '' },
  ];
  expect(joinDaysIntoRanges(days)).toEqual([
    { from: '2026-11-29', to: '2026-11-30', note: 'Wedding' },
    { from: '2026-12-01', to: '2026-12-01', note: '' },
    { from: '2026-12-03', to: '2026-12-03', note: '' },
  ]);
});
