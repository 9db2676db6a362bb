import type { Service } from '@haldi/contract/catalogue/service-schema';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useMenuPages } from '../menu/shared/menu-pages.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { catalogueCopy } from './copy.ts';
import { ServiceCard } from './service-card.tsx';

export type CategorySection = { key: string; name: string; services: Service[] };

export function SectionLinks({ sections }: { sections: readonly CategorySection[] }) {
  if (sections.length < 2) return null;
  return (
    <nav aria-label={catalogueCopy.sections} className="mt-5 flex flex-wrap gap-2">
      {sections.map(({ key, name, services }) => (
        <Link
          key={key}
          to={`#${key}`}
          prefetch="none"
          className="flex min-h-11 items-center gap-2 rounded-full border border-edge bg-white px-4 font-semibold text-plum-900 transition-colors hover:border-plum-600 hover:bg-haldi-100"
        >
          {name}
          <span className="text-sm font-normal text-stone tabular-nums">{services.length}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The hash is not sent to the server. */
const useNamedService = (): string | undefined => {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? hash.slice(1) : undefined;
};

/** Cards that a phone shows without scrolling; their pictures load eagerly. */
const inFirstScreen = 3;

export function CategorySections({ sections }: { sections: readonly CategorySection[] }) {
  const named = useNamedService();
  return (
    <>
      {sections.map(({ key, name, services }, section) => (
        <Suspense key={key}>
          <section aria-labelledby={key} className="mt-10 first:mt-0">
            <h2 id={key} className="text-2xl text-plum-900">
              {name}
            </h2>
            <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
              {services.map((service, place) => (
                <li key={service.id}>
                  <ServiceCard
                    service={service}
                    isNamed={service.id === named}
                    isFirst={section === 0 && place < inFirstScreen}
                  />
                </li>
              ))}
            </ul>
          </section>
        </Suspense>
      ))}
    </>
  );
}

export function EmptyCategory() {
  const pages = useMenuPages();
  return (
    <>
      <EmptyState
        title={catalogueCopy.nothingHere}
        text={pages.length > 0 ? catalogueCopy.nothingHereText : catalogueCopy.nothingYetText}
        picture="/pictures/empty/search.svg"
      />
      <ul className="flex flex-wrap justify-center gap-2">
        {pages.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={`/service/${slug}`}
              className="flex min-h-11 items-center rounded-full border border-edge bg-white px-4 font-semibold text-plum-900 transition-colors hover:border-plum-600 hover:bg-haldi-100"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
