import type { Service } from '@haldi/contract/catalogue/schema';
import MiniSearch, { type SearchResult } from 'minisearch';
import { asksForOwnOrders, isGreeting, isThanks } from './intent.ts';
import type { FaqEntry } from './questions.ts';
import { asksForPrice, plainWord, plainWords, rawWords, withoutPriceWords } from './words.ts';

export type Reply =
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  /** Their own orders are wanted; whoever asks fetches them. */
  | { kind: 'orders' }
  | { kind: 'question'; entry: FaqEntry }
  /** `isSure`: every word that was asked for is in what was found. */
  | { kind: 'services'; services: Service[]; isSure: boolean }
  | { kind: 'unknown' };

export type Knowledge = { questions: readonly FaqEntry[]; services: readonly Service[] };
export type Brain = { ask: (text: string) => Reply };

type Found = { ids: string[]; share: number };
const nothing: Found = { ids: [], share: 0 };

/** How much of what was asked an answer must hold. */
const enough = 0.5;

const createIndex = <Entry extends { id: string }>(
  entries: readonly Entry[],
  boost: Record<string, number>,
): MiniSearch<Entry> => {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize: rawWords,
    processTerm: plainWord,
    searchOptions: { boost },
  });
  index.addAll(entries);
  return index;
};

const wordsOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(plainWords));

/** `mani cure` is one word when it is known only as one. */
const joinSplitWords = (words: readonly string[], known: ReadonlySet<string>): string[] => {
  const joined: string[] = [];
  for (const word of words) {
    const together = `${joined.at(-1) ?? ''}${word}`;
    const isOneWord = together !== word && known.has(together) && !known.has(word);
    if (isOneWord) joined.pop();
    joined.push(isOneWord ? together : word);
  }
  return joined;
};

/** The answers that hold most of the words, and how many of them that is. */
const findMost = (
  index: MiniSearch,
  words: readonly string[],
  known: ReadonlySet<string>,
  /** In shorter words a slip makes another word. */
  forgivenFrom: number,
): Found => {
  if (words.length === 0) return nothing;
  const results = index.search(words.join(' '), {
    // A word that is known is meant as it stands: `message` is not a slip for `massage`.
    prefix: (word) => word.length > 3 && !known.has(word),
    fuzzy: (word) => (word.length >= forgivenFrom && !known.has(word) ? 0.25 : false),
  });
  const count = ({ queryTerms }: SearchResult): number => new Set(queryTerms).size;
  const most = Math.max(0, ...results.map(count));
  const ids = results.filter((result) => count(result) === most).map(({ id }) => String(id));
  return { ids, share: most / new Set(words).size };
};

/** Knows the questions and the catalogue by heart; whatever it is asked, it answers from them only. */
export const createBrain = ({ questions, services }: Knowledge): Brain => {
  const questionIndex = createIndex(questions, { question: 2, otherWords: 1 });
  const serviceIndex = createIndex(services, { name: 2, category: 3 });
  const known = wordsOf([
    ...questions.flatMap(({ question, otherWords }) => [question, otherWords]),
    ...services.flatMap(({ name, category }) => [name, category]),
  ]);
  const questionById = new Map(questions.map((entry) => [entry.id, entry]));
  const serviceById = new Map(services.map((service) => [service.id, service]));

  const ask = (text: string): Reply => {
    if (isGreeting(text)) return { kind: 'greeting' };
    if (isThanks(text)) return { kind: 'thanks' };
    if (asksForOwnOrders(text)) return { kind: 'orders' };
    const words = joinSplitWords(plainWords(text), known);
    const inQuestions = findMost(questionIndex, words, known, 5);
    const inServices = findMost(serviceIndex, withoutPriceWords(words), known, 4);
    const entry = questionById.get(inQuestions.ids[0] ?? '');
    const wantsServices =
      inServices.share > inQuestions.share ||
      (inServices.share === inQuestions.share && asksForPrice(text));
    if (inServices.share >= enough && wantsServices) {
      return {
        kind: 'services',
        services: inServices.ids.flatMap((id) => serviceById.get(id) ?? []),
        isSure: inServices.share === 1,
      };
    }
    if (entry && inQuestions.share >= enough) {
      const answer = entry.answerTo?.(text) ?? entry.answer;
      return { kind: 'question', entry: { ...entry, answer } };
    }
    return { kind: 'unknown' };
  };
  return { ask };
};
