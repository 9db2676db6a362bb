import { deskCopy } from './copy.ts';
import {
  filterValueError,
  type MoreFilterName,
  moreFilterNames,
  type OrderFilters,
} from './order-filters.ts';

export type FilterDraft = Record<MoreFilterName, string>;
export type FilterErrors = Partial<Record<MoreFilterName, string>>;

export const emptyFilterDraft = Object.fromEntries(
  moreFilterNames.map((name) => [name, '']),
) as FilterDraft;

export const filterDraftFrom = (filters: OrderFilters): FilterDraft =>
  Object.fromEntries(moreFilterNames.map((name) => [name, filters[name] ?? ''])) as FilterDraft;

export const findFilterErrors = (draft: FilterDraft): FilterErrors => {
  const problems: FilterErrors = {};
  for (const name of moreFilterNames) {
    const problem = draft[name] === '' ? undefined : filterValueError(name, draft[name]);
    if (problem) problems[name] = problem;
  }
  const { from, to, minAmount, maxAmount } = draft;
  if (from && to && to < from) problems.to ??= deskCopy.filters.wrongOrder;
  if (minAmount && maxAmount && Number(maxAmount) < Number(minAmount)) {
    problems.maxAmount ??= deskCopy.filters.wrongAmounts;
  }
  return problems;
};
