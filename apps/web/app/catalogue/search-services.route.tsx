import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { listSectionsOfPages } from '@haldi/contract/catalogue/menu-schema';
import {
  emptyServiceQuery,
  findServices,
  queryForCategory,
  queryForText,
} from '@haldi/contract/catalogue/search/service-query';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { ArrowLeft, Search, X } from 'lucide-react';
import { useNavigate, useNavigationType } from 'react-router';
import { formatDuration } from '../lib/duration.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useCatalogueServices } from '../menu/queries.ts';
import { useMenuPages } from '../menu/shared/menu-pages.ts';
import { searchServices } from '../menu/shared/service-text-search.ts';
import { Chip } from '../ui/chip.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Route } from './+types/search-services.route';
import { catalogueCopy } from './copy.ts';
import { ServicePrice } from './service-price.tsx';
import { useServiceQueryInUrl } from './use-service-query-in-url.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: catalogueCopy.searchTitle,
    description: catalogueCopy.searchDescription,
    path: '/search-services',
  });

const scrollChipIntoView = (chip: HTMLElement): void =>
  chip.scrollIntoView({ block: 'nearest', inline: 'center' });

function SearchResultCard({ service }: { service: Service }) {
  return (
    <li>
      <Link
        to={service.href}
        className="flex h-full flex-col overflow-hidden rounded-card border border-sand bg-white shadow-soft transition-colors hover:border-haldi-500 md:flex-row"
      >
        <img
          src={service.image}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          className="aspect-4/3 w-full bg-haldi-100 object-cover md:w-48"
        />
        <div className="flex grow flex-col gap-1 p-3 md:justify-center md:p-5">
          <span className="text-sm text-stone">
            {service.category}, {formatDuration(service.duration)}
          </span>
          <span className="font-display text-lg leading-snug font-medium text-plum-900">
            {service.name}
          </span>
          <ServicePrice price={service.price} offerprice={service.offerprice} />
        </div>
      </Link>
    </li>
  );
}

function SearchResultSkeleton() {
  return (
    <li>
      <Skeleton className="h-56 w-full" />
    </li>
  );
}

export default function SearchServices() {
  const navigate = useNavigate();
  // A tab opened with this page has no history.
  const goBack = (): void => {
    if (window.navigation?.canGoBack === false) navigate('/service', { replace: true });
    else navigate(-1);
  };
  const menu = useMenuPages();
  const sections = listSectionsOfPages(menu);
  const [query, setQuery] = useServiceQueryInUrl(sections);
  // No autofocus when going back, because the keyboard would cover the results.
  const isReturn = useNavigationType() === 'POP';
  const shouldFocus = !useIsHydrated() || !isReturn;
  const {
    data: services = [],
    isPending,
    isError,
    refetch,
  } = useCatalogueServices(allServicesFile);
  const found = findServices(services, query, (all, text) => searchServices(all, menu, text));
  const hasQuery = query.text.trim() !== '' || query.category !== null;
  const isEmpty = hasQuery && !isPending && !isError && found.length === 0;
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-20 lg:px-5 lg:pt-10">
      <h1 className="sr-only">{catalogueCopy.searchTitle}</h1>
      <div className="flex items-center gap-2">
        <IconButton label={catalogueCopy.back} className="-ml-2" onClick={goBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <div className="relative grow">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-4 left-5 size-5 text-plum-700"
          />
          <input
            type="search"
            // biome-ignore lint/a11y/noAutofocus: it is what was tapped
            autoFocus={shouldFocus}
            aria-label={catalogueCopy.searchPlaceholder}
            placeholder={catalogueCopy.searchPlaceholder}
            value={query.text}
            onChange={(event) => setQuery(queryForText(event.target.value))}
            enterKeyHint="search"
            className="h-13 w-full rounded-full border border-edge bg-white pr-13 pl-13 text-lg shadow-soft placeholder:text-stone [&::-webkit-search-cancel-button]:hidden"
          />
          {query.text !== '' && (
            <IconButton
              label={catalogueCopy.clear}
              className="absolute top-1 right-1.5"
              onClick={() => setQuery(emptyServiceQuery)}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
      </div>
      <h2 className="mt-7 text-xl text-plum-900">{catalogueCopy.popularSearch}</h2>
      <ul
        className={cx(
          'mt-3 flex gap-2',
          hasQuery
            ? 'max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap'
            : 'flex-wrap',
        )}
      >
        {sections.map(({ key, name }) => (
          <li key={key}>
            <Chip
              chosen={query.category === name}
              ref={(chip) => {
                if (chip && query.category === name) scrollChipIntoView(chip);
              }}
              onClick={() => setQuery(queryForCategory(name))}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
      <div role="status" className="mt-6 text-stone">
        {isEmpty && (
          <EmptyState
            picture="/pictures/empty/search.svg"
            title={catalogueCopy.noMatch}
            text={catalogueCopy.noMatchHelp}
          />
        )}
        {hasQuery && isError && (
          <LoadFailed title={catalogueCopy.loadFailed} onRetry={() => void refetch()} />
        )}
        {found.length > 0 && catalogueCopy.resultCount(found.length)}
      </div>
      <ul
        aria-label={catalogueCopy.results}
        aria-busy={hasQuery && isPending}
        className="mt-3 grid grid-cols-2 gap-3 sm:gap-5"
      >
        {hasQuery && isPending && [1, 2, 3, 4].map((place) => <SearchResultSkeleton key={place} />)}
        {found.map((service) => (
          <SearchResultCard key={service.id} service={service} />
        ))}
      </ul>
    </div>
  );
}
