import { expect, test } from 'vitest';
import { beauticianSuggestions } from './beautician-suggestions.ts';

const people = [
  { name: 'Usha', conflicts: [], minutesAway: null },
  { name: 'Rekha', conflicts: [], minutesAway: 20 },
  { name: 'Meena', conflicts: [], minutesAway: 0 },
  {
    name: 'Anjali',
    conflicts: [
      { kind: 'OFF' as const, text: 'off that day' },
      { kind: 'SKILL' as const, text: 'does not do Facial' },
    ],
    minutesAway: null,
  },
  {
    name: 'Maria',
    conflicts: [{ kind: 'BUSY' as const, text: 'busy until 02:00 PM' }],
    minutesAway: 40,
  },
].map((person) => ({ ...person, picture: null }));

test('each suggestion shows its conflicts; only overlaps are disabled', () => {
  const lines = beauticianSuggestions({ planned: null, people }, false);
  expect(lines.map(({ value, note, disabled }) => [value, note, disabled])).toEqual([
    ['Usha', 'free', false],
    ['Rekha', 'free, 20 minutes from the previous visit', false],
    ['Meena', 'free, previous visit at the same address', false],
    ['Anjali', 'off that day, does not do Facial', false],
    ['Maria', 'busy until 02:00 PM', true],
  ]);
});

test('Unassigned is offered for an assigned order, also while loading', () => {
  expect(beauticianSuggestions(undefined, true)).toEqual([{ value: 'Unassigned' }]);
  expect(beauticianSuggestions(undefined, false)).toEqual([]);
});
