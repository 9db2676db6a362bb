import { expect, test } from 'vitest';
import { stemOf } from './query-words.ts';
import { synonymsOf, wordsWithSynonyms } from './synonyms.ts';

test('no word is listed twice', () => {
  const stems = wordsWithSynonyms.map(stemOf);
  expect(stems.filter((stem, place) => stems.indexOf(stem) < place)).toEqual([]);
});

test('a word may mean several things, and a thing may have several words', () => {
  expect(synonymsOf('haath')).toEqual([['manicur'], ['hand'], ['arm']]);
  expect(synonymsOf('champi')).toEqual([['head', 'massag']]);
  expect(synonymsOf('facial')).toEqual([]);
});
