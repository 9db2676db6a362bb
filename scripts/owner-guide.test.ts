import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatShortTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { quietHoursEnd, quietHoursStart } from '@haldi/contract/messages/quiet-hours';
import { eveningReminderMinute } from '@haldi/contract/messages/reminders';
import { orderLinkValidDays } from '@haldi/contract/orders/order-link/schema';
import { expect, test } from 'vitest';
import { projectFiles } from './lib/project-files.ts';
import { projectRoot } from './lib/run-process.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

test('every label in the owner’s guide is a label of a screen', () => {
  const bold = read('docs/owner.md').matchAll(/\*\*([^*]+)\*\*/g);
  const labels = [...bold].map(([, label = '']) => label);
  expect(labels.length).toBeGreaterThan(50);
  const screens = ['packages/contract/src/pages/pages.ts', ...projectFiles(/[/-]copy\.ts$/)]
    .map(read)
    .join('\n');
  const isOnScreen = (label: string) => screens.includes(`'${label}'`);
  expect(labels.filter((label) => !isOnScreen(label))).toEqual([]);
});

test.each([
  `a reminder at ${formatShortTimeOfDay(eveningReminderMinute)}`,
  `between ${formatShortTimeOfDay(quietHoursStart)} and ${formatShortTimeOfDay(quietHoursEnd)}`,
  `until ${orderLinkValidDays} days after`,
])('the owner’s guide says %s, as the product does', (text) => {
  expect(read('docs/owner.md')).toContain(text);
});
