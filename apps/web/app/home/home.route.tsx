import { listPosts } from '@haldi/contract/blog/endpoints';
import { resolveSiteText } from '@haldi/contract/branding/site-text/default-site-text';
import { readPublicSiteText } from '@haldi/contract/branding/site-text/endpoints';
import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { readMenu } from '@haldi/contract/catalogue/menu/endpoints';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { listPopularServices } from '@haldi/contract/orders/endpoints';
import { listReviews, reviewSummary } from '@haldi/contract/reviews/endpoints';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { CalendarCheck, ChevronDown, House, type LucideIcon, Sparkles } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIsSignedIn } from '../accounts/session-store.ts';
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
import { pageMeta } from '../lib/page-meta.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { beautySalonData } from '../lib/structured-data.ts';
import { categoriesText, summarizeMenu } from '../menu/shared/menu-summary.ts';
import { HomeReviews, homeReviewCount } from '../reviews/home-reviews.tsx';
import { openDaysSentence } from '../schedule/shared/open-weekdays-text.ts';
import { useSettings } from '../settings/queries.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Route } from './+types/home.route';
import { CategoryGrid } from './category-grid.tsx';
import { homeCopy } from './copy.ts';
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

type QuestionsProps = { questions: readonly { question: string; answer: string }[] };

function HomeFaq({ questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className="mx-auto grid max-w-page gap-8 px-4 py-14 lg:grid-cols-[20rem_1fr] lg:gap-16 lg:px-5 lg:py-24"
    >
      <div>
        <h2 id="questions" className="text-2xl text-plum-900 lg:text-3xl">
          {homeCopy.questionsTitle}
        </h2>
        <LinkButton to="/faq" look="secondary" className="mt-6 max-lg:hidden">
          {homeCopy.moreQuestions}
        </LinkButton>
      </div>
      <div>
        <div className="border-b border-sand">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-sand">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold text-plum-900 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 wrap-anywhere">{question}</span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-plum-600 transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="max-w-160 pb-5 whitespace-pre-line wrap-anywhere text-stone">
                {answer}
              </p>
            </details>
          ))}
        </div>
        <LinkButton to="/faq" look="secondary" className="mt-6 lg:hidden">
          {homeCopy.moreQuestions}
        </LinkButton>
      </div>
    </section>
  );
}

const NextAndLastVisit = lazy(() => import('./next-and-last-visit.tsx'));

const waiting = <Skeleton className="h-full rounded-card" />;

/**
 * The cached page is the same for everyone. CSS reserves the height for logged-in users before the
 * first paint, so that nothing moves.
 */
function NextAndLastVisitFrame() {
  const isSignedIn = useIsSignedIn();
  return (
    <section
      aria-label={homeCopy.yourVisits}
      className="mx-auto h-34 max-w-page px-4 pt-4 lg:h-28 lg:px-5 lg:pt-6 visitor:hidden"
    >
      {isSignedIn ? (
        <Suspense fallback={waiting}>
          <NextAndLastVisit />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}

const icons: readonly LucideIcon[] = [Sparkles, CalendarCheck, House];

type StepsProps = { settings: PublicSettings; charge: string | undefined };

function HowItWorks({ settings, charge }: StepsProps) {
  const steps = homeCopy.steps(settings.booking.slots.length, openDaysSentence(settings), charge);
  return (
    <section aria-labelledby="steps" className="mx-auto max-w-page px-4 py-14 lg:px-5 lg:py-24">
      <h2 id="steps" className="text-2xl text-plum-900 lg:text-center lg:text-3xl">
        {homeCopy.stepsTitle}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 lg:mt-14 lg:gap-12">
        {steps.map(({ title, text }, place) => {
          const Icon = icons[place] ?? Sparkles;
          return (
            <li key={title} className="flex gap-5 md:flex-col lg:items-center lg:text-center">
              <span className="relative flex size-16 shrink-0 items-center justify-center rounded-full bg-haldi-200 text-plum-700 lg:size-20">
                <Icon aria-hidden="true" className="size-7 lg:size-9" />
                <span
                  aria-hidden="true"
                  className="absolute -top-1 -right-1 flex size-7 items-center justify-center rounded-full border-2 border-ivory bg-plum-700 text-sm font-semibold text-white"
                >
                  {place + 1}
                </span>
              </span>
              <div>
                <h3 className="text-xl text-plum-900">{title}</h3>
                <p className="mt-1.5 max-w-80 text-stone">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-10 lg:mt-14 lg:text-center">
        <LinkButton to="/book" size="large">
          {homeCopy.bookNow}
        </LinkButton>
      </p>
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
