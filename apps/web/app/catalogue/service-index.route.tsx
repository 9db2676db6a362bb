import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import { PincodeAreaInfo } from '../areas/shared/pincode-area-info.tsx';
import { visitingChargeTextIfAny } from '../areas/shared/visiting-charge-text.ts';
import { pageCallContext } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { categoriesText, summarizeMenu } from '../menu/shared/menu-summary.ts';
import { useSettings } from '../settings/queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import type { Route } from './+types/service-index.route';
import { toCategorySummaries } from './category-summaries.ts';
import { catalogueCopy } from './copy.ts';
import { SearchLink } from './search-link.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const [menu, services] = await Promise.all([
    call(readMenu, {}),
    call(readCatalogueJson, { params: { file: allServicesFile } }),
  ]);
  return { facts: toCategorySummaries(menu, services), kinds: summarizeMenu(services).kinds };
};

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  return pageMeta(site, {
    title: catalogueCopy.servicesTitle,
    description: catalogueCopy.servicesDescription(
      categoriesText(loaderData.kinds),
      site.settings.city,
      visitingChargeTextIfAny(site.settings),
    ),
    path: '/service',
  });
};

export default function ServiceIndex({ loaderData: { facts } }: Route.ComponentProps) {
  const settings = useSettings();
  const charge = visitingChargeTextIfAny(settings);
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 lg:px-5 lg:pt-14">
      <PageHeading
        title={catalogueCopy.services}
        intro={catalogueCopy.servicesIntro(charge)}
        actions={<SearchLink className="w-full sm:w-80" />}
        className="*:last:w-full sm:*:last:w-auto"
      />
      {settings.areas.length > 0 && <PincodeAreaInfo className="mt-3" />}
      {facts.length === 0 && (
        <EmptyState
          title={catalogueCopy.nothingYet}
          text={catalogueCopy.nothingYetText}
          picture="/pictures/empty/search.svg"
        />
      )}
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-6">
        {facts.map(({ slug, name, scene, sets, count, from }, index) => (
          <li key={slug}>
            <Link
              to={`/service/${slug}`}
              className="group grid h-full grid-cols-[8rem_1fr] overflow-hidden rounded-card border border-sand bg-white shadow-soft transition-colors hover:border-haldi-500 sm:grid-cols-1"
            >
              <img
                src={`/pictures/scenes/${scene}.svg`}
                alt=""
                width={480}
                height={360}
                loading={index < 4 ? 'eager' : 'lazy'}
                fetchPriority="low"
                className="h-full w-full bg-haldi-100 object-cover sm:aspect-4/3"
              />
              <span className="flex flex-col justify-center p-4 lg:p-5">
                <span className="font-display text-xl font-medium text-plum-900">{name}</span>
                <span className="mt-1 text-stone">{sets.join(', ')}</span>
                <span className="mt-2 text-sm font-semibold text-plum-600">
                  {catalogueCopy.countAndPrice(count, from)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
