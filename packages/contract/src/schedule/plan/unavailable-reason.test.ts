import { describe, expect, test } from 'vitest';
import {
  hoursToMinutes,
  sampleBeautician,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
  sampleRequestedVisit,
} from '../../../testing/sample-day-plans.ts';
import type { PlanBeautician, Span, VisitRequest } from './day-plan.ts';
import { Planner } from './planner.ts';

const inKothrud = (over: Partial<VisitRequest> = {}): VisitRequest =>
  sampleRequestedVisit(10, { location: { ...sampleLocation('411038'), area: 'Kothrud' }, ...over });
const reasonFor = (visit: VisitRequest, ...beauticians: PlanBeautician[]) =>
  new Planner(sampleDayPlan(beauticians)).unavailableReason(visit);

const can = { skills: ['Facial'], areas: ['Kothrud'] };
const noSkill = { ...can, skills: ['Makeup'] };
const elsewhere = { ...can, areas: ['Camp'] };
const off = { hours: [] };
const hours = (from: number, to: number): { hours: Span[] } => ({
  hours: [{ from: hoursToMinutes(from), to: hoursToMinutes(to) }],
});

describe('the reason is the first condition that no beautician meets', () => {
  test.each<[string, Partial<PlanBeautician>[], string | undefined]>([
    ['a beautician is available', [can], undefined],
    ['no beautician works on this day', [{ ...can, ...off }], 'NOBODY_AT_WORK'],
    ['no beautician at work serves the area', [elsewhere], 'NOT_SERVED'],
    ['nor has the skill', [{ ...noSkill, areas: ['Camp'] }], 'NOT_SERVED'],
    ['no beautician at work has the skill', [noSkill], 'NO_SKILL'],
    ['one has the skill, one serves the area', [noSkill, elsewhere], 'NO_SKILL_IN_AREA'],
    ['the beautician of the area is off', [elsewhere, { ...can, ...off }], 'NOT_SERVED'],
    ['the beautician with the skill is off', [noSkill, { ...can, ...off }], 'NO_SKILL'],
    [
      'the beautician with both is off',
      [noSkill, elsewhere, { ...can, ...off }],
      'NO_SKILL_IN_AREA',
    ],
    [
      'the only beautician is excluded for the customer',
      [{ ...can, excludedCustomers: ['meera'] }],
      'FULL',
    ],
    ['the only beautician has declined the visit', [{ ...can, declinedVisits: ['new'] }], 'FULL'],
    ['no hours are as long as the visit', [{ ...can, ...hours(9.5, 10.25) }], 'TOO_LONG'],
    ['all finish earlier', [{ ...can, ...hours(9, 10.5) }], 'TOO_LATE'],
    ['all start later', [{ ...can, ...hours(11, 20) }], 'OUTSIDE_HOURS'],
    [
      'one finishes earlier and one starts later',
      [
        { ...can, ...hours(9, 10.5) },
        { ...can, ...hours(11, 20) },
      ],
      'OUTSIDE_HOURS',
    ],
    ['those who work late have another skill', [{ ...can, ...hours(8, 10) }, noSkill], 'TOO_LATE'],
    [
      'those who work late serve another area',
      [{ ...can, ...hours(8, 10) }, elsewhere],
      'TOO_LATE',
    ],
  ])('%s', (_, people, reason) => {
    const beauticians = people.map((one, index) => sampleBeautician(`w${index}`, one));
    expect(reasonFor(inKothrud(), ...beauticians)).toBe(reason);
  });
});

describe('the requested beautician', () => {
  const usha = sampleBeautician('usha', can);
  test.each<[string, Partial<PlanBeautician>, string | undefined]>([
    ['is available', can, undefined],
    ['is off', { ...can, ...off }, 'REQUESTED_OFF'],
    ['is off and has another skill', { ...noSkill, ...off }, 'REQUESTED_OFF'],
    ['does not serve the area', elsewhere, 'REQUESTED_AREA'],
    ['has another skill', noSkill, 'REQUESTED_SKILL'],
    ['finishes earlier', { ...can, ...hours(9, 10.5) }, 'REQUESTED_HOURS'],
    ['starts later', { ...can, ...hours(11, 20) }, 'REQUESTED_HOURS'],
    ['is excluded for the customer', { ...can, excludedCustomers: ['meera'] }, 'FULL'],
  ])('%s, and another beautician is available', (_, over, reason) => {
    expect(
      reasonFor(inKothrud({ requestedBeauticianId: 'asha' }), sampleBeautician('asha', over), usha),
    ).toBe(reason);
  });

  test.each<[string, Partial<PlanBeautician>, Partial<PlanBeautician>, string]>([
    ['both are off', off, off, 'NOBODY_AT_WORK'],
    ['one is off, the other lacks the skill', { ...can, ...off }, noSkill, 'NO_SKILL'],
    ['one is off, the other serves another area', { ...can, ...off }, elsewhere, 'NOT_SERVED'],
    ['one lacks the skill, the other serves another area', noSkill, elsewhere, 'NO_SKILL_IN_AREA'],
    [
      'one is off, the other finishes earlier',
      { ...can, ...off },
      { ...can, ...hours(8, 10) },
      'TOO_LATE',
    ],
  ])(
    'is not the reason if no other beautician is available either: %s',
    (_, requested, other, reason) => {
      const visit = inKothrud({ requestedBeauticianId: 'asha' });
      expect(
        reasonFor(visit, sampleBeautician('asha', requested), sampleBeautician('usha', other)),
      ).toBe(reason);
    },
  );

  test('is not free during another visit', () => {
    const day = sampleDayPlan(
      [sampleBeautician('asha'), usha],
      [samplePlannedVisit('v', 'asha', 10, { isAssigned: true })],
    );
    expect(new Planner(day).unavailableReason(inKothrud({ requestedBeauticianId: 'asha' }))).toBe(
      'FULL',
    );
  });

  test('is not available after leaving the roster', () => {
    expect(reasonFor(inKothrud({ requestedBeauticianId: 'left' }), usha)).toBe('REQUESTED_OFF');
  });
});

test('for all combinations of skill, area, hours, day off and request the first true reason is returned', () => {
  const lists = {
    skills: [['Facial'], ['Makeup']],
    areas: [['Kothrud'], ['Camp']],
    hours: [hours(9, 20).hours, hours(9, 10.5).hours, hours(11, 20).hours, []],
  };
  const kinds = lists.skills.flatMap((skills) =>
    lists.areas.flatMap((areas) => lists.hours.map((of) => ({ skills, areas, hours: of }))),
  );
  const met = new Set<string | undefined>();
  for (const one of kinds) {
    for (const other of kinds) {
      for (const requestedBeauticianId of [null, 'asha']) {
        const people = [sampleBeautician('asha', one), sampleBeautician('usha', other)];
        const atWork = people.filter((person) => person.hours.length > 0);
        const does = (person: PlanBeautician) => person.skills.includes('Facial');
        const goes = (person: PlanBeautician) => person.areas.includes('Kothrud');
        const isThere = (person: PlanBeautician) =>
          person.hours[0]?.from === hoursToMinutes(9) && isLong(person);
        const isLong = (person: PlanBeautician) => person.hours[0]?.to === hoursToMinutes(20);
        const both = atWork.filter((person) => does(person) && goes(person));
        const [asha] = people;
        const expected = () => {
          if (atWork.length === 0) return 'NOBODY_AT_WORK';
          if (!atWork.some(goes)) return 'NOT_SERVED';
          if (!atWork.some(does)) return 'NO_SKILL';
          if (both.length === 0) return 'NO_SKILL_IN_AREA';
          if (!both.some(isLong)) return 'TOO_LATE';
          if (!both.some(isThere)) return 'OUTSIDE_HOURS';
          if (requestedBeauticianId === null || !asha) return undefined;
          if (asha.hours.length === 0) return 'REQUESTED_OFF';
          if (!goes(asha)) return 'REQUESTED_AREA';
          if (!does(asha)) return 'REQUESTED_SKILL';
          return isThere(asha) ? undefined : 'REQUESTED_HOURS';
        };
        const reason = reasonFor(inKothrud({ requestedBeauticianId }), ...people);
        expect(reason, JSON.stringify([requestedBeauticianId, one, other])).toBe(expected());
        met.add(reason);
      }
    }
  }
  expect(met.size).toBe(11);
});
