import type { CallInput } from '@haldi/contract/kit/endpoint';
import {
  type exportOrders,
  OrderFilters as Filters,
  type OrderSort,
} from '@haldi/contract/orders/desk/endpoints';

/** The filters as in the address and the query of the API. */
export type OrderFilters = NonNullable<CallInput<typeof exportOrders>['query']>;
export type FilterName = keyof OrderFilters;
export type OrderListQuery = { filters: OrderFilters; sort: OrderSort };
/** An empty value removes the filter. */
export type FilterChange = Partial<Record<FilterName | 'sort', string>>;

const { shape } = Filters;
const filterNames = Object.keys(shape) as FilterName[];

export const moreFilterNames = [
  'from',
  'to',
  'slot',
  'beautician',
  'pincode',
  'minAmount',
  'maxAmount',
  'coupon',
  'underWay',
] as const satisfies readonly FilterName[];
export type MoreFilterName = (typeof moreFilterNames)[number];

export const chipFilterNames = ['attention', 'payment', ...moreFilterNames] as const;
export type ChipFilterName = (typeof chipFilterNames)[number];

export const filterValueError = (name: FilterName, value: string): string | undefined =>
  shape[name].safeParse(value).error?.issues[0]?.message;

/** Invalid values are ignored. */
export const readOrderFilters = (address: URLSearchParams): OrderFilters =>
  Object.fromEntries(
    filterNames
      .map((name) => [name, address.get(name)?.trim() ?? ''] as const)
      .filter(([name, value]) => value !== '' && filterValueError(name, value) === undefined),
  );

export const readSort = (address: URLSearchParams): OrderSort =>
  address.get('sort') === 'visit' ? 'visit' : 'placed';

export const applyFilterChangeToUrl = (
  address: URLSearchParams,
  change: FilterChange,
): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};
