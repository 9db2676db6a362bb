import { useMemo } from 'react';
import { pageMeta } from '../lib/seo.ts';
import { faqPage } from '../lib/structured-data.ts';
import { useSettings } from '../settings/queries.ts';
import type { Route } from './+types/faq.route';
import { ChatPanel } from './chat-panel.tsx';
import { faqCopy } from './copy.ts';
import { FaqList } from './faq-list.tsx';
import { allQuestions, faqGroups } from './questions.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  return pageMeta(site, {
    title: faqCopy.pageTitle,
    description: faqCopy.description(site.settings.city),
    path: '/faq',
    data: [faqPage(allQuestions(site.settings))],
  });
};

export default function FaqPage() {
  const settings = useSettings();
  const groups = useMemo(() => faqGroups(settings), [settings]);
  const questions = useMemo(() => groups.flatMap(({ entries }) => entries), [groups]);
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-16 lg:px-5 lg:pt-10 lg:pb-24">
      <h1 className="text-3xl text-plum-900 lg:text-4xl">{faqCopy.title}</h1>
      <p className="mt-1.5 hidden max-w-160 text-lg text-stone lg:block">{faqCopy.intro}</p>
      <div className="mt-3 grid gap-10 lg:mt-8 lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-14">
        <div className="min-w-0 lg:sticky lg:top-24">
          <ChatPanel questions={questions} />
        </div>
        <FaqList groups={groups} />
      </div>
    </div>
  );
}
