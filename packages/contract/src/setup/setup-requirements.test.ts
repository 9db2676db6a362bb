import { expect, test } from 'vitest';
import { findMissingSetupParts, findSetupAdvice, type SetupFacts } from './setup-requirements.ts';
import { findSetupStepStates } from './setup-step-states.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1200 }));
const ready: SetupFacts = {
  business: ['Roop', 'Nashik', '9822011111'],
  services: [{ skill: '1', minutes: 60 }],
  beauticians: [{ skills: [], hours: everyDay }],
  starts: [10 * 60],
  closedWeekdays: [],
  areas: [{ weekdays: [1] }],
  hasAlerts: true,
};

test('nothing is missing if a customer could book', () => {
  expect(findMissingSetupParts(ready)).toEqual([]);
  expect(findSetupAdvice(ready)).toEqual([]);
});

test.each([
  ['a phone number', { business: ['Roop', ' ', '9822011111'] }, ['business']],
  ['services', { services: [] }, ['menu']],
  ['beauticians', { beauticians: [] }, ['people']],
  ['both', { services: [], beauticians: [] }, ['menu', 'people']],
  [
    'a beautician with the skill',
    { beauticians: [{ skills: ['2'], hours: everyDay }] },
    ['skills'],
  ],
  ['a beautician working at a booking time', { starts: [8 * 60] }, ['hours']],
  ['a working day long enough', { services: [{ skill: '1', minutes: 601 }] }, ['hours']],
  ['an open day', { closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }, ['hours']],
  [
    'a day with both a beautician and an area',
    { beauticians: [{ skills: [], hours: everyDay.filter(({ weekday }) => weekday !== 1) }] },
    ['hours'],
  ],
])('without %s no booking is possible', (_, over, missing) => {
  expect(findMissingSetupParts({ ...ready, ...over })).toEqual(missing);
});

test('what does not prevent bookings is advice', () => {
  const facts: SetupFacts = {
    ...ready,
    services: [...ready.services, { skill: '2', minutes: 30 }],
    beauticians: [{ skills: ['1'], hours: everyDay }],
    areas: [],
    hasAlerts: false,
  };
  expect(findMissingSetupParts(facts)).toEqual([]);
  expect(findSetupAdvice(facts)).toEqual(['unable', 'areas', 'alerts']);
});

test('a visited step is done if nothing is missing, otherwise skipped', () => {
  const states = (...given: Parameters<typeof findSetupStepStates>) =>
    Object.fromEntries(findSetupStepStates(...given).map(({ step, state }) => [step, state]));
  expect(states(['business', 'area', 'people'], ['menu', 'skills'], false)).toEqual({
    business: 'done',
    area: 'done',
    hours: 'open',
    menu: 'open',
    people: 'skipped',
    messages: 'open',
    look: 'open',
    open: 'open',
  });
  expect(states([], [], true).open).toBe('done');
});
