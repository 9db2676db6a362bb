import { expect, test } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import { BusinessSettings, settingLimits } from './desk/schema.ts';

test('a new salon has a visiting charge of 100 rupees and valid settings', () => {
  expect(defaultSettings.visitingCharge).toBe(100);
  expect(BusinessSettings.parse(defaultSettings)).toEqual(defaultSettings);
});

test('visit times are sorted and unique', () => {
  const slots = ['06:30 PM', '08:00 AM', '06:30 PM', '12:15 PM'];
  expect(BusinessSettings.parse({ ...defaultSettings, slots }).slots).toEqual([
    '08:00 AM',
    '12:15 PM',
    '06:30 PM',
  ]);
});

test.each([
  ['no time at all', { slots: [] }],
  ['a time that is none', { slots: ['18:30'] }],
  ['too many times', { slots: Array(settingLimits.slots + 1).fill('09:00 AM') }],
  ['less than no way', { travelWithinPincode: -1 }],
  ['a way of half a minute', { travelWithinPincode: 0.5 }],
  ['a way of more than three hours', { travelBetweenPincodes: 181 }],
])('%s is refused', (_, over) => {
  expect(BusinessSettings.safeParse({ ...defaultSettings, ...over }).success).toBe(false);
});
