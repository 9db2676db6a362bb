import type { CallInput } from '@haldi/contract/kit/endpoint';
import {
  type exportOrders,
  OrderFilters as Filters,
  type OrderSort,
} from '@haldi/contract/orders/desk/endpoints';

/** What the list is asked for, as the address bar and the server write it. */
export type OrderFilters = NonNullable<CallInput<typeof exportOrders>['query']>;
export type FilterName = keyof OrderFilters;
/** What is found, and in which order it is listed. */
export type OrderListQuery = { filters: OrderFilters; sort: OrderSort };
/** What of it shall be another; nothing as a value: gone. */
export type FilterChange = Partial<Record<FilterName | 'sort', string>>;

const { shape } = Filters;
const filterNames = Object.keys(shape) as FilterName[];

/** Those that More Filters holds; the others stand above the list. */
export const moreFilterNames = [
  'from',
  'to',
  'slot',
  'beautician',
  'pincode',
  'minAmount',
  'maxAmount',
  'underWay',
] as const satisfies readonly FilterName[];
export type MoreFilterName = (typeof moreFilterNames)[number];

/** Those that are told above the list, to be taken away one by one. */
export const chipFilterNames = ['waits', ...moreFilterNames] as const;
export type ChipFilterName = (typeof chipFilterNames)[number];

/** Why the server would not take it; nothing when it would. */
export const filterError = (name: FilterName, value: string): string | undefined =>
  shape[name].safeParse(value).error?.issues[0]?.message;

/** What an address asks for; what makes no sense in it is left out. */
export const readFilters = (address: URLSearchParams): OrderFilters =>
  Object.fromEntries(
    filterNames
      .map((name) => [name, address.get(name)?.trim() ?? ''] as const)
      .filter(([name, value]) => value !== '' && filterError(name, value) === undefined),
  );

/** The newest first, unless an address asks for the next visit first. */
export const readSort = (address: URLSearchParams): OrderSort =>
  address.get('sort') === 'visit' ? 'visit' : 'placed';

/** The address with some filters set or, with nothing as their value, gone. */
export const writeFilters = (address: URLSearchParams, change: FilterChange): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};
