import { defaultSections } from '@haldi/contract/catalogue/categories';
import { chooseCategory, emptyQuery, typeText } from '@haldi/contract/catalogue/search/query';
import { expect, test } from 'vitest';
import { readQuery, writeQuery } from './url-query.ts';

test.each([
  [emptyQuery, ''],
  [typeText('de tan & more'), 'q=de+tan+%26+more'],
  [typeText(' '), 'q=+'],
  [chooseCategory('Hair Colour'), 'category=Hair+Colour'],
])('%o round-trips as "%s"', (query, search) => {
  expect(writeQuery(query)).toBe(search);
  expect(readQuery(search, defaultSections)).toEqual(query);
});

test.each(['category=Cars', 'q=&category=', 'Q=facial', '%', 'q'])(
  '?%s asks for nothing',
  (search) => {
    expect(readQuery(search, defaultSections)).toEqual(emptyQuery);
  },
);

test('text has priority in the URL', () => {
  expect(readQuery('category=Facial&q=gold', defaultSections)).toEqual(typeText('gold'));
});
