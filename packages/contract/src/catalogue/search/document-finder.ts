import {
  type Interpretation,
  type InterpretedWord,
  likelyInterpretations,
} from './interpret-query.ts';
import { isStopWord, splitWords, stemOf } from './query-words.ts';
import { significantWords } from './vocabulary.ts';

export type WeightedText = { text: string; weight: number };

/** Each group of fields is searched only if the groups before it have no match. */
export type SearchDocument<Item> = { item: Item; groups: readonly (readonly WeightedText[])[] };

/** `share`: fraction of the query words that matched. */
export type SearchResult<Item> = { items: Item[]; share: number };

type IndexedField = { stems: ReadonlySet<string>; weight: number };

type Indexed<Item> = {
  item: Item;
  groups: readonly (readonly IndexedField[])[];
  name: readonly string[];
  /** The name up to the first comma; the rest describes variants. */
  mainWords: readonly string[];
};

/** Results below this share are dropped. */
const minimumShare = 0.5;

const indexField = ({ text, weight }: WeightedText): IndexedField => ({
  weight,
  stems: new Set(significantWords(text).map(stemOf)),
});

const nameWords = (text: string): string[] =>
  splitWords(text.replaceAll('-', ''))
    .filter((word) => !isStopWord(word))
    .map(stemOf);

const indexDocument = <Item>({ item, groups }: SearchDocument<Item>): Indexed<Item> => {
  const name = groups[0]?.[0]?.text ?? '';
  return {
    item,
    groups: groups.map((fields) => fields.map(indexField)),
    name: nameWords(name),
    mainWords: nameWords(name.split(',')[0] ?? ''),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const scoreInterpretation = (
  interpretation: Interpretation,
  fields: readonly IndexedField[],
): number => {
  const weights = interpretation.stems.map((stem) =>
    sum(fields.map(({ stems, weight }) => (stems.has(stem) ? weight : 0))),
  );
  return weights.includes(0) ? 0 : (interpretation.closeness * sum(weights)) / weights.length;
};

const scoreWord = (word: InterpretedWord, fields: readonly IndexedField[]): number =>
  Math.max(0, ...word.map((interpretation) => scoreInterpretation(interpretation, fields)));

/** Minimum fraction of name words in the query, so that the query names the service itself. */
const minimumMainWordsShare = 0.25;

/**
 * Breaks ties between services with the same matched words: `Eyebrow Threading` ranks above `Full
 * Face Wax with Eyebrow Shaping` for `eyebrow`. A complete name ranks highest.
 */
const nameFit = (
  words: readonly InterpretedWord[],
  { name, mainWords }: Indexed<unknown>,
): number => {
  const queryStems = new Set(words.flatMap((word) => word.flatMap(({ stems }) => stems)));
  const isInQuery = (stem: string): boolean => queryStems.has(stem);
  const matchesMainWords =
    mainWords.filter(isInQuery).length >= minimumMainWordsShare * mainWords.length;
  return (matchesMainWords ? 0.5 : 0) + (name.every(isInQuery) ? 0.5 : 0);
};

/** Last tie-break: later words weigh more, as in `hair spa` and `chehre ki safai`. */
const laterWordBonus = 0.01;

/** `matched`: which query words matched. */
type Rated<Item> = { item: Item; matched: string; count: number; score: number };

const rateDocument = <Item>(
  indexed: Indexed<Item>,
  words: readonly InterpretedWord[],
  depth: number,
): Rated<Item> => {
  const fields = indexed.groups.slice(0, depth).flat();
  const scores = words.map(
    (word, position) => scoreWord(word, fields) * (1 + position * laterWordBonus),
  );
  return {
    item: indexed.item,
    matched: scores.map(Boolean).join(),
    count: scores.filter((score) => score > 0).length,
    score: sum(scores) + nameFit(words, indexed),
  };
};

/**
 * Only services with the same matched words as the best one: `mens haircut` finds haircuts, not
 * other services for men.
 */
const bestMatches = <Item>(rated: readonly Rated<Item>[], count: number): Item[] => {
  const sorted = rated
    .filter((one) => one.count === count)
    .toSorted((one, other) => other.score - one.score);
  return sorted.filter(({ matched }) => matched === sorted[0]?.matched).map(({ item }) => item);
};

/**
 * Best match first. Not a full-text search library: with a few hundred services, meaning and
 * position of words matter more than their rarity, and the order must be explainable.
 */
export const createDocumentFinder = <Item>(documents: readonly SearchDocument<Item>[]) => {
  const index = documents.map(indexDocument);
  const depths = (documents[0]?.groups ?? []).map((_, position) => position + 1);
  const rateDocuments = (words: readonly InterpretedWord[]) =>
    depths.map((depth) => index.map((one) => rateDocument(one, words, depth)));

  const findAll = (words: readonly InterpretedWord[]): Item[] =>
    rateDocuments(words)
      .map((rated) => bestMatches(rated, words.length))
      .find((items) => items.length > 0) ?? [];

  const findMost = (words: readonly InterpretedWord[]): SearchResult<Item> => {
    for (const rated of rateDocuments(words)) {
      const most = Math.max(0, ...rated.map(({ count }) => count));
      const share = most / words.length;
      if (share >= minimumShare) return { items: bestMatches(rated, most), share };
    }
    return { items: [], share: 0 };
  };

  return (words: readonly InterpretedWord[]): SearchResult<Item> => {
    if (words.length === 0) return { items: [], share: 0 };
    const items = findAll(words);
    if (items.length > 0) return { items, share: 1 };
    // If not all words match, guessed spellings are ignored first.
    const certain = findMost(words.map(likelyInterpretations));
    return certain.items.length > 0 ? certain : findMost(words);
  };
};
