import type { MenuSection } from '@haldi/contract/catalogue/menu-schema';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { menuCopy as copy } from './copy.ts';
import { type MenuFilters, visibilityFilters } from './menu-filters.ts';

const visibilityOptions = visibilityFilters.map((value) => ({
  value,
  label: copy.visibilities[value],
}));

type ToolbarProps = {
  sections: readonly MenuSection[];
  filters: MenuFilters;
  onChange: (filters: MenuFilters) => void;
};

export function ServicesToolbar({ sections, filters, onChange }: ToolbarProps) {
  const categoryOptions = [
    { value: 'all', label: copy.allCategories },
    ...sections.map(({ key, name }) => ({ value: key, label: name })),
  ];
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
