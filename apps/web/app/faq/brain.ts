import type { MenuLink } from '@haldi/contract/catalogue/menu';
import type { Service } from '@haldi/contract/catalogue/schema';
import { createServiceFinder, vocabularyOf } from '@haldi/contract/catalogue/search/find-services';
import { createFinder, type Field, type Found } from '@haldi/contract/catalogue/search/finder';
import { readTerms, wantedWords } from '@haldi/contract/catalogue/search/terms';
import { createVocabulary, type Vocabulary } from '@haldi/contract/catalogue/search/vocabulary';
import { asksForPrice } from '@haldi/contract/catalogue/search/words';
import { asksForOwnOrders, isGreeting, isThanks } from './intent.ts';
import type { FaqEntry } from './shared/entry.ts';
import { sameQuestion } from './shared/questions.ts';

export type Reply =
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  /** Their own orders are wanted; whoever asks fetches them. */
  | { kind: 'orders' }
  | { kind: 'question'; entry: FaqEntry }
  /** `isSure`: every word that was asked for is in what was found. */
  | { kind: 'services'; services: Service[]; isSure: boolean }
  | { kind: 'unknown' };

export type Knowledge = {
  questions: readonly FaqEntry[];
  services: readonly Service[];
  menu: readonly MenuLink[];
};
export type Brain = { ask: (text: string) => Reply };

const ourFields = ({ question, otherWords }: FaqEntry): Field[] => [
  { text: question, weight: 2 },
  { text: otherWords, weight: 1 },
];
/** The owner's own count for more, and are known by what they answer, too. */
const ownFields = ({ question, answer }: FaqEntry): Field[] => [
  { text: question, weight: 4 },
  { text: answer, weight: 0.5 },
];

/** By the rules by which services are found. */
const createQuestionFinder = (questions: readonly FaqEntry[], services: Vocabulary) => {
  const vocabulary = createVocabulary(
    questions.flatMap(({ question, otherWords }) => [question, otherWords]),
    questions.flatMap(({ isOwn, answer }) => (isOwn ? [answer] : [])),
  );
  const find = createFinder(
    questions.map((entry) => ({
      item: entry,
      groups: [entry.isOwn ? ownFields(entry) : ourFields(entry)],
    })),
  );
  const isKnownElsewhere = (stem: string): boolean => services.nameStems.has(stem);
  return {
    isKnown: (stem: string): boolean => vocabulary.stems.has(stem),
    find: (text: string): Found<FaqEntry> => {
      // `clean up` is a service, not what keeps things clean.
      const words = wantedWords(text, [services, vocabulary]);
      return find(readTerms(words, { vocabulary, isKnownElsewhere }));
    },
  };
};

/** Knows the questions and the catalogue by heart; whatever it is asked, it answers from them only. */
export const createBrain = ({ questions, services, menu }: Knowledge): Brain => {
  const aboutUs = createQuestionFinder(questions, vocabularyOf(services, menu));
  const findServices = createServiceFinder(services, menu, { isKnownElsewhere: aboutUs.isKnown });

  // Asked in the words of a question, that one is meant; of two the owner's, which stand first.
  const asWritten = new Map(
    questions.toReversed().map((entry) => [sameQuestion(entry.question), entry]),
  );

  const ask = (text: string): Reply => {
    const written = asWritten.get(sameQuestion(text));
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
