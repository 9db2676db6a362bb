import { describe, expect, test } from 'vitest';
import {
  asksForPrice,
  isServiceSpecificWord,
  isStopWord,
  joinHyphenatedWords,
  parsePriceLimit,
  splitWords,
  stemOf,
  transliterate,
} from './query-words.ts';

describe('stems', () => {
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

test('splits words', () => {
  expect(splitWords("De-Tan, Men's (2 hours)!")).toEqual(['de', 'tan', 'mens', '2', 'hours']);
  expect(joinHyphenatedWords('De-Tan and Clean-Up, both')).toEqual(['detan', 'cleanup']);
});

test('stop words', () => {
  expect(['ka', 'please', 'karna'].every(isStopWord)).toBe(true);
  expect(['paisa', 'home', 'design'].some(isServiceSpecificWord)).toBe(false);
  expect(asksForPrice('facial kitne ka hai')).toBe(true);
  expect(asksForPrice('do you do facials')).toBe(false);
});

test.each([
  ['मेहंदी', 'mehandi'],
  ['दुल्हन मेकअप', 'dulhan mekaap'],
  ['साड़ी, ५०० रु', 'sadi, 500 ru'],
  ['मालिश massage', 'malish massage'],
  ['कितने का', 'kitne ka'],
])('%s is %s', (written, latin) => expect(transliterate(written)).toBe(latin));

test.each([
  ['facial under 500', 500],
  ['upto Rs. 1,500', 1_500],
  ['500 से कम', 500],
  ['2000 tak makeup', 2_000],
  ['under arms wax', Number.POSITIVE_INFINITY],
  ['do you come to 411045', Number.POSITIVE_INFINITY],
])('%s: at most %d', (text, maxPrice) => expect(parsePriceLimit(text).maxPrice).toBe(maxPrice));
