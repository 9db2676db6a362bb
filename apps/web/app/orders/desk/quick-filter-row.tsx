import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { deskCopy } from './copy.ts';
import type { FilterChange, OrderListQuery } from './order-filters.ts';
import { useOrderCount } from './queries.ts';
import {
  filterChangeForQuickFilter,
  isQuickFilterActive,
  type QuickFilter,
  quickFilters,
} from './quick-filters.ts';

const copy = deskCopy.quick;

type QuickFilterRowProps = {
  listQuery: OrderListQuery;
  today: string;
  onChange: (change: FilterChange) => void;
};

export function QuickFilterRow({ listQuery, today, onChange }: QuickFilterRowProps) {
  const counts: Partial<Record<QuickFilter, ReturnType<typeof useOrderCount>>> = {
    unassigned: useOrderCount({ attention: 'unassigned' }),
    any: useOrderCount({ attention: 'any' }),
    unpaid: useOrderCount({ payment: 'unpaid' }),
    'to-verify': useOrderCount({ payment: 'to-verify' }),
    advance: useOrderCount({ payment: 'advance' }),
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{copy.label}</legend>
      {quickFilters.map((choice) => {
        const { count = 0, due = null } = counts[choice] ?? {};
        const chosen = isQuickFilterActive(choice, listQuery, today);
        // Most salons ask for no advance.
        if (choice === 'advance' && count === 0 && !chosen) return null;
        return (
          <Chip
            key={choice}
            chosen={chosen}
            onClick={() => onChange(filterChangeForQuickFilter(choice, listQuery, today))}
            className="inline-flex items-center justify-center gap-2 max-sm:grow max-sm:basis-[calc(50%-0.25rem)] max-sm:px-2"
          >
            {copy[choice]}{' '}
            {count > 0 && (
              <span
                className={cx(
                  'min-w-6 rounded-full px-1.5 text-center text-sm leading-6 font-semibold tabular-nums',
                  chosen ? 'bg-white/20' : 'bg-haldi-200 text-plum-950',
                )}
              >
                {due === null ? count : copy.countAndDue(count, due)}
              </span>
            )}
          </Chip>
        );
      })}
    </fieldset>
  );
}
