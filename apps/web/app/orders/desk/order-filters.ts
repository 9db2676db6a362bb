import type { CallInput } from '@haldi/contract/kit/endpoint';
import { type exportOrders, OrderFilters as Filters } from '@haldi/contract/orders/desk/endpoints';

/** What the list is asked for, as the address bar and the server write it. */
export type OrderFilters = NonNullable<CallInput<typeof exportOrders>['query']>;
export type FilterName = keyof OrderFilters;

const { shape } = Filters;
export const filterNames = Object.keys(shape) as FilterName[];

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

/** Why the server would not take it; nothing when it would. */
export const problemOf = (name: FilterName, value: string): string | undefined =>
  shape[name].safeParse(value).error?.issues[0]?.message;

/** What an address asks for; what makes no sense in it is left out. */
export const readFilters = (address: URLSearchParams): OrderFilters =>
  Object.fromEntries(
    filterNames
      .map((name) => [name, address.get(name)?.trim() ?? ''] as const)
      .filter(([name, value]) => value !== '' && problemOf(name, value) === undefined),
  );

/** The address with some filters set or, with nothing as their value, gone. */
export const writeFilters = (
  address: URLSearchParams,
  change: Partial<Record<FilterName, string>>,
): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};
