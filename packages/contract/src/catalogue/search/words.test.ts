import { describe, expect, test } from 'vitest';
import { asksForPrice, hyphenedWords, isFiller, isTelling, stemOf, writtenWords } from './words.ts';

describe('one form of a word', () => {
  test.each([
    ['waxing', 'wax'],
    ['waxes', 'wax'],
    ['facials', 'facial'],
    ['parties', 'party'],
    ['draping', 'drap'],
    ['drape', 'drap'],
    ['cracked', 'crack'],
    ['mens', 'men'],
    ['gold', 'gold'],
    ['legs', 'leg'],
    ['spa', 'spa'],
    ['ring', 'ring'],
    ['gloss', 'gloss'],
  ])('%s is %s', (word, stem) => expect(stemOf(word)).toBe(stem));
});

test('words as they are written', () => {
  expect(writtenWords("De-Tan, Men's (2 hours)!")).toEqual(['de', 'tan', 'mens', '2', 'hours']);
  expect(hyphenedWords('De-Tan and Clean-Up, both')).toEqual(['detan', 'cleanup']);
});

test('what says nothing about a service', () => {
  expect(['ka', 'please', 'karna'].every(isFiller)).toBe(true);
  expect(['paisa', 'home', 'design'].some(isTelling)).toBe(false);
  expect(asksForPrice('facial kitne ka hai')).toBe(true);
  expect(asksForPrice('do you do facials')).toBe(false);
});
