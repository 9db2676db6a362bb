import { expect, test } from 'vitest';
import { BusinessSettings } from './desk/schema.ts';
import { firstSettings } from './first-settings.ts';

test('a new salon charges 100 rupees for coming, and its settings are ones that can be saved', () => {
  expect(firstSettings.visitingCharge).toBe(100);
  expect(BusinessSettings.parse(firstSettings)).toEqual(firstSettings);
});
