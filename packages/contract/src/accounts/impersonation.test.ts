import { expect, test } from 'vitest';
import { isImpersonation } from './impersonation.ts';

const salon = { businessName: 'Haldi Home Salon', staff: ['Asha Kulkarni'] };

test.each([
  'Haldi Home Salon',
  'haldi  homesalon',
  'Ηаldі Ноmе Sаlоn',
  'Ha1di H0me 5alon',
  'Háldi Home Salon',
  'Haldi Home Salon Bookings',
  'Haldi Home Salon Pune',
  'Admin',
  'Haldi Support',
  'Offіcial Haldi',
  'Asha KuIkarni',
  'аsha kulkarni',
])('threat 9: %s looks like the salon or its staff', (name) => {
  expect(isImpersonation(name, salon)).toBe(true);
});

test.each([
  'Priya Sharma',
  'Haldi',
  'Asha',
  'Asha Kulkarni Patil',
  'आशा कुलकर्णी',
  'Adminder',
  'Стаффорд',
])('%s is a name like any other', (name) => {
  expect(isImpersonation(name, salon)).toBe(false);
});

test.each([
  'Haldi',
  'НаІdi',
  'HaldiOfficial',
  'The Haldi Team',
  'haldi_care24',
  'Haldi Salon',
  'Haldi Owner',
])('threat 9: %s is taken for a salon that is called Haldi', (name) => {
  expect(isImpersonation(name, { businessName: 'Haldi', staff: [] })).toBe(true);
});

test.each(['Haldiram', 'Ritu Haldia', 'Haldi Patil'])('%s is somebody’s own name', (name) => {
  expect(isImpersonation(name, { businessName: 'Haldi', staff: [] })).toBe(false);
});

test('in Devanagari a vowel makes another name', () => {
  const meena = { businessName: 'हल्दी', staff: ['मीना'] };
  for (const name of ['मोना', 'मनु', 'मान', 'मीनू']) expect(isImpersonation(name, meena)).toBe(false);
  for (const name of ['मीना', 'हल्दी']) expect(isImpersonation(name, meena)).toBe(true);
});

test('names of signs alone are not each other’s', () => {
  expect(isImpersonation('♥♥', { businessName: 'Haldi', staff: ['★★'] })).toBe(false);
});

test('a salon without much of a name protects nothing', () => {
  expect(isImpersonation('Omkar', { businessName: 'Om', staff: [] })).toBe(false);
});
