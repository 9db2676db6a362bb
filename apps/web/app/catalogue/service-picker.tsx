import type { MenuLink } from '@haldi/contract/catalogue/menu-schema';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { useState } from 'react';
import { formatDuration } from '../lib/duration.ts';
import { menuCopy } from '../menu/shared/copy.ts';
import { useMenuPages } from '../menu/shared/menu-pages.ts';
import type { searchServices } from '../menu/shared/service-text-search.ts';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { catalogueCopy } from './copy.ts';
import { ServicePrice } from './service-price.tsx';

const useTextSearch = () => {
  const [search, setSearch] = useState<{ find?: typeof searchServices }>({});
  const prepare = (): void => {
    if (search.find) return;
    import('../menu/shared/service-text-search.ts').then(
      ({ searchServices }) => setSearch({ find: searchServices }),
      // Tried again with the next keystroke.
      (error: unknown) => console.error(menuCopy.loadFailed, error),
    );
  };
  return { ...search, prepare };
};

const servicesOf = (services: readonly Service[], page: MenuLink | undefined): Service[] => {
  const sections = page?.sections.map(({ name }) => name) ?? [];
  return services.filter(({ category }) => sections.includes(category));
};

function ServiceRow({ service }: { service: Service }) {
  return (
    // Tall enough for two lines, so that a line break after the fonts load does not shift the layout.
    <li className="flex min-h-24 items-center gap-3 rounded-card border border-sand bg-white p-2.5">
      <img
        src={service.image}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 shrink-0 rounded-field bg-haldi-100 object-cover"
      />
      <div className="min-w-0 grow">
        <h3 className="font-body text-base leading-snug font-semibold">{service.name}</h3>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <ServicePrice price={service.price} offerprice={service.offerprice} />
          <span className="text-sm text-stone">{formatDuration(service.duration)}</span>
        </div>
      </div>
      <div className="w-29 shrink-0">
        <AddToCart service={service} />
      </div>
    </li>
  );
}

export function ServicePicker({ services }: { services: readonly Service[] }) {
  const [text, setText] = useState('');
  const pages = useMenuPages();
  const [slug, setSlug] = useState<string>();
  const page = pages.find((candidate) => candidate.slug === slug) ?? pages[0];
  const search = useTextSearch();
  const found = text.trim() === '' ? undefined : search.find?.(services, pages, text);
  const isSearching = found !== undefined;
  const shown = found ?? servicesOf(services, page);
  const choose = (next: string): void => {
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
          {pages.map((category) => (
            <Chip
              key={category.slug}
              chosen={!isSearching && category.slug === page?.slug}
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
