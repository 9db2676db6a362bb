import { readPublicSiteText } from '@haldi/contract/branding/site-text/endpoints';
import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { pageCallContext } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { revalidateUnlessSameUrl } from '../lib/revalidate-unless-same-url.ts';
import { faqPageData } from '../lib/structured-data.ts';
import { summarizeMenu } from '../menu/shared/menu-summary.ts';
import { useSettings } from '../settings/queries.ts';
import { Link } from '../ui/prefetching-links.tsx';
import type { Route } from './+types/faq.route';
import { ChatPanel } from './chat-panel.tsx';
import { faqCopy } from './copy.ts';
import type { FaqGroup } from './shared/faq-entry.ts';
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

/** Works without JavaScript. */
function FaqList({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl text-plum-900">
        {faqCopy.questionsTitle}
      </h2>
      {groups.map(({ title, entries }) => (
        <div key={title} className="mt-7 first-of-type:mt-5">
          <h3 className="text-xl text-plum-900">{title}</h3>
          <div className="mt-2 border-b border-sand">
            {entries.map(({ id, question, answer, link }) => (
              <details key={id} id={id} className="group border-t border-sand">
                <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2.5 font-semibold text-plum-900 [&::-webkit-details-marker]:hidden">
                  <span className="min-w-0 wrap-anywhere">{question}</span>
                  <ChevronDown
                    aria-hidden="true"
                    className="size-5 shrink-0 text-plum-600 transition-transform group-open:rotate-180"
                  />
                </summary>
                <div className="max-w-160 pb-4">
                  <p className="whitespace-pre-line wrap-anywhere text-stone">{answer}</p>
                  {link && (
                    <Link
                      to={link.to}
                      className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-plum-600 underline-offset-4 hover:underline"
                    >
                      {link.label}
                      <ArrowRight aria-hidden="true" className="size-4" />
                    </Link>
                  )}
                </div>
              </details>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

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
