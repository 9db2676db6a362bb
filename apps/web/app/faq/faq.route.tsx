import { readPublicSiteText } from '@haldi/contract/branding/site-text/endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { readCatalogueJson } from '@haldi/contract/catalogue/endpoints';
import { useMemo } from 'react';
import { pageCallContext } from '../lib/page-context.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { pageMeta } from '../lib/seo.ts';
import { faqPageData } from '../lib/structured-data.ts';
import { summarizeMenu } from '../menu/shared/menu-summary.ts';
import { useSettings } from '../settings/queries.ts';
import type { Route } from './+types/faq.route';
import { ChatPanel } from './chat-panel.tsx';
import { faqCopy } from './copy.ts';
import { FaqList } from './faq-list.tsx';
import { allQuestions, faqGroups } from './shared/faq-groups.ts';
import { suggestQuestions } from './suggested-questions.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(pageCallContext);
  const [words, services] = await Promise.all([
    call(readPublicSiteText, {}),
    call(readCatalogueJson, { params: { file: allServicesFile } }),
  ]);
  const { offersWedding, offersMehndi } = summarizeMenu(services);
  return { words, menu: { offersWedding, offersMehndi }, suggested: suggestQuestions(services) };
};

export const shouldRevalidate = revalidateUnlessSameUrl;

export const meta: Route.MetaFunction = ({ matches, loaderData: { words, menu } }) => {
  const site = matches[0].loaderData;
  const { settings } = site;
  return pageMeta(site, {
    title: faqCopy.pageTitle,
    description: faqCopy.description(settings.city),
    path: '/faq',
    data: [faqPageData(allQuestions({ settings, words, menu }))],
  });
};

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { words, menu, suggested } = loaderData;
  const settings = useSettings();
  const groups = useMemo(() => faqGroups({ settings, words, menu }), [settings, words, menu]);
  const questions = useMemo(() => groups.flatMap(({ entries }) => entries), [groups]);
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-16 lg:px-5 lg:pt-10 lg:pb-24">
      <h1 className="text-3xl text-plum-900 lg:text-4xl">{faqCopy.title}</h1>
      <p className="mt-1.5 hidden max-w-160 text-lg text-stone lg:block">{faqCopy.intro}</p>
      <div className="mt-3 grid gap-10 lg:mt-8 lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-14">
        <div className="min-w-0 lg:sticky lg:top-24">
          <ChatPanel business={settings.businessName} questions={questions} suggested={suggested} />
        </div>
        <FaqList groups={groups} />
      </div>
    </div>
  );
}
