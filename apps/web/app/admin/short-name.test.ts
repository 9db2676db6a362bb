import { describe, expect, test } from 'vitest';
import { initialsOf, shortEmail } from './short-name.ts';

describe('initials', () => {
  test.each([
    ['Salon Admin', 'SA'],
    ['asha', 'A'],
    ['Asha K Deshpande', 'AK'],
    ['  Priya   More ', 'PM'],
    ['माधुरी काळे', 'माका'],
    ['', ''],
  ])('%s is %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('e-mail addresses', () => {
  test.each([
    ['admin@example.com', 'admin@example.com'],
    ['abcdefghij@example.com', 'abcdefghij@example.com'],
    ['abcdefghijk@example.com', 'abcdefghijk@example.co…'],
  ])('%s is shown as %s', (email, shown) => {
    expect(shortEmail(email)).toBe(shown);
  });
});
