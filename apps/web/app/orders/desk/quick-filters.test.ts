import { expect, test } from 'vitest';
import type { OrderFilters, OrderListQuery } from './order-filters.ts';
import {
  filterChangeForQuickFilter,
  filterChangeForSort,
  isQuickFilterActive,
  quickFilters,
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
  expect(filterChangeForQuickFilter('today', asked({ status: 'pending' }), today)).toEqual(now);
  const next = { from: '2026-12-01', to: '2026-12-01', sort: 'visit' };
  expect(filterChangeForQuickFilter('tomorrow', asked(now), today)).toEqual(next);
});

test('attention filters', () => {
  expect(filterChangeForQuickFilter('unassigned', asked(), today)).toEqual({
    attention: 'unassigned',
    sort: 'visit',
  });
  expect(filterChangeForQuickFilter('any', asked({ attention: 'unassigned' }), today)).toEqual({
    attention: 'any',
  });
});

test('day and attention filters combine', () => {
  const both = asked({ from: today, to: today, attention: 'unassigned' }, 'visit');
  expect(chosen(both)).toEqual(['today', 'unassigned']);
  expect(filterChangeForQuickFilter('today', both, today)).toEqual({ from: '', to: '' });
  expect(filterChangeForQuickFilter('unassigned', both, today)).toEqual({ attention: '' });
});

test('toggling off removes the filter and its sort order', () => {
  const day = asked({ from: today, to: today }, 'visit');
  expect(filterChangeForQuickFilter('today', day, today)).toEqual({ from: '', to: '', sort: '' });
  const waiting = asked({ attention: 'any' }, 'visit');
  expect(filterChangeForQuickFilter('any', waiting, today)).toEqual({ attention: '' });
});

test('a partial match is not active', () => {
  expect(chosen(asked({ from: today }))).toEqual([]);
  expect(chosen(asked({ from: today, to: '2026-12-01' }))).toEqual([]);
});

test('sorting by visit starts today unless days are filtered', () => {
  expect(filterChangeForSort('visit', asked(), today)).toEqual({ sort: 'visit', from: today });
  expect(filterChangeForSort('visit', asked({ to: '2026-12-01' }), today)).toEqual({
    sort: 'visit',
  });
  expect(filterChangeForSort('visit', asked({ from: '2026-01-01' }), today)).toEqual({
    sort: 'visit',
  });
  expect(filterChangeForSort('placed', asked({ from: today }, 'visit'), today)).toEqual({
    sort: '',
    from: '',
  });
  expect(filterChangeForSort('placed', asked({ from: today, to: today }, 'visit'), today)).toEqual({
    sort: '',
  });
});

test('payment filters replace each other and keep the order', () => {
  expect(filterChangeForQuickFilter('unpaid', asked({ payment: 'to-verify' }), today)).toEqual({
    payment: 'unpaid',
  });
  const day = asked({ from: today, to: today, payment: 'unpaid' }, 'visit');
  expect(chosen(day)).toEqual(['today', 'unpaid']);
  expect(filterChangeForQuickFilter('unpaid', day, today)).toEqual({ payment: '' });
});
