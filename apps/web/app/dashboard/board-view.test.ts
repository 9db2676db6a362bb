import type { Board, BoardVisit } from '@haldi/contract/dashboard/schema';
import { firstSlots } from '@haldi/contract/schedule/slots';
import { describe, expect, test } from 'vitest';
import { columnsOf, currentSlot, entriesAt, visitsIn } from './board-view.ts';

const visit = (over: Partial<BoardVisit>): BoardVisit => ({
  _id: 'a',
  orderId: 123_456,
  customer: 'Asha',
  phone: '9800000001',
  visited: null,
  place: 'Paud Road - 411038',
  service: 'Gold Facial',
  slot: '10:00 AM',
  minutes: 60,
  status: 'confirmed',
  beautician: 'Meena',
  planned: null,
  askedFor: null,
  note: '',
  design: null,
  accepted: [],
  isNow: false,
  ...over,
});
const long = visit({ _id: 'long', minutes: 90 });
const open = visit({ _id: 'open', beautician: 'none', slot: '11:00 AM' });
const board: Board = {
  day: '2026-11-16',
  seats: 3,
  slots: [...firstSlots],
  beauticians: ['Meena', 'Rekha'],
  visits: [long, open],
};

describe('the board', () => {
  test('a long visit begins once and goes on', () => {
    expect(entriesAt(board, '10:00 AM', 'Meena')).toEqual([{ visit: long, begins: true }]);
    expect(entriesAt(board, '11:00 AM', 'Meena')).toEqual([{ visit: long, begins: false }]);
    expect(entriesAt(board, '01:00 PM', 'Meena')).toEqual([]);
  });
  test('a slot is taken by what begins in it and what goes on', () => {
    expect(visitsIn(board, '10:00 AM')).toEqual([long]);
    expect(visitsIn(board, '11:00 AM')).toEqual([long, open]);
  });
  test('those nobody is assigned to stand first, while there are any', () => {
    expect(columnsOf(board)).toEqual(['none', 'Meena', 'Rekha']);
    expect(columnsOf({ ...board, visits: [long] })).toEqual(['Meena', 'Rekha']);
  });
  test.each([
    ['2026-11-16T03:00:00Z', undefined],
    ['2026-11-16T03:30:00Z', '09:00 AM'],
    ['2026-11-16T07:00:00Z', '11:00 AM'],
    ['2026-11-16T15:00:00Z', '06:00 PM'],
    ['2026-11-17T06:00:00Z', undefined],
  ])('at %s the slot is %s', (now, slot) => {
    expect(currentSlot(board, new Date(now))).toBe(slot);
  });
});
