import { describe, expect, test } from 'vitest';
import { awayOn, stretchesOf } from './at-work.ts';

const note = '';
const worker = { active: true, workingDays: [1, 2, 3], daysOff: [{ day: '2026-11-17', note }] };

describe('who is at work', () => {
  test.each([
    ['2026-11-16', undefined],
    ['2026-11-17', 'OFF'],
    ['2026-11-19', 'OFF'],
  ])('%s', (day, away) => {
    expect(awayOn(worker, day)).toBe(away);
    expect(awayOn({ ...worker, active: false }, day)).toBe('INACTIVE');
  });
});

test('days that follow each other are one stretch while their note is the same', () => {
  const days = [
    { day: '2026-11-29', note: 'Wedding' },
    { day: '2026-11-30', note: 'Wedding' },
    { day: '2026-12-01', note: '' },
    { day: '2026-12-03', note: '' },
  ];
  expect(stretchesOf(days)).toEqual([
    { from: '2026-11-29', to: '2026-11-30', note: 'Wedding' },
    { from: '2026-12-01', to: '2026-12-01', note: '' },
    { from: '2026-12-03', to: '2026-12-03', note: '' },
  ]);
});
