import { describe, expect, test } from 'vitest';
import { randomDayPlan, randomVisit, seededRandom } from '../../testing/random-day-plans.ts';
import {
  sampleBeautician,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
  sampleRequestedVisit,
} from '../../testing/sample-day-plans.ts';
import { parseTimeOfDay } from '../kit/time-of-day.ts';
import { uniqueSorted } from '../kit/unique-sorted.ts';
import {
  findFirstFreeTime,
  listSlotAvailability,
  type SlotRules,
  type SlotUnavailableReason,
  slotUnavailableReasons,
  type UnscheduledVisit,
} from './availability.ts';
import { defaultSlots } from './booking-time-rules.ts';
import type { DayPlan, PlanBeautician } from './plan/day-plan.ts';
import { Planner } from './plan/planner.ts';

const now = new Date('2026-11-15T10:00:00+05:30');
const today = '2026-11-15';
const tomorrow = '2026-11-16';
const rules = (over: Partial<SlotRules> = {}): SlotRules => ({
  ...{ starts: [9 * 60], horizonDays: 90, noticeMinutes: 0, closedWeekdays: [], closedDays: [] },
  areas: [],
  ...over,
});
const visitAt = (over: Partial<UnscheduledVisit> = {}): UnscheduledVisit => {
  const { start: _, ...visit } = sampleRequestedVisit(0, over);
  return visit;
};
const asha = sampleBeautician('asha', { skills: ['Facial'] });
const busy = samplePlannedVisit('held', 'asha', 9, { isAssigned: true });

describe('the reason a time is unavailable', () => {
  const makeup = { skills: ['Makeup'] };
  const whole = { minutes: 661 };
  const closed = { closedDays: [today, tomorrow, '2027-02-14'] };
  const late = { noticeMinutes: 23 * 60 + 1 };
  const full = sampleDayPlan([asha], [busy]);
  const elsewhere = { areas: [{ pincodes: ['411001'], weekdays: [0, 1, 2, 3, 4, 5, 6] }] };
  const onTuesdays = { areas: [{ pincodes: ['411038'], weekdays: [2] }] };
  const unknown = { location: sampleLocation('') };
  test.each<
    [
      SlotUnavailableReason | undefined,
      string,
      string,
      Partial<SlotRules>,
      Partial<UnscheduledVisit>,
    ]
  >([
    [undefined, 'nothing', '2026-11-17', {}, {}],
    [undefined, 'we come there on that day', '2026-11-17', onTuesdays, {}],
    [undefined, 'the pincode is unknown', '2026-11-17', elsewhere, unknown],
    ['PAST', 'the time has passed', today, { ...closed, ...late }, makeup],
    ['TOO_FAR', 'after the booking window, also if closed', '2027-02-14', closed, makeup],
    [
      'CLOSED',
      'the salon is closed, also within the minimum notice',
      tomorrow,
      { ...closed, ...late },
      makeup,
    ],
    ['TOO_SOON', 'within the minimum notice, without the skill', tomorrow, late, makeup],
    [
      'TOO_SOON',
      'within the minimum notice, outside the areas',
      tomorrow,
      { ...late, ...elsewhere },
      {},
    ],
    ['NOT_SERVED', 'outside all areas', tomorrow, elsewhere, makeup],
    [
      'NOT_SERVED',
      'the area is served on other days',
      tomorrow,
      onTuesdays,
      { ...makeup, ...whole },
    ],
    ['NO_SKILL', 'no beautician has the skill', tomorrow, {}, { ...makeup, ...whole }],
    ['TOO_LONG', 'no working hours are long enough', tomorrow, {}, whole],
    ['FULL', 'all beauticians are busy', tomorrow, {}, {}],
  ])('%s: %s', (reason, _, day, over, visit) => {
    const plan = reason ? full : sampleDayPlan([asha]);
    const question = { visit: visitAt(visit), day, plan };
    const found = reason ? { available: false, reason } : { available: true };
    expect(listSlotAvailability(question, now, rules(over))).toEqual([
      { slot: '09:00 AM', ...found },
    ]);
    expect(findFirstFreeTime(question, now, rules(over))).toEqual(
      reason ? { reason } : { startMinute: 9 * 60 },
    );
  });

  test('lists each slot of the day with its own reason, in order', () => {
    const question = {
      visit: visitAt({ minutes: 120 }),
      day: today,
      plan: sampleDayPlan([asha], [samplePlannedVisit('held', 'asha', 13, { isAssigned: true })]),
    };
    const found = listSlotAvailability(
      question,
      now,
      rules({ starts: defaultSlots.map(parseTimeOfDay), noticeMinutes: 90 }),
    );
    expect(found.map(({ slot, reason }) => [slot, reason])).toEqual([
      ['09:00 AM', 'PAST'],
      ['10:00 AM', 'PAST'],
      ['11:00 AM', 'TOO_SOON'],
      ['01:00 PM', 'FULL'],
      ['02:00 PM', undefined],
      ['03:00 PM', undefined],
      ['05:00 PM', undefined],
      ['06:00 PM', undefined],
    ]);
    expect(found.every(({ available, reason }) => available === !reason)).toBe(true);
  });

  test.each([
    ['the travel time from the previous visit', sampleLocation('411014'), 15, 'FULL'],
    ['no travel time at the same address', sampleLocation('411038'), 15, undefined],
    ['a sufficient travel time', sampleLocation('411014'), 14.5, undefined],
  ])('considers %s', (_, where, hours, reason) => {
    const held = samplePlannedVisit('held', 'asha', hours, { location: where, isAssigned: true });
    const question = { visit: visitAt(), day: tomorrow, plan: sampleDayPlan([asha], [held]) };
    const [found] = listSlotAvailability(question, now, rules({ starts: [16 * 60] }));
    expect(found?.reason).toBe(reason);
  });
});

test('a time at which the recipient has another visit is not offered', () => {
  const otherVisits = [{ from: parseTimeOfDay('10:00 AM'), to: parseTimeOfDay('11:00 AM') }];
  const reasons = (minutes: number, plan = sampleDayPlan([asha])) =>
    listSlotAvailability(
      { visit: visitAt({ minutes }), day: tomorrow, plan, otherVisits },
      now,
      rules({ starts: [9 * 60, 10 * 60, 11 * 60] }),
    ).map(({ reason }) => reason);
  expect(reasons(60)).toEqual([undefined, 'ALREADY_BOOKED', undefined]);
  expect(reasons(61)).toEqual(['ALREADY_BOOKED', 'ALREADY_BOOKED', undefined]);
  expect(reasons(60, sampleDayPlan([]))).toEqual([
    'NOBODY_AT_WORK',
    'ALREADY_BOOKED',
    'NOBODY_AT_WORK',
  ]);
});

describe('a whole day', () => {
  test('has the reason closest to being available', () => {
    const plan = sampleDayPlan(
      [asha],
      [{ ...busy, start: parseTimeOfDay('05:00 PM'), minutes: 180 }],
    );
    const question = { visit: visitAt(), day: today, plan };
    const starts = ['09:00 AM', '11:00 AM', '06:00 PM', '07:30 PM'].map(parseTimeOfDay);
    expect(findFirstFreeTime(question, now, rules({ starts, noticeMinutes: 90 }))).toEqual({
      reason: 'FULL',
    });
    const early = rules({ starts: starts.slice(0, 2), noticeMinutes: 90 });
    expect(findFirstFreeTime(question, now, early)).toEqual({ reason: 'TOO_SOON' });
  });
});

const reasonByHand = (
  visit: UnscheduledVisit,
  start: number,
  plan: DayPlan,
): SlotUnavailableReason | undefined => {
  const whenEmpty = { ...plan, visits: [], maxConcurrentVisits: null };
  const allDay = plan.beauticians.map((one) => ({
    ...one,
    hours: one.hours.length > 0 ? [{ from: 0, to: 100_000 }] : [],
  }));
  const canPlace = (day: DayPlan): boolean =>
    new Planner(day).findPlacement({ ...visit, start }) !== undefined;
  const atWork = plan.beauticians.filter(({ hours }) => hours.length > 0);
  const { area } = visit.location;
  const goes = ({ areas }: PlanBeautician) => areas.length === 0 || areas.includes(area ?? '');
  const anyone = { ...visit, requestedBeauticianId: null };
  const canAnyone = (over: Partial<DayPlan>, wanted = anyone): boolean =>
    new Planner({ ...whenEmpty, ...over }).findPlacement({ ...wanted, start }) !== undefined;
  const sent = allDay.map((one) => ({ ...one, excludedCustomers: [] }));
  if (atWork.length === 0) return 'NOBODY_AT_WORK';
  if (!atWork.some(goes)) return 'NOT_SERVED';
  if (!canAnyone({ beauticians: sent.map((one) => ({ ...one, areas: [] })) })) return 'NO_SKILL';
  if (!canAnyone({ beauticians: sent })) return 'NO_SKILL_IN_AREA';
  if (!canAnyone({ beauticians: allDay })) return 'FULL';
  if (!canAnyone({})) {
    const starts = Array.from({ length: 24 * 60 }, (_, minute) => minute);
    const planner = new Planner(whenEmpty);
    const possible = starts.filter((start) => planner.findPlacement({ ...anyone, start }));
    if (possible.length === 0) return 'TOO_LONG';
    return possible.every((minute) => minute < start) ? 'TOO_LATE' : 'OUTSIDE_HOURS';
  }
  if (visit.requestedBeauticianId !== null && !canPlace(whenEmpty)) {
    const requested = plan.beauticians.find(({ id }) => id === visit.requestedBeauticianId);
    if (!requested || requested.hours.length === 0) return 'REQUESTED_OFF';
    if (!goes(requested)) return 'REQUESTED_AREA';
    const hasSkills = { ...requested, skills: [], areas: [], excludedCustomers: [] };
    if (canPlace({ ...whenEmpty, beauticians: [hasSkills] })) {
      return canPlace({ ...whenEmpty, beauticians: [{ ...hasSkills, skills: requested.skills }] })
        ? 'FULL'
        : 'REQUESTED_SKILL';
    }
    const canAllDay = [{ ...requested, hours: [{ from: 0, to: 100_000 }], excludedCustomers: [] }];
    return canPlace({ ...whenEmpty, beauticians: canAllDay })
      ? 'REQUESTED_HOURS'
      : 'REQUESTED_SKILL';
  }
  return canPlace(plan) ? undefined : 'FULL';
};

const onMondays = { pincodes: ['411014'], weekdays: [1] };

test('on random days each reason is correct and the first free slot matches the list', () => {
  const met = new Map<SlotUnavailableReason | undefined, number>();
  for (let seed = 1; seed <= 400; seed += 1) {
    const rolled = seededRandom(seed);
    const plan = randomDayPlan(rolled);
    const { start: _, ...rolledVisit } = randomVisit(rolled, 'new');
    const visit = {
      ...rolledVisit,
      ...(rolled.chance(0.1) && { minutes: 510 }),
      ...(rolled.chance(0.3) && { requestedBeauticianId: 'w0' }),
    };
    const starts = uniqueSorted(
      Array.from({ length: 1 + rolled.below(6) }, () => 540 + rolled.below(22) * 30),
    );
    const question = { visit, day: rolled.pick([today, tomorrow, '2027-02-14']), plan };
    const set = rules({
      starts,
      noticeMinutes: 120,
      closedDays: rolled.chance(0.1) ? [tomorrow] : [],
      areas: rolled.chance(0.3) ? [onMondays] : [],
    });
    const found = listSlotAvailability(question, now, set);
    const free = found.find(({ available }) => available);
    const nearest = slotUnavailableReasons.findLast((one) =>
      found.some(({ reason }) => reason === one),
    );
    expect(findFirstFreeTime(question, now, set), `seed ${seed}`).toEqual(
      free ? { startMinute: parseTimeOfDay(free.slot) } : { reason: nearest },
    );
    for (const { slot, reason } of found) {
      met.set(reason, (met.get(reason) ?? 0) + 1);
      if (
        reason &&
        slotUnavailableReasons.indexOf(reason) < slotUnavailableReasons.indexOf('NOT_SERVED')
      )
        continue;
      const isServed = visit.location.pincode === '411014' && question.day === tomorrow;
      const byHand =
        set.areas.length === 0 || isServed
          ? reasonByHand(visit, parseTimeOfDay(slot), plan)
          : 'NOT_SERVED';
      expect(reason, `seed ${seed} ${slot}`).toBe(byHand);
    }
  }
  for (const reason of [...slotUnavailableReasons, undefined]) {
    if (reason === 'ALREADY_BOOKED') continue;
    expect(met.get(reason) ?? 0, reason).toBeGreaterThan(0);
  }
});
