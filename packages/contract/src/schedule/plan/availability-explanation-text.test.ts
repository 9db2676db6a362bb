import { expect, test } from 'vitest';
import { hoursToMinutes } from '../../../testing/sample-day-plans.ts';
import {
  detailedConflictText,
  type ExplanationNames,
  reassignmentsText,
} from './availability-explanation-text.ts';
import type { Conflict } from './conflicts.ts';

const names: ExplanationNames = {
  skill: (id) => (id === '3' ? 'Makeup' : 'Facial'),
  place: (visitId) => (visitId === 'before' ? 'Aundh' : 'Camp'),
  area: 'Baner',
  person: (id) => (id === '1' ? 'Meena' : 'Asha'),
  order: (visitId) => (visitId === 'before' ? '123456' : '654321'),
};
const request = {
  visit: { start: hoursToMinutes(14.25) },
  others: [
    { id: 'before', start: hoursToMinutes(13), minutes: 60 },
    { id: 'after', start: hoursToMinutes(15.5), minutes: 60 },
  ],
  hours: [
    { from: hoursToMinutes(9), to: hoursToMinutes(12) },
    { from: hoursToMinutes(13), to: hoursToMinutes(15) },
  ],
};

test.each<[Conflict, string]>([
  [{ kind: 'BUSY', until: hoursToMinutes(14), visit: 'before' }, 'at Aundh until 02:00 PM'],
  [{ kind: 'BUSY', until: hoursToMinutes(16.5), visit: 'after' }, 'at Camp from 03:30 PM'],
  [
    { kind: 'TRAVEL', minutes: 40, gap: 15, visit: 'before' },
    'at Aundh until 02:00 PM, 40 minutes away',
  ],
  [
    { kind: 'TRAVEL', minutes: 20, gap: 15, visit: 'after' },
    'at Camp from 03:30 PM, 20 minutes away',
  ],
  [{ kind: 'OFF' }, 'off that day'],
  [{ kind: 'HOURS' }, 'works 09:00 AM to 12:00 PM and 01:00 PM to 03:00 PM'],
  [{ kind: 'SKILL', lacking: ['3'] }, 'does not do Makeup'],
  [{ kind: 'AREA' }, 'does not serve Baner'],
  [{ kind: 'EXCLUDED' }, 'should not be assigned to this customer'],
])('text of %j', (objection, text) => {
  expect(detailedConflictText(objection, request, names)).toBe(text);
});

test('text of reassignments', () => {
  expect(reassignmentsText([{ visit: 'before', beauticianId: '1' }], names)).toBe(
    'free if Meena takes order #123456',
  );
  const both = [
    { visit: 'before', beauticianId: '1' },
    { visit: 'after', beauticianId: '2' },
  ];
  expect(reassignmentsText(both, names)).toBe(
    'free if Meena takes order #123456 and Asha takes order #654321',
  );
});
