import { expect, test } from 'vitest';
import type { Slot } from '../schedule/slots.ts';
import { freeFor } from './free-for.ts';

const day = '2026-11-18';
const worker = (name: string, over: object = {}) => ({
  _id: name,
  name,
  categories: [] as string[],
  workingDays: [0, 1, 2, 3, 4, 5, 6],
  daysOff: [],
  active: true,
  ...over,
});
const job = (beauticianId: string, slot: Slot, slotCount = 1, on = day) => ({
  beauticianId,
  day: on,
  slot,
  slotCount,
});
const visit = { day, slot: '10:00 AM' as Slot, slotCount: 2, categories: ['Facial', 'Waxing'] };

test.each([
  ['does everything', worker('Asha'), [], true],
  ['does all of it', worker('Asha', { categories: ['Waxing', 'Facial', 'Makeup'] }), [], true],
  ['does only a part of it', worker('Asha', { categories: ['Facial'] }), [], false],
  ['has left', worker('Asha', { active: false }), [], false],
  ['does not work that weekday', worker('Asha', { workingDays: [0] }), [], false],
  ['has the day off', worker('Asha', { daysOff: [{ day, note: '' }] }), [], false],
  ['is busy when it begins', worker('Asha'), [job('Asha', '09:00 AM', 2)], false],
  ['is busy before it ends', worker('Asha'), [job('Asha', '11:00 AM')], false],
  ['has just finished, and goes on after', worker('Asha'), [job('Asha', '09:00 AM')], true],
  ['has the next visit right after', worker('Asha'), [job('Asha', '01:00 PM')], true],
  ['is busy on another day', worker('Asha'), [job('Asha', '10:00 AM', 1, '2026-11-19')], true],
  ['is free while another is busy', worker('Asha'), [job('Rekha', '10:00 AM')], true],
])('one who %s', (_, asha, taken, isFree) => {
  expect(freeFor(visit, [asha], taken)).toEqual(isFree ? ['Asha'] : []);
});

test('whoever has the fewest visits that day stands first, then as on the roster', () => {
  const roster = ['Asha', 'Bela', 'Chitra'].map((name) => worker(name));
  const taken = [job('Asha', '03:00 PM'), job('Asha', '05:00 PM'), job('Bela', '05:00 PM')];
  expect(freeFor(visit, roster, taken)).toEqual(['Chitra', 'Bela', 'Asha']);
});
