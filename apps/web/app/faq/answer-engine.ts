import type { MenuLink } from '@haldi/contract/catalogue/menu-schema';
import {
  createDocumentFinder,
  type SearchResult,
  type WeightedText,
} from '@haldi/contract/catalogue/search/document-finder';
import { interpretWords, toSearchWords } from '@haldi/contract/catalogue/search/interpret-query';
import { asksForPrice, isStopWord, splitWords } from '@haldi/contract/catalogue/search/query-words';
import {
  buildMenuVocabulary,
  createServiceFinder,
} from '@haldi/contract/catalogue/search/service-finder';
import { isSimilarToAny } from '@haldi/contract/catalogue/search/similar-words';
import { createVocabulary, type Vocabulary } from '@haldi/contract/catalogue/search/vocabulary';
import type { Service } from '@haldi/contract/catalogue/service-schema';
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

const listed = (words: string): string[] => words.split(' ');

const orderWords = listed('order orders booking bookings appointment appointments');
/** Together with an order word, these mean the customer's own order. */
const ownWords = listed(
  'where wheres status track tracking when my mine ongoing mera meri mere maza mazi majha majhi kahan kaha kidhar kuthe kab kadhi',
);
const others = listed(
  'current upcoming next active check show see find now id abhi tak aaya aayi aayega aayegi pahuncha pahunchega dikhao yeil',
);

/** Matches `Where is my order?`, but not `cancel my order`, which is another question. */
const asksForOwnOrders = (text: string): boolean => {
  const words = splitWords(text);
  if (!words.some((word) => isSimilarToAny(word, orderWords))) return false;
  if (!words.some((word) => isSimilarToAny(word, ownWords))) return false;
  return words.every(
    (word) =>
      isStopWord(word) ||
      /^\d+$/.test(word) ||
      isSimilarToAny(word, [...orderWords, ...ownWords, ...others]),
  );
};

const greetings = listed(
  'hi hii hello helo hey namaste namaskar good morning afternoon evening there sir madam ji',
);
const thanks = listed(
  'thanks thank thankyou thx you so much very ok okay great nice cool bye super dhanyavad dhanyawad shukriya ji',
);

const consistsOf = (text: string, words: readonly string[]): boolean => {
  const written = splitWords(text);
  return written.length > 0 && written.every((word) => words.includes(word));
};

const isGreeting = (text: string): boolean => consistsOf(text, greetings);
const isThanks = (text: string): boolean => consistsOf(text, thanks);

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
