import { expect, test } from 'vitest';
import { at } from '../../../testing/day-plans.ts';
import type { Objection } from './objections.ts';
import { movesText, type WhyNames, whyText } from './why-text.ts';

const names: WhyNames = {
  skill: (id) => (id === '3' ? 'Makeup' : 'Facial'),
  place: (visitId) => (visitId === 'before' ? 'Aundh' : 'Camp'),
  area: 'Baner',
  person: (id) => (id === '1' ? 'Meena' : 'Asha'),
  order: (visitId) => (visitId === 'before' ? '123456' : '654321'),
};
const asked = {
  visit: { start: at(14.25) },
  others: [
    { id: 'before', start: at(13), minutes: 60 },
    { id: 'after', start: at(15.5), minutes: 60 },
  ],
  hours: [
    { from: at(9), to: at(12) },
    { from: at(13), to: at(15) },
  ],
};

test.each<[Objection, string]>([
  [{ kind: 'BUSY', until: at(14), visit: 'before' }, 'at Aundh until 02:00 PM'],
  [{ kind: 'BUSY', until: at(16.5), visit: 'after' }, 'at Camp from 03:30 PM'],
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
  [{ kind: 'SKILL', lacking: ['3'] }, 'lacks Makeup'],
  [{ kind: 'AREA' }, 'does not go to Baner'],
  [{ kind: 'APART' }, 'not to be sent to this customer'],
])('%j in words', (objection, text) => {
  expect(whyText(objection, asked, names)).toBe(text);
});

test('changes of hands in words', () => {
  expect(movesText([{ visit: 'before', worker: '1' }], names)).toBe(
    'free if Meena takes order #123456',
  );
  const both = [
    { visit: 'before', worker: '1' },
    { visit: 'after', worker: '2' },
  ];
  expect(movesText(both, names)).toBe(
    'free if Meena takes order #123456 and Asha takes order #654321',
  );
});
