import { dataSets } from '@haldi/contract/catalogue/categories';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { menuCopy as copy } from './copy.ts';
import { type MenuFilters, visibilities } from './filters.ts';

const categoryOptions = [
  { value: 'all' as const, label: copy.allCategories },
  ...dataSets.map(({ key, name }) => ({ value: key, label: name })),
];
const visibilityOptions = visibilities.map((value) => ({
  value,
  label: copy.visibilities[value],
}));

type ToolbarProps = { filters: MenuFilters; onChange: (filters: MenuFilters) => void };

export function Toolbar({ filters, onChange }: ToolbarProps) {
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_13rem_13rem]">
      <SearchField
        label={copy.search}
        value={filters.search}
        maxLength={80}
        onChange={(search) => onChange({ ...filters, search })}
        className="col-span-2 lg:col-span-1"
      />
      <Select
        label={copy.category}
        hideLabel
        options={categoryOptions}
        value={filters.dataSet}
        onChange={(dataSet) => onChange({ ...filters, dataSet })}
      />
      <Select
        label={copy.visibility}
        hideLabel
        options={visibilityOptions}
        value={filters.visibility}
        onChange={(visibility) => onChange({ ...filters, visibility })}
      />
    </search>
  );
}
