import { expect, test } from 'vitest';
import { meaningsOf, understoodWords } from './meanings.ts';
import { stemOf } from './words.ts';

test('no word stands in two lines, where the later would hide the earlier', () => {
  const stems = understoodWords.map(stemOf);
  expect(stems.filter((stem, place) => stems.indexOf(stem) < place)).toEqual([]);
});

test('a word may mean several things, and a thing may have several words', () => {
  expect(meaningsOf('haath')).toEqual([['manicur'], ['hand'], ['arm']]);
  expect(meaningsOf('champi')).toEqual([['head', 'massag']]);
  expect(meaningsOf('facial')).toEqual([]);
});
