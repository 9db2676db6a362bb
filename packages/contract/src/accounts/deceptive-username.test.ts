import { expect, test } from 'vitest';
import { isDeceptiveUsername } from './deceptive-username.ts';

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
  expect(isDeceptiveUsername(name, salon)).toBe(true);
});

test.each([
  'Priya Sharma',
  'Haldi',
  'Asha',
  'Asha Kulkarni Patil',
  'आशा कुलकर्णी',
  'Adminder',
  'Стаффорд',
])('%s is allowed', (name) => {
  expect(isDeceptiveUsername(name, salon)).toBe(false);
});

test.each([
  'Haldi',
  'НаІdi',
  'HaldiOfficial',
  'The Haldi Team',
  'haldi_care24',
  'Haldi Salon',
  'Haldi Owner',
])('threat 9: %s imitates a salon called Haldi', (name) => {
  expect(isDeceptiveUsername(name, { businessName: 'Haldi', staff: [] })).toBe(true);
});

test.each(['Haldiram', 'Ritu Haldia', 'Haldi Patil'])('%s is a personal name', (name) => {
  expect(isDeceptiveUsername(name, { businessName: 'Haldi', staff: [] })).toBe(false);
});

test('in Devanagari a vowel makes another name', () => {
  const meena = { businessName: 'हल्दी', staff: ['मीना'] };
  for (const name of ['मोना', 'मनु', 'मान', 'मीनू'])
    expect(isDeceptiveUsername(name, meena)).toBe(false);
  for (const name of ['मीना', 'हल्दी']) expect(isDeceptiveUsername(name, meena)).toBe(true);
});

test('names made only of signs do not match each other', () => {
  expect(isDeceptiveUsername('♥♥', { businessName: 'Haldi', staff: ['★★'] })).toBe(false);
});

test('a very short salon name is not protected', () => {
  expect(isDeceptiveUsername('Omkar', { businessName: 'Om', staff: [] })).toBe(false);
});
