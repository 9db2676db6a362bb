import type { Service } from '@haldi/contract/catalogue/schema';
import { useDeferredValue } from 'react';
import { useInBrowser } from '../lib/in-browser.ts';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { catalogueCopy } from './copy.ts';
import { useNamedService } from './named-service.ts';
import { ServiceCard } from './service-card.tsx';

export type CategorySection = { key: string; name: string; services: Service[] };

export function SectionLinks({ sections }: { sections: readonly CategorySection[] }) {
  if (sections.length < 2) return null;
  return (
    <nav aria-label={catalogueCopy.sections} className="mt-5 flex flex-wrap gap-2">
      {sections.map(({ key, name, services }) => (
        <a
          key={key}
          href={`#${key}`}
          className="flex min-h-11 items-center gap-2 rounded-full border border-edge bg-white px-4 font-semibold text-plum-900 transition-colors hover:border-plum-600 hover:bg-haldi-100"
        >
          {name}
          <span className="text-sm font-normal text-stone tabular-nums">{services.length}</span>
        </a>
      ))}
    </nav>
  );
}

/** So many cards a phone shows without scrolling, and a wide screen. */
const inFirstScreen = 3;
const inWideScreen = 6;
const isSmallScreen = (): boolean => matchMedia('(width < 40rem)').matches;

/** When a card of the first section is shown: at once what is seen at once, the others by turns. */
const turnOf = (place: number): string | undefined => {
  if (place < inFirstScreen) return undefined;
  if (place < inWideScreen) return 'max-sm:unfold-1 max-sm:below-46';
  return place < 2 * inWideScreen
    ? 'unfold-2 below-46 sm:below-100'
    : 'unfold-3 below-46 sm:below-100';
};

/** The first section that has any, as far as this screen can show it. */
const beginningOf = (sections: readonly CategorySection[]): CategorySection[] => {
  const shown = isSmallScreen() ? inFirstScreen : inWideScreen;
  return sections
    .filter(({ services }) => services.length > 0)
    .slice(0, 1)
    .map((section) => ({ ...section, services: section.services.slice(0, shown) }));
};

/**
 * Whoever comes by a link sees the beginning first, and the rest is built right after. A page from the
 * server is whole, and so is one whose address names a service.
 */
export function CategorySections({ sections }: { sections: readonly CategorySection[] }) {
  const fillsScreen = (sections[0]?.services.length ?? 0) >= inWideScreen;
  const named = useNamedService();
  const isArriving = useInBrowser() && !named;
  const isWhole = useDeferredValue(true, !isArriving);
  return (
    <>
      {(isWhole ? sections : beginningOf(sections)).map(({ key, name, services }, section) => (
        <section
          key={key}
          aria-labelledby={key}
          className={cx(
            'mt-10 first:mt-0',
            section > 0 && 'below-450',
            section > 0 && fillsScreen && 'unfold-4',
          )}
        >
          <h2 id={key} className="text-2xl text-plum-900">
            {name}
          </h2>
          {services.length === 0 && (
            <EmptyState
              title={catalogueCopy.nothingHere}
              text={catalogueCopy.nothingHereText}
              picture="/pictures/empty/search.svg"
            />
          )}
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
            {services.map((service, place) => (
              <li key={service.id} className={section === 0 ? turnOf(place) : undefined}>
                <ServiceCard
                  service={service}
                  isNamed={service.id === named}
                  isFirst={section === 0 && place < inFirstScreen}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
