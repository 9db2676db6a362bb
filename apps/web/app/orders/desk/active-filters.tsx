import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import type { PaymentFilter } from '@haldi/contract/orders/desk/endpoints';
import type { AttentionFilter } from '@haldi/contract/orders/desk/needs-attention';
import { X } from 'lucide-react';
import { beauticianNameOrUnassigned } from '../../schedule/shared/beautician-name.ts';
import { deskCopy } from './copy.ts';
import { emptyFilterDraft } from './filter-draft.ts';
import {
  type ChipFilterName,
  chipFilterNames,
  type FilterChange,
  type OrderFilters,
} from './order-filters.ts';

const copy = deskCopy.filters;

const filterValueText = (name: ChipFilterName, value: string): string => {
  if (name === 'attention') return copy.attention[value as AttentionFilter];
  if (name === 'payment') return copy.payment[value as PaymentFilter];
  if (name === 'from' || name === 'to') return formatDay(value);
  if (name === 'minAmount' || name === 'maxAmount') return formatRupees(Number(value));
  return name === 'beautician' ? beauticianNameOrUnassigned(value) : value;
};

type FilterChip = { text: string; removal: FilterChange };

/** `from` and `to` on the same day become one chip. */
const filterChips = (filters: OrderFilters): FilterChip[] => {
  const { from, to } = filters;
  const isOneDay = from !== undefined && from === to;
  return chipFilterNames.flatMap((name) => {
    const value = filters[name];
    if (value === undefined || (isOneDay && name === 'to')) return [];
    if (isOneDay && name === 'from') {
      return [{ text: copy.on(filterValueText(name, value)), removal: { from: '', to: '' } }];
    }
    return [{ text: copy.chips[name](filterValueText(name, value)), removal: { [name]: '' } }];
  });
};

type ActiveFiltersProps = { filters: OrderFilters; onChange: (change: FilterChange) => void };

export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const chips = filterChips(filters);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={copy.active} className="flex flex-wrap items-center gap-2">
      {chips.map(({ text, removal }) => (
        <li key={text}>
          <button
            type="button"
            aria-label={copy.remove(text)}
            onClick={() => onChange(removal)}
            className="flex min-h-11 items-center gap-1.5 rounded-full bg-plum-100 px-3.5 text-sm font-semibold text-plum-700 transition-colors hover:bg-haldi-100"
          >
            {text}
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange({ ...emptyFilterDraft, attention: '', payment: '' })}
          className="min-h-11 px-2 text-sm font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
        >
          {copy.clear}
        </button>
      </li>
    </ul>
  );
}
