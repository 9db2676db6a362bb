import { readMenuPage } from '@haldi/contract/catalogue/page/endpoints';
import { PincodeAreaInfo } from '../areas/shared/pincode-area-info.tsx';
import { CartBar } from '../checkout/cart/cart-bar.tsx';
import { CartSummary } from '../checkout/cart/cart-summary.tsx';
import { pageCallContext, throwNotFoundIfMissing } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { breadcrumbData, serviceOffersData } from '../lib/structured-data.ts';
import { useSettings } from '../settings/queries.ts';
import { Link } from '../ui/prefetching-links.tsx';
import type { Route } from './+types/category.route';
import { CategorySections, EmptyCategory, SectionLinks } from './category-sections.tsx';
import { lowestPrice } from './category-summaries.ts';
import { catalogueCopy } from './copy.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const { sections, ...category } = await throwNotFoundIfMissing(
    call(readMenuPage, { params: { slug: params.category } }),
  );
  return { category, sections };
};

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta: Route.MetaFunction = ({ matches, loaderData: { category, sections } }) => {
  const site = matches[0].loaderData;
  const services = sections.flatMap((section) => section.services);
  const { city } = site.settings;
  const path = `/service/${category.slug}`;
  if (services.length === 0) {
    return [
      ...pageMeta(site, {
        title: catalogueCopy.categoryTitle(category.name, city),
        description: catalogueCopy.emptyPageDescription(category.name, city),
        path,
      }),
      // Before the salon goes live all pages are noindex anyway.
      ...(site.settings.isOpen ? [{ name: 'robots', content: 'noindex' }] : []),
    ];
  }
  return pageMeta(site, {
    title: catalogueCopy.categoryTitle(category.name, city),
    description: catalogueCopy.categoryDescription(
      category.name,
      city,
      sections.map(({ name }) => name),
      lowestPrice(services),
    ),
    path,
    data: [
      serviceOffersData(site, { name: category.name, path, services }),
      breadcrumbData(site, [
        { name: catalogueCopy.services, path: '/service' },
        { name: category.name, path },
      ]),
    ],
  });
};

export default function CategoryPage({ loaderData: { category, sections } }: Route.ComponentProps) {
  const services = sections.flatMap((section) => section.services);
  const { areas } = useSettings();
  return (
    <>
      <div className="bg-haldi-50">
        <div className="mx-auto grid max-w-page items-end gap-6 px-4 pt-5 sm:grid-cols-[1fr_auto] lg:px-5 lg:pt-8">
          <div className="pb-6 lg:pb-10">
            <Link
              to="/service"
              className="inline-flex min-h-11 items-center font-semibold text-plum-600 underline-offset-4 hover:underline"
            >
              {catalogueCopy.allServices}
            </Link>
            <h1 className="text-3xl text-plum-900 lg:text-4xl">{category.name}</h1>
            <p className="mt-2 text-lg text-stone">
              {services.length === 0
                ? catalogueCopy.emptyPageIntro
                : catalogueCopy.categoryIntro(services.length, lowestPrice(services))}
            </p>
            {areas.length > 0 && <PincodeAreaInfo className="mt-1" />}
            <SectionLinks sections={sections} />
          </div>
          <img
            src={`/pictures/scenes/${category.scene}.svg`}
            alt=""
            width={320}
            height={240}
            // Hidden on phones, where lazy loading avoids the download.
            loading="lazy"
            className="hidden rounded-t-card sm:block"
          />
        </div>
      </div>
      <div className="mx-auto grid max-w-page gap-8 px-4 pt-8 pb-28 lg:grid-cols-[1fr_20rem] lg:px-5 lg:pb-20">
        <div>
          {services.length === 0 ? (
            <EmptyCategory />
          ) : (
            <CategorySections key={category.slug} sections={sections} />
          )}
        </div>
        <CartSummary />
      </div>
      <CartBar />
    </>
  );
}
