import { auditActions } from '@haldi/contract/audit/audit-actions';
import type { AuditEntry } from '@haldi/contract/audit/schema';
import { expect, test } from 'vitest';
import { auditActionNames, auditActionSentences } from './copy.ts';
import {
  auditFieldLabel,
  formatAuditValue,
  groupEntriesByDay,
  subjectLink,
} from './format-audit-entry.ts';

const entry = (at: string, over: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: at,
  at,
  admin: { id: 'a', name: 'Meera' },
  act: 'order-updated',
  subject: { id: 'o', name: '#123456' },
  changes: [],
  ...over,
});

test('groups entries by day in India', () => {
  const entries = ['2026-11-15T19:00:00Z', '2026-11-15T18:00:00Z', '2026-11-13T06:00:00Z'];
  const days = groupEntriesByDay(
    entries.map((at) => entry(at)),
    new Date('2026-11-16T06:00:00Z'),
  );
  expect(days.map(({ title }) => title)).toEqual(['Today', 'Yesterday', '13 Nov 2026']);
});

test.each([
  ['visitingCharge', 'Visiting charge'],
  ['offerprice', 'Struck-through price'],
  ['Gold Facial', 'Gold Facial'],
])('%s is shown as %s', (field, name) => {
  expect(auditFieldLabel(field)).toBe(name);
});

test.each([
  ['visitingCharge', 1250, '₹1,250'],
  ['minimumOrder', 500, '₹500'],
  ['Gold Facial', 499, '₹499'],
  ['maxConcurrentVisits', 3, '3'],
  ['maxConcurrentVisits', null, 'none'],
  ['beautician', 'none', 'none'],
  ['active', false, 'no'],
  ['daysOff', ['2026-11-16'], '16 Nov 2026'],
  ['timeOff', ['2026-11-16 02:00 PM to 05:00 PM'], '16 Nov 2026 02:00 PM to 05:00 PM'],
  ['acknowledged', ['SKILL', 'TRAVEL'], 'Missing skill, Not enough travel time'],
  ['asked', ['before-start', 'reopen'], 'Update before the visit starts, Reopen the order'],
  ['skills', ['SKILL'], 'SKILL'],
  ['workingDays', ['Mon', 'Tue'], 'Mon, Tue'],
  ['categories', [], 'none'],
  ['status', 'in_progress', 'In Progress'],
] as const)('%s %j is shown as %s', (field, value, text) => {
  expect(formatAuditValue(field, Array.isArray(value) ? [...value] : (value as string))).toBe(text);
});

test('links a subject that has a page', () => {
  expect(subjectLink(entry('2026-11-15T19:00:00Z'))).toBe('/admin/orders/123456');
  const gone = { act: 'user-blocked', subject: { id: 'u', name: null } } as const;
  expect(subjectLink(entry('2026-11-15T19:00:00Z', gone))).toBeUndefined();
});

test('every action has a name and a sentence', () => {
  for (const act of auditActions)
    expect([auditActionNames[act], auditActionSentences[act]].every(Boolean)).toBe(true);
});
