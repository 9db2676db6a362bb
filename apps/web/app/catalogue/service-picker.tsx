import { type CategorySlug, categories, dataSetsOf } from '@haldi/contract/catalogue/categories';
import type { Service } from '@haldi/contract/catalogue/schema';
import { useState } from 'react';
import { useTextSearch } from '../menu/shared/use-text-search.ts';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { catalogueCopy } from './copy.ts';
import { ServiceRow } from './service-row.tsx';

const servicesOf = (services: readonly Service[], slug: CategorySlug): Service[] => {
  const sets = dataSetsOf(slug).map((set): string => set.name);
  return services.filter(({ category }) => sets.includes(category));
};

/** All services, one category at a time, or whatever a search finds. */
export function ServicePicker({ services }: { services: readonly Service[] }) {
  const [text, setText] = useState('');
  const [slug, setSlug] = useState<CategorySlug>(categories[0].slug);
  const search = useTextSearch();
  const found = text.trim() === '' ? undefined : search.find?.(services, text);
  const isSearching = found !== undefined;
  const shown = found ?? servicesOf(services, slug);
  const choose = (next: CategorySlug): void => {
    setText('');
    setSlug(next);
  };
  return (
    <div>
      <SearchField
        label={catalogueCopy.searchPlaceholder}
        value={text}
        onFocus={search.prepare}
        onChange={(typed) => {
          search.prepare();
          setText(typed);
        }}
        isRound
      />
      <fieldset className="mt-3 min-w-0">
        <legend className="sr-only">{catalogueCopy.categories}</legend>
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0">
          {categories.map((category) => (
            <Chip
              key={category.slug}
              chosen={!isSearching && category.slug === slug}
              onClick={() => choose(category.slug)}
            >
              {category.name}
            </Chip>
          ))}
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {isSearching && catalogueCopy.resultCount(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          picture="/pictures/empty/search.svg"
          title={isSearching ? catalogueCopy.noMatch : catalogueCopy.nothingHere}
        />
      ) : (
        <ul className="mt-3 grid gap-2.5 lg:grid-cols-2">
          {shown.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      )}
    </div>
  );
}
