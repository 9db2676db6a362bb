import { listPosts } from '@haldi/contract/blog/endpoints';
import { resolveSiteText } from '@haldi/contract/branding/site-text/default-site-text';
import { readPublicSiteText } from '@haldi/contract/branding/site-text/endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { readCatalogueJson } from '@haldi/contract/catalogue/endpoints';
import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import type { Service } from '@haldi/contract/catalogue/schema';
import { listPopularServices } from '@haldi/contract/orders/endpoints';
import { listReviews, reviewSummary } from '@haldi/contract/reviews/endpoints';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import { Suspense } from 'react';
import { minimumOrderText } from '../areas/shared/minimum-order-text.ts';
import { PincodeAreaInfo } from '../areas/shared/pincode-area-info.tsx';
import { visitingChargeTextIfAny } from '../areas/shared/visiting-charge-text.ts';
import { HomePosts, homePostCount, shortenPostForHome } from '../blog/home-posts.tsx';
import { lowestPrice } from '../catalogue/category-summaries.ts';
import { SearchLink } from '../catalogue/search-link.tsx';
import { ServiceCard } from '../catalogue/service-card.tsx';
import { CartBar } from '../checkout/cart/cart-bar.tsx';
import { homeQuestions } from '../faq/shared/faq-groups.ts';
import { pageCallContext } from '../lib/page-context.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { pageMeta } from '../lib/seo.ts';
import { beautySalonData } from '../lib/structured-data.ts';
import { categoriesText, summarizeMenu } from '../menu/shared/menu-summary.ts';
import { HomeReviews, homeReviewCount } from '../reviews/home-reviews.tsx';
import { useSettings } from '../settings/queries.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/home.route';
import { CategoryGrid } from './category-grid.tsx';
import { homeCopy } from './copy.ts';
import { HomeFaq } from './home-faq.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NextAndLastVisitFrame } from './next-and-last-visit-frame.tsx';
import { pickPopularServices } from './pick-popular-services.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const [services, menu, mostBooked, reviews, summary, posts, words, settings] = await Promise.all([
    call(readCatalogueJson, { params: { file: allServicesFile } }),
    call(readMenu, {}),
    call(listPopularServices, {}),
    call(listReviews, { query: { filter: 'top', limit: String(homeReviewCount) } }),
    call(reviewSummary, {}),
    call(listPosts, { query: { limit: String(homePostCount) } }),
    call(readPublicSiteText, {}),
    call(publicSettings, {}),
  ]);
  const offered = summarizeMenu(services);
  const { homeHeading, homeLead } = resolveSiteText(words, settings);
  const popular = pickPopularServices(services, mostBooked, menu, 8);
  return {
    popular,
    isBooked: popular.some(({ id }) => mostBooked.includes(id)),
    from: services.length > 0 ? lowestPrice(services) : undefined,
    kinds: categoriesText(offered.kinds),
    reviews,
    summary,
    posts: posts.map(shortenPostForHome),
    heading: homeHeading,
    lead: homeLead,
    foundAt: { hours: words.hours, links: words.links },
    questions: homeQuestions({ settings, words, menu: offered }),
  };
};

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  const { businessName, city } = site.settings;
  return pageMeta(site, {
    title: homeCopy.title(businessName, city),
    description: homeCopy.description(
      loaderData.kinds,
      city,
      visitingChargeTextIfAny(site.settings),
    ),
    path: '/',
    data: [beautySalonData(site, { ...loaderData.foundAt, reviews: loaderData.summary })],
  });
};

type PopularProps = { services: readonly Service[]; isBooked: boolean };

function PopularServices({ services, isBooked }: PopularProps) {
  if (services.length === 0) return null;
  const { title, intro } = homeCopy.popular(isBooked);
  return (
    <section aria-labelledby="popular" className="bg-haldi-50 py-14 lg:py-24">
      <div className="mx-auto max-w-page px-4 lg:px-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="popular" className="text-2xl text-plum-900 lg:text-3xl">
              {title}
            </h2>
            <p className="mt-1 text-stone">{intro}</p>
          </div>
          <LinkButton to="/service" look="secondary">
            {homeCopy.seeAll}
          </LinkButton>
        </div>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-4 md:gap-4 lg:mt-10 lg:gap-5">
          {services.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} compact />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { popular, isBooked, from, reviews, summary, posts, questions } = loaderData;
  const settings = useSettings();
  const charge = visitingChargeTextIfAny(settings);
  return (
    <>
      <div className="bg-haldi-100">
        <NextAndLastVisitFrame />
        <div className="mx-auto max-w-page px-4 pt-5 pb-6 lg:grid lg:grid-cols-[1fr_28rem] lg:items-end lg:gap-12 lg:px-5 lg:pt-6 lg:pb-30">
          <div className="lg:self-center">
            <h1 className="text-3xl text-plum-900 lg:text-5xl">{loaderData.heading}</h1>
            <p className="mt-2 text-lg leading-snug text-plum-950 lg:mt-5 lg:text-xl">
              {loaderData.lead}
            </p>
            <p className="mt-1 text-stone lg:mt-2 lg:text-lg">
              {homeCopy.price(from, minimumOrderText(settings.areas), charge)}
            </p>
            {settings.areas.length > 0 && <PincodeAreaInfo className="mt-1 lg:text-lg" />}
            <div className="mt-4 flex flex-wrap gap-3 lg:mt-8">
              <SearchLink className="grow lg:max-w-100" />
              <LinkButton to="/book" size="large">
                {homeCopy.bookNow}
              </LinkButton>
            </div>
          </div>
          <img
            src="/pictures/hero.svg"
            alt=""
            width={720}
            height={640}
            // Hidden on phones; lazy loading keeps them from fetching it.
            loading="lazy"
            className="hidden h-auto w-full lg:block"
          />
        </div>
      </div>
      <div className="bg-haldi-100 px-4 pb-8 lg:mx-auto lg:-mt-32 lg:max-w-page lg:bg-transparent lg:px-5 lg:pb-0">
        <CategoryGrid />
      </div>
      <Suspense>
        <HowItWorks settings={settings} charge={charge} />
      </Suspense>
      {popular.length > 0 && (
        <Suspense>
          <PopularServices services={popular} isBooked={isBooked} />
        </Suspense>
      )}
      <Suspense>
        <HomeReviews reviews={reviews} summary={summary} />
      </Suspense>
      <Suspense>
        <HomePosts posts={posts} />
      </Suspense>
      <Suspense>
        <HomeFaq questions={questions} />
      </Suspense>
      <CartBar />
    </>
  );
}
