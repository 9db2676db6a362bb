import { expect, test } from 'vitest';
import type { OrderFilters, OrderListQuery } from './order-filters.ts';
import {
  changeSort,
  isQuickFilterActive,
  quickFilters,
  toggleQuickFilter,
} from './quick-filters.ts';

const today = '2026-11-30';
const asked = (
  filters: OrderFilters = {},
  sort: OrderListQuery['sort'] = 'placed',
): OrderListQuery => ({
  filters,
  sort,
});
const chosen = (of: OrderListQuery) =>
  quickFilters.filter((choice) => isQuickFilterActive(choice, of, today));

test('a day filter sorts by visit', () => {
  const now = { from: today, to: today, sort: 'visit' };
  expect(toggleQuickFilter('today', asked({ status: 'pending' }), today)).toEqual(now);
  const next = { from: '2026-12-01', to: '2026-12-01', sort: 'visit' };
  expect(toggleQuickFilter('tomorrow', asked(now), today)).toEqual(next);
});

test('attention filters', () => {
  expect(toggleQuickFilter('unassigned', asked(), today)).toEqual({
    attention: 'unassigned',
    sort: 'visit',
  });
  expect(toggleQuickFilter('any', asked({ attention: 'unassigned' }), today)).toEqual({
    attention: 'any',
  });
});

test('day and attention filters combine', () => {
  const both = asked({ from: today, to: today, attention: 'unassigned' }, 'visit');
  expect(chosen(both)).toEqual(['today', 'unassigned']);
  expect(toggleQuickFilter('today', both, today)).toEqual({ from: '', to: '' });
  expect(toggleQuickFilter('unassigned', both, today)).toEqual({ attention: '' });
});

test('toggling off removes the filter and its sort order', () => {
  const day = asked({ from: today, to: today }, 'visit');
  expect(toggleQuickFilter('today', day, today)).toEqual({ from: '', to: '', sort: '' });
  const waiting = asked({ attention: 'any' }, 'visit');
  expect(toggleQuickFilter('any', waiting, today)).toEqual({ attention: '' });
});

test('a partial match is not active', () => {
  expect(chosen(asked({ from: today }))).toEqual([]);
  expect(chosen(asked({ from: today, to: '2026-12-01' }))).toEqual([]);
});

test('sorting by visit starts today unless days are filtered', () => {
  expect(changeSort('visit', asked(), today)).toEqual({ sort: 'visit', from: today });
  expect(changeSort('visit', asked({ to: '2026-12-01' }), today)).toEqual({ sort: 'visit' });
  expect(changeSort('visit', asked({ from: '2026-01-01' }), today)).toEqual({ sort: 'visit' });
  expect(changeSort('placed', asked({ from: today }, 'visit'), today)).toEqual({
    sort: '',
    from: '',
  });
  expect(changeSort('placed', asked({ from: today, to: today }, 'visit'), today)).toEqual({
    sort: '',
  });
});
