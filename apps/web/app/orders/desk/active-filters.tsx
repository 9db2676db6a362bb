import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { X } from 'lucide-react';
import { beauticianName } from '../../schedule/shared/beautician-name.ts';
import { deskCopy } from './copy.ts';
import { noFilters } from './filter-draft.ts';
import { type MoreFilterName, moreFilterNames, type OrderFilters } from './order-filters.ts';
import type { FilterChange } from './use-order-filters.ts';

const copy = deskCopy.filters;

const shown = (name: MoreFilterName, value: string): string => {
  if (name === 'from' || name === 'to') return formatDay(value);
  if (name === 'minAmount' || name === 'maxAmount') return formatRupees(Number(value));
  return name === 'beautician' ? beauticianName(value) : value;
};

type ActiveFiltersProps = { filters: OrderFilters; onChange: (change: FilterChange) => void };

/** What More Filters holds back from the list, each to be taken away with one press. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const active = moreFilterNames.filter((name) => filters[name] !== undefined);
  if (active.length === 0) return null;
  return (
    <ul aria-label={copy.active} className="flex flex-wrap items-center gap-2">
      {active.map((name) => {
        const text = copy.chips[name](shown(name, filters[name] ?? ''));
        return (
          <li key={name}>
            <button
              type="button"
              aria-label={copy.remove(text)}
              onClick={() => onChange({ [name]: '' })}
              className="flex min-h-11 items-center gap-1.5 rounded-full bg-plum-100 px-3.5 text-sm font-semibold text-plum-700 transition-colors hover:bg-haldi-100"
            >
              {text}
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          onClick={() => onChange(noFilters)}
          className="min-h-11 px-2 text-sm font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
        >
          {copy.clear}
        </button>
      </li>
    </ul>
  );
}
