import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import type { AdminService } from '@haldi/contract/catalogue/desk/schema';
import { describe, expect, test } from 'vitest';
import {
  formatMenuFilters,
  groupServicesBySection,
  matchesFilters,
  noFilters,
  readMenuFilters,
} from './menu-filters.ts';

const service = (over: Partial<AdminService>): AdminService => ({
  _id: 'facial-gold',
  name: 'Gold Facial',
  description: 'Gel massage and a peel-off mask.',
  dataSet: 'facial',
  skill: '1',
  image: '',
  price: 1299,
  offerprice: 1599,
  duration: 75,
  hidden: false,
  version: 1,
  updatedAt: '2026-11-16T06:00:00.000Z',
  ...over,
});

describe('the filters of the menu', () => {
  test.each([
    [{}, true],
    [{ search: 'gold' }, true],
    [{ search: '  MASK gold ' }, true],
    [{ search: 'facial' }, true],
    [{ search: 'silver' }, false],
    [{ dataSet: 'facial' as const }, true],
    [{ dataSet: 'bridal' as const }, false],
    [{ visibility: 'shown' as const }, true],
    [{ visibility: 'hidden' as const }, false],
  ])('%j', (filters, found) => {
    expect(matchesFilters(service({}), { ...noFilters, ...filters }, defaultSections)).toBe(found);
  });
  test('round-trip through the URL; invalid values are ignored', () => {
    const filters = { search: 'gold', dataSet: 'facial', visibility: 'hidden' } as const;
    expect(
      readMenuFilters(new URLSearchParams(formatMenuFilters(filters)), defaultSections),
    ).toEqual(filters);
    expect(readMenuFilters(new URLSearchParams('category=spa&show=x'), defaultSections)).toEqual(
      noFilters,
    );
    expect(formatMenuFilters(noFilters)).toEqual({});
  });
  test('sections are in the order of the pages', () => {
    const sections = groupServicesBySection(defaultSections, [
      service({}),
      service({ _id: 'b', dataSet: 'bridal' }),
    ]);
    expect(sections.map(({ set }) => set.key)).toEqual(['bridal', 'facial']);
  });
});
