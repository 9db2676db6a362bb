import {
  paragraphsOf,
  resolveSiteText,
} from '@haldi/contract/branding/site-text/default-site-text';
import { readPublicSiteText } from '@haldi/contract/branding/site-text/endpoints';
import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import { visitingChargeTextIfAny } from '../areas/shared/visiting-charge-text.ts';
import { pageCallContext } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { summarizeMenu } from '../menu/shared/menu-summary.ts';
import { useSettings } from '../settings/queries.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/about.route';
import { AreasServed } from './areas-served.tsx';
import { aboutCopy } from './copy.ts';
import { SalonPromises } from './salon-promises.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const [services, words, settings] = await Promise.all([
    call(readCatalogueJson, { params: { file: allServicesFile } }),
    call(readPublicSiteText, {}),
    call(publicSettings, {}),
  ]);
  const { aboutTitle, aboutLead, aboutStory, promises } = resolveSiteText(words, settings);
  const { offersWedding, offersMehndi } = summarizeMenu(services);
  return {
    serviceCount: services.length,
    said: { title: aboutTitle, lead: aboutLead, story: paragraphsOf(aboutStory), promises },
    hasOwnPromises: words.promises !== null,
    offersWedding,
    offersMehndi,
  };
};

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  const { businessName, city } = site.settings;
  return pageMeta(site, {
    title: aboutCopy.pageTitle(businessName, city),
    description: aboutCopy.description(businessName, city),
    path: '/about',
  });
};

type VisitStepsProps = { horizonDays: number; charge: string | undefined };

function HowVisitsWork({ horizonDays, charge }: VisitStepsProps) {
  return (
    <section aria-labelledby="visit" className="mx-auto max-w-page px-4 py-14 lg:px-5 lg:py-24">
      <h2 id="visit" className="text-2xl text-plum-900 lg:text-3xl">
        {aboutCopy.visitTitle}
      </h2>
      <p className="mt-1 text-stone lg:text-lg">{aboutCopy.visitIntro}</p>
      <ol className="relative mt-8 grid gap-8 before:absolute before:top-2 before:bottom-10 before:left-5.5 before:w-0.5 before:bg-haldi-300 lg:mt-14 lg:grid-cols-5 lg:gap-6 lg:before:top-5.5 lg:before:right-[16.4%] lg:before:bottom-auto lg:before:h-0.5 lg:before:w-auto">
        {aboutCopy.visit(horizonDays, charge).map(({ title, text }, place) => (
          <li key={title} className="relative flex gap-5 lg:flex-col">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full border-4 border-ivory bg-haldi-300 font-display text-lg font-semibold text-plum-950"
            >
              {place + 1}
            </span>
            <div>
              <h3 className="text-xl text-plum-900">{title}</h3>
              <p className="mt-1 text-stone">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const pictures = ['dulhan-darbar', 'haath-phool', 'padma-charan'];

function WeddingSection({ offersMehndi }: { offersMehndi: boolean }) {
  return (
    <section aria-labelledby="wedding" className="bg-plum-900 text-sand">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-14 lg:grid-cols-2 lg:items-center lg:gap-16 lg:px-5 lg:py-24">
        <div>
          <h2 id="wedding" className="text-2xl text-haldi-100 lg:text-4xl">
            {aboutCopy.weddingTitle}
          </h2>
          <p className="mt-3 max-w-120 lg:mt-5 lg:text-lg">{aboutCopy.weddingText(offersMehndi)}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            {offersMehndi && (
              <LinkButton to="/designs" look="golden">
                {aboutCopy.seeDesigns}
              </LinkButton>
            )}
            <LinkButton to="/service/weddingpackage" look="secondary">
              {aboutCopy.seePackages}
            </LinkButton>
          </p>
        </div>
        <div aria-hidden="true" className="grid grid-cols-3 gap-3 lg:gap-4">
          {(offersMehndi ? pictures : []).map((slug) => (
            <img
              key={slug}
              src={`/pictures/mehndi/${slug}.svg`}
              alt=""
              width={480}
              height={640}
              loading="lazy"
              className="h-auto w-full border-4 border-white shadow-soft odd:mt-6 lg:border-8"
            />
          ))}
        </div>
      </div>
    </section>
  );
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { serviceCount, said, hasOwnPromises, offersWedding, offersMehndi } = loaderData;
  const settings = useSettings();
  const { booking } = settings;
  const charge = visitingChargeTextIfAny(settings);
  return (
    <>
      <div className="bg-haldi-100">
        <div className="mx-auto grid max-w-page gap-8 px-4 pt-7 pb-10 lg:grid-cols-[1fr_26rem] lg:items-center lg:gap-16 lg:px-5 lg:py-16">
          <div>
            <p className="font-semibold text-plum-600">{aboutCopy.kicker}</p>
            <h1 className="mt-1 text-3xl text-plum-900 lg:mt-3 lg:text-5xl">{said.title}</h1>
            <p className="mt-4 max-w-150 text-lg text-plum-950 lg:mt-6 lg:text-xl">{said.lead}</p>
            {said.story.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-150 wrap-anywhere text-stone lg:text-lg">
                {paragraph}
              </p>
            ))}
            <p className="mt-6 flex flex-wrap gap-3 lg:mt-8">
              <LinkButton to="/book" size="large">
                {aboutCopy.bookNow}
              </LinkButton>
              <LinkButton to="/service" look="secondary" size="large">
                {aboutCopy.seeServices}
              </LinkButton>
            </p>
          </div>
          <img
            src="/pictures/hero.svg"
            alt=""
            width={720}
            height={640}
            className="mx-auto h-auto w-full max-w-90 lg:max-w-none"
          />
        </div>
      </div>
      <dl className="mx-auto grid max-w-page gap-x-8 gap-y-5 border-b border-sand px-4 py-8 sm:grid-cols-3 lg:px-5 lg:py-10">
        {aboutCopy.numbers(serviceCount, booking.slots.length, charge).map(({ figure, text }) => (
          <div key={text} className="flex items-baseline gap-4 sm:flex-col sm:gap-1">
            <dt className="order-2 text-stone">{text}</dt>
            <dd className="order-1 min-w-20 font-display text-3xl font-medium text-plum-700 tabular-nums lg:text-4xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <HowVisitsWork horizonDays={booking.horizonDays} charge={charge} />
      <SalonPromises promises={said.promises} isOwn={hasOwnPromises} />
      {offersWedding && <WeddingSection offersMehndi={offersMehndi} />}
      <AreasServed settings={settings} />
      <section
        aria-labelledby="closing"
        className="bg-haldi-200 px-4 py-14 text-center lg:px-5 lg:py-20"
      >
        <h2 id="closing" className="text-2xl text-plum-900 lg:text-4xl">
          {aboutCopy.closingTitle}
        </h2>
        <p className="mt-2 text-plum-950 lg:text-lg">{aboutCopy.closingText}</p>
        <LinkButton to="/book" size="large" className="mt-6">
          {aboutCopy.bookNow}
        </LinkButton>
      </section>
    </>
  );
}
