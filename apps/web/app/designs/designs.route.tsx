import { allServicesFile } from '@haldi/contract/catalogue/categories';
import { catalogueFile } from '@haldi/contract/catalogue/endpoints';
import { designs } from '@haldi/contract/designs/designs';
import { isMehndi } from '@haldi/contract/designs/mehndi';
import { useEffect, useMemo, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router';
import { useInBrowser } from '../lib/in-browser.ts';
import { isOver } from '../lib/over.ts';
import { pageCallContext } from '../lib/page-call.ts';
import { pageMeta } from '../lib/seo.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/designs.route';
import { BookCover } from './book-cover.tsx';
import { designsCopy } from './copy.ts';
import { type DesignChoice, filterDesigns, readChoice, writeChoice } from './design-choice.ts';
import { DesignFilters } from './design-filters.tsx';
import { bookOrder, isFeature } from './gallery-order.ts';
import { Lightbox } from './lightbox.tsx';
import { serviceFor } from './mehndi-service.ts';
import { OwnPage } from './own-page.tsx';
import { Plate, plateId } from './plate.tsx';

const book = bookOrder(designs);
const numbers = new Map(book.map(({ slug }, place) => [slug, place + 1]));
const numberOf = (slug: string): number => numbers.get(slug) ?? 0;
const everything: DesignChoice = { style: null, occasion: null, slug: null };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const menu = await call(catalogueFile, { params: { file: allServicesFile } });
  const services = menu
    .filter(isMehndi)
    .map(({ id, name, price, duration, href }) => ({ id, name, price, duration, href }));
  return { services };
};

/** Filters and the lightbox change the address only. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  const { city } = site.settings;
  return pageMeta(site, {
    title: designsCopy.pageTitle(city),
    description: designsCopy.description(designs.length, city, loaderData.services.length > 0),
    path: '/designs',
  });
};

/** The server's page shows everything; what the address asks for shows once the page is hydrated. */
const useChoice = (): DesignChoice => {
  const { search } = useLocation();
  const isHydrated = useInBrowser();
  return useMemo(
    () => (isHydrated ? readChoice(new URLSearchParams(search), designs) : everything),
    [search, isHydrated],
  );
};

/** Whoever leafed through the book goes on from the plate looked at last, however it was closed. */
const useFocusOnPlate = (openSlug: string | undefined): void => {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!openSlug && last.current) document.getElementById(plateId(last.current))?.focus();
    last.current = openSlug;
  }, [openSlug]);
};

export default function DesignsPage({ loaderData: { services } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const choice = useChoice();
  const shown = useMemo(() => filterDesigns(book, choice), [choice]);
  const open = book.find(({ slug }) => slug === choice.slug);
  const wanted = useRef(choice);
  useEffect(() => {
    wanted.current = choice;
  }, [choice]);
  /** Builds on what was asked for last: the address follows a moment later. */
  const show = (part: Partial<DesignChoice>): void => {
    wanted.current = { ...wanted.current, ...part };
    void navigate({ search: writeChoice(wanted.current) }, { replace: true, state });
  };
  const close = (): void => {
    // Back to where the gallery was left, so that the phone's back button does not open it again.
    if (isOver(state)) void navigate(-1);
    else show({ slug: null });
  };
  useFocusOnPlate(open?.slug);
  return (
    <>
      <BookCover count={designs.length} isOffered={services.length > 0} />
      <div className="mx-auto max-w-page px-4 pt-6 pb-16 lg:px-5 lg:pt-10 lg:pb-24">
        <DesignFilters choice={choice} onChange={show} />
        <p role="status" className="mt-4 text-stone">
          {designsCopy.count(shown.length, designs.length)}
        </p>
        {shown.length === 0 && (
          <EmptyState
            picture="/pictures/empty/search.svg"
            title={designsCopy.none}
            text={designsCopy.noneText}
            action={
              <Button look="secondary" onClick={() => show(everything)}>
                {designsCopy.showAll}
              </Button>
            }
          />
        )}
        <ul
          aria-label={designsCopy.gallery}
          className="mt-4 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4 lg:gap-6"
        >
          {shown.map((design, place) => (
            <Plate
              key={design.slug}
              design={design}
              number={numberOf(design.slug)}
              search={writeChoice({ ...choice, slug: design.slug })}
              isLarge={isFeature(place, shown.length)}
              isEager={place < 3}
            />
          ))}
          {services.length > 0 && <OwnPage />}
        </ul>
      </div>
      {open && (
        <Lightbox
          design={open}
          designs={shown.includes(open) ? shown : book}
          number={numberOf(open.slug)}
          service={serviceFor(open, services)}
          onShow={(slug) => show({ slug })}
          onClose={close}
        />
      )}
    </>
  );
}
