import { describe, expect, test } from 'vitest';
import { sampleDayPlan } from '../../../testing/sample-day-plans.ts';
import {
  type Conflict,
  type ConflictKind,
  conflictKinds,
  conflictText,
  findBeauticianConflicts,
  unacceptedConflicts,
} from './conflicts.ts';
import type { DayPlan, PlanBeautician, PlannedVisit, VisitRequest } from './day-plan.ts';
import { Planner } from './planner.ts';
import { defaultTravelRules } from './travel-time.ts';

const asha: PlanBeautician = {
  id: 'asha',
  skills: ['Facial'],
  hours: [{ from: 540, to: 1_200 }],
  areas: ['Kothrud'],
  excludedCustomers: ['leela'],
  declinedVisits: ['given-back'],
};
const visit: VisitRequest = {
  ...{ id: 'new', start: 600, minutes: 60, skills: ['Facial'], customer: 'meera' },
  ...{ requestedBeauticianId: null, previousBeauticianIds: [] },
  location: {
    address: 'here',
    pincode: '411038',
    area: 'Kothrud',
    latitude: null,
    longitude: null,
  },
};
const inAnotherArea = {
  ...visit.location,
  address: 'there',
  pincode: '411014',
  area: 'Viman Nagar',
};
const held = (start: number, over: Partial<PlannedVisit> = {}): PlannedVisit => ({
  ...{
    ...visit,
    id: `held at ${start}`,
    start,
    beauticianId: 'asha',
    isAssigned: true,
    accepted: [],
  },
  ...over,
});
const day = (visits: readonly PlannedVisit[]): DayPlan => sampleDayPlan([asha], visits);

test.each<[string, Partial<PlanBeautician>, Partial<VisitRequest>, PlannedVisit[], Conflict[]]>([
  ['none', {}, {}, [], []],
  [
    'a visit at the same time',
    {},
    {},
    [held(630)],
    [{ kind: 'BUSY', until: 690, visit: 'held at 630' }],
  ],
  [
    'two overlapping visits, the one that ends last',
    {},
    {},
    [held(570), held(650)],
    [{ kind: 'BUSY', until: 710, visit: 'held at 650' }],
  ],
  ['none with the visit itself', {}, {}, [held(600, { id: 'new' })], []],
  ['none with a visit of another beautician', {}, {}, [held(600, { beauticianId: 'usha' })], []],
  ['a day off', { hours: [] }, {}, [], [{ kind: 'OFF' }]],
  ['outside working hours', {}, { start: 1_170 }, [], [{ kind: 'HOURS' }]],
  [
    'a missing skill',
    {},
    { skills: ['Facial', 'Makeup'] },
    [],
    [{ kind: 'SKILL', lacking: ['Makeup'] }],
  ],
  ['another area', {}, { location: inAnotherArea }, [], [{ kind: 'AREA' }]],
  ['an excluded customer', {}, { customer: 'leela' }, [], [{ kind: 'EXCLUDED' }]],
  ['a declined visit', {}, { id: 'given-back' }, [], [{ kind: 'CANNOT_GO' }]],
  [
    'the travel time',
    {},
    {},
    [held(510, { location: inAnotherArea })],
    [{ kind: 'TRAVEL', minutes: 40, gap: 30, visit: 'held at 510' }],
  ],
  [
    'the tighter of two trips',
    {},
    {},
    [held(505, { location: inAnotherArea }), held(665, { location: inAnotherArea })],
    [{ kind: 'TRAVEL', minutes: 40, gap: 5, visit: 'held at 665' }],
  ],
])('conflicts: %s', (_, beautician, wanted, visits, conflicts) => {
  expect(
    findBeauticianConflicts({ ...asha, ...beautician }, { ...visit, ...wanted }, day(visits)),
  ).toEqual(conflicts);
});

test('the planner only assigns beauticians without conflicts', () => {
  const plan = day([held(660, { location: { ...visit.location, address: 'next door' } })]);
  for (let start = 480; start <= 1_200; start += 5) {
    const wanted = { ...visit, start };
    const isSent = new Planner(plan).findPlacement(wanted) !== undefined;
    expect(findBeauticianConflicts(asha, wanted, plan).length === 0, String(start)).toBe(isSent);
  }
});

test('all conflicts at once, most severe first', () => {
  const beautician = {
    ...asha,
    excludedCustomers: ['meera'],
    declinedVisits: ['new'],
    areas: ['Camp'],
  };
  const request = { ...visit, start: 1_170, skills: ['Makeup'], requestedBeauticianId: 'usha' };
  const others = [held(1_200), held(1_090, { location: inAnotherArea })];
  const kinds = findBeauticianConflicts(beautician, request, day(others)).map(({ kind }) => kind);
  expect(kinds).toEqual([
    'BUSY',
    'EXCLUDED',
    'CANNOT_GO',
    'REQUESTED_OTHER',
    'HOURS',
    'SKILL',
    'AREA',
    'TRAVEL',
  ]);
  expect(conflictKinds.filter((kind) => kinds.includes(kind))).toEqual(kinds);
});

test('only a beautician who was not requested is a conflict', () => {
  const kinds = (requestedBeauticianId: string | null) =>
    findBeauticianConflicts(asha, { ...visit, requestedBeauticianId }, day([])).map(
      ({ kind }) => kind,
    );
  expect([kinds(null), kinds(asha.id), kinds('usha')]).toEqual([[], [], ['REQUESTED_OTHER']]);
  const sent = held(600, { requestedBeauticianId: 'usha', isAssigned: true });
  expect(unacceptedConflicts(asha, sent, [], defaultTravelRules)).toEqual([
    { kind: 'REQUESTED_OTHER', requested: 'usha' },
  ]);
  expect(
    unacceptedConflicts(asha, { ...sent, accepted: ['REQUESTED_OTHER'] }, [], defaultTravelRules),
  ).toEqual([]);
});

describe('accepted conflicts', () => {
  const kindsOf = (
    beautician: PlanBeautician,
    planned: PlannedVisit,
    others: PlannedVisit[] = [],
  ) => unacceptedConflicts(beautician, planned, others, defaultTravelRules).map(({ kind }) => kind);
  const forced = (accepted: ConflictKind[]) => held(600, { id: 'new', accepted });
  const off = { ...asha, hours: [] };
  const tight = held(690, { location: inAnotherArea });

  test.each<[string, PlanBeautician, ConflictKind[], PlannedVisit[], ConflictKind[]]>([
    ['too little travel time is a conflict', asha, [], [tight], ['TRAVEL']],
    ['not if accepted on the visit', asha, ['TRAVEL'], [tight], []],
    ['nor if accepted on the other visit', asha, [], [{ ...tight, accepted: ['TRAVEL'] }], []],
    [
      'but accepting it on a third visit does not count',
      asha,
      [],
      [tight, held(505, { location: inAnotherArea, accepted: ['TRAVEL'] })],
      ['TRAVEL'],
    ],
    ['a day off is a conflict', off, [], [], ['OFF']],
    ['not if accepted on the visit', off, ['OFF'], [], []],
    [
      'accepting it on another visit does not count',
      off,
      [],
      [held(900, { accepted: ['OFF'] })],
      ['OFF'],
    ],
    ['accepting other kinds does not count', off, ['HOURS', 'TRAVEL'], [], ['OFF']],
    ['two visits at the same time are a conflict', asha, [], [held(630)], ['BUSY']],
    ['even if accepted', asha, ['BUSY'], [held(630, { accepted: ['BUSY'] })], ['BUSY']],
  ])('%s', (_, beautician, accepted, others, faults) => {
    expect(kindsOf(beautician, forced(accepted), others)).toEqual(faults);
  });
});

test.each<[Conflict, string]>([
  [{ kind: 'BUSY', until: 840, visit: 'v' }, 'busy until 02:00 PM'],
  [{ kind: 'EXCLUDED' }, 'should not be assigned to this customer'],
  [{ kind: 'CANNOT_GO' }, 'declined this visit'],
  [{ kind: 'REQUESTED_OTHER', requested: '5' }, 'the customer asked for Anjali'],
  [{ kind: 'OFF' }, 'off that day'],
  [{ kind: 'HOURS' }, 'outside working hours'],
  [{ kind: 'SKILL', lacking: ['3'] }, 'does not do Facial'],
  [{ kind: 'SKILL', lacking: ['3', '7'] }, 'does not do Facial, Makeup'],
  [{ kind: 'AREA' }, 'does not serve this area'],
  [
    { kind: 'TRAVEL', minutes: 40, gap: 15, visit: 'v' },
    '40 minutes away, only 15 minutes between visits',
  ],
])('text of %j', (objection, text) => {
  const skill = (id: string) => (id === '3' ? 'Facial' : 'Makeup');
  const person = (id: string) => (id === '5' ? 'Anjali' : 'Usha');
  expect(conflictText(objection, skill, person)).toBe(text);
});
