import {
  resolveSiteText,
  type SalonFacts,
} from '@haldi/contract/branding/site-text/default-site-text';
import type { PublicSiteText } from '@haldi/contract/branding/site-text/schema';
import { splitWords } from '@haldi/contract/catalogue/search/query-words';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { MenuFacts } from '../../menu/shared/menu-facts.ts';
import { bookingQuestions } from './booking-questions.ts';
import type { FaqContext, FaqEntry, FaqGroup } from './faq-entry.ts';
import { accountQuestions, mehndiQuestions } from './mehndi-and-account-questions.ts';
import { priceQuestions } from './price-questions.ts';
import { visitQuestions } from './visit-questions.ts';

type Sources = {
  settings: PublicSettings & SalonFacts;
  words: PublicSiteText;
  menu: Pick<MenuFacts, 'offersWedding' | 'offersMehndi'>;
};

/** Every question that comes with the product and has a true answer, in the order of the page. */
export const builtInFaqGroups = ({ settings, words, menu }: Sources): readonly FaqGroup[] => {
  const { promises } = resolveSiteText(words, settings);
  const asked: FaqContext = { settings, words, promises, menu };
  return [
    bookingQuestions(asked),
    priceQuestions(settings),
    visitQuestions(asked),
    ...(menu.offersMehndi ? [mehndiQuestions] : []),
    accountQuestions(settings),
  ];
};

/** The owner's own, as she wrote them. */
const ownGroup = ({ questions }: PublicSiteText): FaqGroup => ({
  title: 'Good to know',
  entries: questions.map(({ question, answer }, place) => ({
    id: `own-${place + 1}`,
    question,
    answer,
    isOwn: true,
    otherWords: '',
  })),
});

/** The same question, however it is spaced or punctuated. */
export const normalizeQuestion = (text: string): string => splitWords(text).join(' ');

/** Hers come first and stand for ours where they ask the same; ours can be switched off. */
export const faqGroups = (sources: Sources): readonly FaqGroup[] => {
  const own = ownGroup(sources.words);
  const asked = new Set(own.entries.map(({ question }) => normalizeQuestion(question)));
  const isShown = ({ id, question }: FaqEntry): boolean =>
    !sources.words.hiddenQuestions.includes(id) && !asked.has(normalizeQuestion(question));
  return [
    own,
    ...builtInFaqGroups(sources).map(({ title, entries }) => ({
      title,
      entries: entries.filter(isShown),
    })),
  ].filter(({ entries }) => entries.length > 0);
};

export const allQuestions = (sources: Sources): FaqEntry[] =>
  faqGroups(sources).flatMap(({ entries }) => entries);

const onHome = ['visiting-charge', 'areas', 'ready', 'cancel', 'who'];

/** A few for the home page: hers, then those that nearly everybody has. */
export const homeQuestions = (sources: Sources): Pick<FaqEntry, 'question' | 'answer'>[] => {
  const all = allQuestions(sources);
  const ours = onHome.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  return [...all.filter(({ isOwn }) => isOwn), ...ours]
    .slice(0, onHome.length)
    .map(({ question, answer }) => ({ question, answer }));
};
