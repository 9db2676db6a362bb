import {
  resolveSiteText,
  type SalonFacts,
} from '@haldi/contract/branding/site-text/default-site-text';
import type { PublicSiteText } from '@haldi/contract/branding/site-text/schema';
import { splitWords } from '@haldi/contract/catalogue/search/query-words';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { OfferedKinds } from '../../menu/shared/offered-kinds.ts';
import { bookingQuestions } from './booking-questions.ts';
import type { FaqContext, FaqEntry, FaqGroup } from './faq-entry.ts';
import { accountQuestions, mehndiQuestions } from './mehndi-and-account-questions.ts';
import { priceQuestions } from './price-questions.ts';
import { visitQuestions } from './visit-questions.ts';

type Sources = {
  settings: PublicSettings & SalonFacts;
  words: PublicSiteText;
  menu: Pick<OfferedKinds, 'offersWedding' | 'offersMehndi'>;
};

/** In page order; only questions that apply to the salon. */
export const builtInFaqGroups = ({ settings, words, menu }: Sources): readonly FaqGroup[] => {
  const { promises } = resolveSiteText(words, settings);
  const context: FaqContext = { settings, words, promises, menu };
  return [
    bookingQuestions(context),
    priceQuestions(settings),
    visitQuestions(context),
    ...(menu.offersMehndi ? [mehndiQuestions] : []),
    accountQuestions(settings),
  ];
};

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

/** Ignores spacing and punctuation. */
export const normalizeQuestion = (text: string): string => splitWords(text).join(' ');

/**
 * The owner's questions come first and replace built-in ones with the same wording. Built-in questions
 * can be hidden.
 */
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

const homeQuestionIds = ['visiting-charge', 'areas', 'ready', 'cancel', 'who'];

export const homeQuestions = (sources: Sources): Pick<FaqEntry, 'question' | 'answer'>[] => {
  const all = allQuestions(sources);
  const ours = homeQuestionIds.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  return [...all.filter(({ isOwn }) => isOwn), ...ours]
    .slice(0, homeQuestionIds.length)
    .map(({ question, answer }) => ({ question, answer }));
};
