import type { PlacementOptions } from '@haldi/contract/orders/desk/board/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { expect, test } from 'vitest';
import {
  anyBeauticianPlacements,
  areAllPlacementsPast,
  placementsForBeautician,
} from './board-placements.ts';

const usha = { _id: '1', name: 'Usha', picture: null, hours: [], isFreelancer: false };
const time = { isPast: false, against: null, plannedName: 'Usha', reason: null, isCurrent: false };
const place = { isCurrent: false, conflicts: [], note: null };
const busy = { kind: 'BUSY' as const, text: 'at Aundh until 02:00 PM' };
const travel = { kind: 'TRAVEL' as const, text: 'at Aundh until 02:00 PM, 40 minutes away' };

const places: PlacementOptions = {
  day: '2026-11-18',
  order: 'a',
  times: [
    { ...time, slot: '09:00 AM', isPast: true },
    { ...time, slot: '10:00 AM' },
    { ...time, slot: '01:00 PM', plannedName: null, reason: 'No beautician available' },
    { ...time, slot: '02:00 PM' },
    { ...time, slot: '03:00 PM', against: 'The salon is closed on this day' },
  ],
  people: [
    {
      _id: '1',
      places: [
        { ...place, slot: '10:00 AM', isCurrent: true },
        { ...place, slot: '01:00 PM', conflicts: [busy] },
        { ...place, slot: '02:00 PM', conflicts: [travel] },
        { ...place, slot: '03:00 PM' },
      ],
    },
    { _id: '2', places: [{ ...place, slot: '02:00 PM', note: 'free if Lata takes order #1' }] },
  ],
};
const order = { appointmentDate: '2026-11-18', appointmentSlot: '10:00 AM' } as Order;
const inShort = (choices: ReturnType<typeof placementsForBeautician>) =>
  choices.map(({ slot, kind, reason }) => [slot, kind, reason]);

test('the kind and reason of each slot of a beautician', () => {
  expect(inShort(placementsForBeautician(usha, places))).toEqual([
    ['10:00 AM', 'here', ''],
    ['01:00 PM', 'cannot', busy.text],
    ['02:00 PM', 'asks', travel.text],
    ['03:00 PM', 'asks', 'The salon is closed on this day'],
  ]);
});

test('a free slot names who takes over; freelancers have no slots', () => {
  expect(inShort(placementsForBeautician({ ...usha, _id: '2' }, places))).toEqual([
    ['02:00 PM', 'free', 'free if Lata takes order #1'],
  ]);
  expect(placementsForBeautician({ ...usha, _id: 'freelancer:Fay' }, places)).toEqual([]);
});

test('any beautician: no past slots and not the slot of an assigned visit', () => {
  expect(inShort(anyBeauticianPlacements(places, order, '2026-11-18'))).toEqual([
    ['01:00 PM', 'cannot', 'No beautician available'],
    ['02:00 PM', 'free', 'planned: Usha'],
    ['03:00 PM', 'asks', 'The salon is closed on this day, planned: Usha'],
  ]);
  expect(anyBeauticianPlacements(places, order, '2026-11-19').map(({ slot }) => slot)).toContain(
    '10:00 AM',
  );
});

test('a day is over once all its times have passed', () => {
  expect(areAllPlacementsPast(places)).toBe(false);
  const past = places.times.map((one) => ({ ...one, isPast: true }));
  expect(areAllPlacementsPast({ ...places, times: past })).toBe(true);
});
