import { expect, test } from 'vitest';
import { initialsOf } from './initials.tsx';

test.each([
  ['Salon Admin', 'SA'],
  ['asha', 'A'],
  ['Asha K Deshpande', 'AD'],
  ['  Priya   More ', 'PM'],
  ['माधुरी काळे', 'माका'],
  ['', ''],
])('%s is shortened to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
