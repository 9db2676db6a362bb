import { addDays } from '@haldi/contract/kit/dates';
import type { OrderSort } from '@haldi/contract/orders/desk/endpoints';
import type { FilterChange, FilterName, OrderListQuery } from './order-filters.ts';

export const quickFilters = [
  'today',
  'tomorrow',
  'unassigned',
  'any',
  'unpaid',
  'to-verify',
  'advance',
] as const;
export type QuickFilter = (typeof quickFilters)[number];

const onDay = (day: string): FilterChange => ({ from: day, to: day });

/** Today is the day it is in India. */
const filtersOf = (choice: QuickFilter, today: string): FilterChange => {
  switch (choice) {
    case 'today':
      return onDay(today);
    case 'tomorrow':
      return onDay(addDays(today, 1));
    case 'unpaid':
    case 'to-verify':
    case 'advance':
      return { payment: choice };
    default:
      return { attention: choice };
  }
};

/** These quick filters sort by visit. */
const isByVisit = (choice: QuickFilter): boolean =>
  choice === 'today' || choice === 'tomorrow' || choice === 'unassigned';

export const isQuickFilterActive = (
  choice: QuickFilter,
  { filters }: OrderListQuery,
  today: string,
): boolean =>
  Object.entries(filtersOf(choice, today)).every(
    ([name, value]) => filters[name as FilterName] === value,
  );

export const filterChangeForQuickFilter = (
  choice: QuickFilter,
  listQuery: OrderListQuery,
  today: string,
): FilterChange => {
  const wanted = filtersOf(choice, today);
  if (!isQuickFilterActive(choice, listQuery, today)) {
    return { ...wanted, ...(isByVisit(choice) && { sort: 'visit' }) };
  }
  const others = quickFilters.filter(
    (other) => other !== choice && isQuickFilterActive(other, listQuery, today),
  );
  const removed = Object.fromEntries(Object.keys(wanted).map((name) => [name, '']));
  return { ...removed, ...(isByVisit(choice) && !others.some(isByVisit) && { sort: '' }) };
};

/** Sorting by visit starts today, unless days are filtered. */
export const filterChangeForSort = (
  sort: OrderSort,
  { filters }: OrderListQuery,
  today: string,
): FilterChange => {
  const { from, to } = filters;
  if (sort === 'visit') return { sort, ...(!from && !to && { from: today }) };
  return { sort: '', ...(from === today && !to && { from: '' }) };
};
