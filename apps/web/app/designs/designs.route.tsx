import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';
import { mehndiDesigns } from '@haldi/contract/designs/mehndi-designs';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { MessageCircle, PenLine } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router';
import { isOverlayLink } from '../lib/overlay-link.ts';
import { pageCallContext } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useSettings } from '../settings/queries.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/designs.route';
import { designsCopy } from './copy.ts';
import { DesignCard, designCardId } from './design-card.tsx';
import { DesignFilters } from './design-filters.tsx';
import {
  type DesignQuery,
  filterDesigns,
  formatDesignQuery,
  parseDesignQuery,
} from './design-query.ts';
import { GalleryHeader } from './gallery-header.tsx';
import { galleryOrder, isLargeCard } from './gallery-order.ts';
import { Lightbox } from './lightbox.tsx';
import { mehndiServiceForDesign } from './service-for-design.ts';

const orderedDesigns = galleryOrder(mehndiDesigns);
const numbers = new Map(orderedDesigns.map(({ slug }, place) => [slug, place + 1]));
const numberOf = (slug: string): number => numbers.get(slug) ?? 0;
const noFilters: DesignQuery = { style: null, occasion: null, slug: null };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const menu = await call(readCatalogueJson, { params: { file: allServicesFile } });
  const services = menu
    .filter(isMehndiService)
    .map(({ id, name, price, duration, href }) => ({ id, name, price, duration, href }));
  return { services };
};

/** Filters and the lightbox change only the query. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  const { city } = site.settings;
  return pageMeta(site, {
    title: designsCopy.pageTitle(city),
    description: designsCopy.description(
      mehndiDesigns.length,
      city,
      loaderData.services.length > 0,
    ),
    path: '/designs',
  });
};

/** The server renders the unfiltered page; the query applies after hydration. */
const useChoice = (): DesignQuery => {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return useMemo(
    () => (isHydrated ? parseDesignQuery(new URLSearchParams(search), mehndiDesigns) : noFilters),
    [search, isHydrated],
  );
};

/** After closing, focus returns to the design viewed last. */
const useFocusOnDesignCard = (openSlug: string | undefined): void => {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!openSlug && last.current) document.getElementById(designCardId(last.current))?.focus();
    last.current = openSlug;
  }, [openSlug]);
};

function CustomDesignCard() {
  const { whatsappNumber, businessName } = useSettings();
  return (
    <li className="min-h-64">
      <div className="flex h-full flex-col items-center justify-center rounded-sm border border-dashed border-edge bg-haldi-50 p-4 text-center sm:p-6">
        <PenLine aria-hidden="true" className="size-8 text-plum-600" />
        <h2 className="mt-3 text-lg text-plum-900 sm:text-xl">{designsCopy.ownTitle}</h2>
        <p className="mt-1 text-sm text-stone sm:text-base">{designsCopy.ownText}</p>
        <a
          href={whatsappLink(whatsappNumber, designsCopy.ownMessage(businessName))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('secondary', 'small', 'mt-4')}
        >
          <MessageCircle aria-hidden="true" className="size-4.5 shrink-0 text-leaf-600" />
          {designsCopy.ownAsk}
        </a>
      </div>
    </li>
  );
}

export default function DesignsPage({ loaderData: { services } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const choice = useChoice();
  const shown = useMemo(() => filterDesigns(orderedDesigns, choice), [choice]);
  const open = orderedDesigns.find(({ slug }) => slug === choice.slug);
  const wanted = useRef(choice);
  useEffect(() => {
    wanted.current = choice;
  }, [choice]);
  /** Builds on the last requested query, because the URL updates later. */
  const show = (part: Partial<DesignQuery>): void => {
    wanted.current = { ...wanted.current, ...part };
    void navigate({ search: formatDesignQuery(wanted.current) }, { replace: true, state });
  };
  const close = (): void => {
    // Goes back instead of adding an entry, so that the Back button does not reopen the lightbox.
    if (isOverlayLink(state)) void navigate(-1);
    else show({ slug: null });
  };
  useFocusOnDesignCard(open?.slug);
  return (
    <>
      <GalleryHeader count={mehndiDesigns.length} isOffered={services.length > 0} />
      <div className="mx-auto max-w-page px-4 pt-6 pb-16 lg:px-5 lg:pt-10 lg:pb-24">
        <DesignFilters choice={choice} onChange={show} />
        <p role="status" className="mt-4 text-stone">
          {designsCopy.count(shown.length, mehndiDesigns.length)}
        </p>
        {shown.length === 0 && (
          <EmptyState
            picture="/pictures/empty/search.svg"
            title={designsCopy.none}
            text={designsCopy.noneText}
            action={
              <Button look="secondary" onClick={() => show(noFilters)}>
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
            <DesignCard
              key={design.slug}
              design={design}
              number={numberOf(design.slug)}
              search={formatDesignQuery({ ...choice, slug: design.slug })}
              isLarge={isLargeCard(place, shown.length)}
              isEager={place < 3}
            />
          ))}
          {services.length > 0 && <CustomDesignCard />}
        </ul>
      </div>
      {open && (
        <Lightbox
          design={open}
          designs={shown.includes(open) ? shown : orderedDesigns}
          number={numberOf(open.slug)}
          service={mehndiServiceForDesign(open, services)}
          onShow={(slug) => show({ slug })}
          onClose={close}
        />
      )}
    </>
  );
}
