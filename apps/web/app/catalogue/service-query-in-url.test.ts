import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import {
  emptyServiceQuery,
  queryForCategory,
  queryForText,
} from '@haldi/contract/catalogue/search/service-query';
import { expect, test } from 'vitest';
import { formatServiceQuery, parseServiceQuery } from './use-service-query-in-url.ts';

test.each([
  [emptyServiceQuery, ''],
  [queryForText('de tan & more'), 'q=de+tan+%26+more'],
  [queryForText(' '), 'q=+'],
  [queryForCategory('Hair Colour'), 'category=Hair+Colour'],
])('%o round-trips as "%s"', (query, search) => {
  expect(formatServiceQuery(query)).toBe(search);
  expect(parseServiceQuery(search, defaultSections)).toEqual(query);
});

test.each(['category=Cars', 'q=&category=', 'Q=facial', '%', 'q'])(
  '?%s asks for nothing',
  (search) => {
    expect(parseServiceQuery(search, defaultSections)).toEqual(emptyServiceQuery);
  },
);

test('text has priority in the URL', () => {
  expect(parseServiceQuery('category=Facial&q=gold', defaultSections)).toEqual(
    queryForText('gold'),
  );
});
