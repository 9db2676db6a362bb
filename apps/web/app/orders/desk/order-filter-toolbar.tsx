import { adminCategories } from '@haldi/contract/catalogue/default-categories';
import { formatStatus, orderStatuses } from '@haldi/contract/orders/status';
import { useDebouncedSearch } from '../../lib/use-debounced-search.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { deskCopy as copy } from './copy.ts';
import type { FilterChange, OrderFilters } from './order-filters.ts';

/** The specification forbids empty option values. */
const all = 'all';
const statusOptions = [
  { value: all, label: copy.allStatus },
  ...orderStatuses.map((status) => ({ value: status as string, label: formatStatus(status) })),
];
const categoryOptions = [
  { value: all, label: copy.allCategories },
  ...adminCategories.map((category) => ({ value: category as string, label: category })),
];
const filterOf = (chosen: string): string => (chosen === all ? '' : chosen);

type ToolbarProps = { filters: OrderFilters; onChange: (change: FilterChange) => void };

export function OrderFilterToolbar({ filters, onChange }: ToolbarProps) {
  const [typed, setTyped] = useDebouncedSearch(filters.search ?? '', (search) =>
    onChange({ search }),
  );
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_12rem_12rem]">
      <SearchField
        label={copy.search}
        value={typed}
        maxLength={80}
        onChange={setTyped}
        className="col-span-2 lg:col-span-1"
      />
      <Select
        label={copy.status}
        hideLabel
        options={statusOptions}
        value={filters.status ?? all}
        onChange={(status) => onChange({ status: filterOf(status) })}
      />
      <Select
        label={copy.category}
        hideLabel
        options={categoryOptions}
        value={filters.category ?? all}
        onChange={(category) => onChange({ category: filterOf(category) })}
      />
    </div>
  );
}
