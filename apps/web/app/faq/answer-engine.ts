import type { MenuLink } from '@haldi/contract/catalogue/menu-schema';
import type { Service } from '@haldi/contract/catalogue/schema';
import {
  createDocumentFinder,
  type SearchResult,
  type WeightedText,
} from '@haldi/contract/catalogue/search/document-finder';
import { interpretWords, toSearchWords } from '@haldi/contract/catalogue/search/interpret-query';
import { asksForPrice } from '@haldi/contract/catalogue/search/query-words';
import {
  buildMenuVocabulary,
  createServiceFinder,
} from '@haldi/contract/catalogue/search/service-finder';
import { createVocabulary, type Vocabulary } from '@haldi/contract/catalogue/search/vocabulary';
import { asksForOwnOrders, isGreeting, isThanks } from './question-intent.ts';
import type { FaqEntry } from './shared/faq-entry.ts';
import { normalizeQuestion } from './shared/faq-groups.ts';

export type EngineReply =
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  /** The caller fetches the customer's orders. */
  | { kind: 'orders' }
  | { kind: 'question'; entry: FaqEntry }
  /** `isSure`: every word of the question was found. */
  | { kind: 'services'; services: Service[]; isSure: boolean }
  | { kind: 'unknown' };

export type AnswerSources = {
  questions: readonly FaqEntry[];
  services: readonly Service[];
  menu: readonly MenuLink[];
};
export type AnswerEngine = { ask: (text: string) => EngineReply };

const ourFields = ({ question, otherWords }: FaqEntry): WeightedText[] => [
  { text: question, weight: 2 },
  { text: otherWords, weight: 1 },
];
/** The owner's questions weigh more and also match by their answers. */
const ownFields = ({ question, answer }: FaqEntry): WeightedText[] => [
  { text: question, weight: 4 },
  { text: answer, weight: 0.5 },
];

const createQuestionFinder = (questions: readonly FaqEntry[], services: Vocabulary) => {
  const vocabulary = createVocabulary(
    questions.flatMap(({ question, otherWords }) => [question, otherWords]),
    questions.flatMap(({ isOwn, answer }) => (isOwn ? [answer] : [])),
  );
  const find = createDocumentFinder(
    questions.map((entry) => ({
      item: entry,
      groups: [entry.isOwn ? ownFields(entry) : ourFields(entry)],
    })),
  );
  const isKnownElsewhere = (stem: string): boolean => services.nameStems.has(stem);
  return {
    isKnown: (stem: string): boolean => vocabulary.stems.has(stem),
    find: (text: string): SearchResult<FaqEntry> => {
      // `clean up` is a service, not a question about hygiene.
      const words = toSearchWords(text, [services, vocabulary]);
      return find(interpretWords(words, { vocabulary, isKnownElsewhere }));
    },
  };
};

export const createAnswerEngine = ({ questions, services, menu }: AnswerSources): AnswerEngine => {
  const aboutUs = createQuestionFinder(questions, buildMenuVocabulary(services, menu));
  const findServices = createServiceFinder(services, menu, { isKnownElsewhere: aboutUs.isKnown });

  // An exact question wins; of duplicates the owner's, which comes first.
  const asWritten = new Map(
    questions.toReversed().map((entry) => [normalizeQuestion(entry.question), entry]),
  );

  const ask = (text: string): EngineReply => {
    const written = asWritten.get(normalizeQuestion(text));
    if (written) return { kind: 'question', entry: written };
    if (isGreeting(text)) return { kind: 'greeting' };
    if (isThanks(text)) return { kind: 'thanks' };
    if (asksForOwnOrders(text)) return { kind: 'orders' };
    const inQuestions = aboutUs.find(text);
    const inServices = findServices(text);
    const wantsServices =
      inServices.share > inQuestions.share ||
      (inServices.share === inQuestions.share && asksForPrice(text));
    if (inServices.items.length > 0 && wantsServices) {
      return { kind: 'services', services: inServices.items, isSure: inServices.share === 1 };
    }
    const [entry] = inQuestions.items;
    if (!entry) return { kind: 'unknown' };
    return {
      kind: 'question',
      entry: { ...entry, answer: entry.answerTo?.(text) ?? entry.answer },
    };
  };
  return { ask };
};
