import {
  certainInterpretations,
  type Interpretation,
  type InterpretedWord,
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
  gist: readonly string[];
};

/** Results below this share are dropped. */
const enough = 0.5;

const indexField = ({ text, weight }: WeightedText): IndexedField => ({
  weight,
  stems: new Set(significantWords(text).map(stemOf)),
});

const nameWords = (text: string): string[] =>
  splitWords(text.replaceAll('-', ''))
    .filter((word) => !isStopWord(word))
    .map(stemOf);

const indexOf = <Item>({ item, groups }: SearchDocument<Item>): Indexed<Item> => {
  const name = groups[0]?.[0]?.text ?? '';
  return {
    item,
    groups: groups.map((fields) => fields.map(indexField)),
    name: nameWords(name),
    gist: nameWords(name.split(',')[0] ?? ''),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const scoreReading = (reading: Interpretation, fields: readonly IndexedField[]): number => {
  const weights = reading.stems.map((stem) =>
    sum(fields.map(({ stems, weight }) => (stems.has(stem) ? weight : 0))),
  );
  return weights.includes(0) ? 0 : (reading.closeness * sum(weights)) / weights.length;
};

const scoreTerm = (term: InterpretedWord, fields: readonly IndexedField[]): number =>
  Math.max(0, ...term.map((reading) => scoreReading(reading, fields)));

/** Minimum fraction of name words in the query, so that the query names the service itself. */
const gistShare = 0.25;

/**
 * Breaks ties between services with the same matched words: `Eyebrow Threading` ranks above `Full
 * Face Wax with Eyebrow Shaping` for `eyebrow`. A complete name ranks highest.
 */
const fitOf = (terms: readonly InterpretedWord[], { name, gist }: Indexed<unknown>): number => {
  const asked = new Set(terms.flatMap((term) => term.flatMap(({ stems }) => stems)));
  const isAsked = (stem: string): boolean => asked.has(stem);
  const isGist = gist.filter(isAsked).length >= gistShare * gist.length;
  return (isGist ? 0.5 : 0) + (name.every(isAsked) ? 0.5 : 0);
};

/** Last tie-break: later words weigh more, as in `hair spa` and `chehre ki safai`. */
const laterWord = 0.01;

/** `held`: which query words matched. */
type Rated<Item> = { item: Item; held: string; count: number; score: number };

const rate = <Item>(
  indexed: Indexed<Item>,
  terms: readonly InterpretedWord[],
  depth: number,
): Rated<Item> => {
  const fields = indexed.groups.slice(0, depth).flat();
  const scores = terms.map((term, place) => scoreTerm(term, fields) * (1 + place * laterWord));
  return {
    item: indexed.item,
    held: scores.map(Boolean).join(),
    count: scores.filter((score) => score > 0).length,
    score: sum(scores) + fitOf(terms, indexed),
  };
};

/**
 * Only services with the same matched words as the best one: `mens haircut` finds haircuts, not
 * other services for men.
 */
const best = <Item>(rated: readonly Rated<Item>[], count: number): Item[] => {
  const sorted = rated
    .filter((one) => one.count === count)
    .toSorted((one, other) => other.score - one.score);
  return sorted.filter(({ held }) => held === sorted[0]?.held).map(({ item }) => item);
};

/**
 * Best match first. Not a full-text search library: with a few hundred services, meaning and
 * position of words matter more than their rarity, and the order must be explainable.
 */
export const createFinder = <Item>(findables: readonly SearchDocument<Item>[]) => {
  const index = findables.map(indexOf);
  const depths = (findables[0]?.groups ?? []).map((_, place) => place + 1);
  const rateAll = (terms: readonly InterpretedWord[]) =>
    depths.map((depth) => index.map((one) => rate(one, terms, depth)));

  const findAll = (terms: readonly InterpretedWord[]): Item[] =>
    rateAll(terms)
      .map((rated) => best(rated, terms.length))
      .find((items) => items.length > 0) ?? [];

  const findMost = (terms: readonly InterpretedWord[]): SearchResult<Item> => {
    for (const rated of rateAll(terms)) {
      const most = Math.max(0, ...rated.map(({ count }) => count));
      const share = most / terms.length;
      if (share >= enough) return { items: best(rated, most), share };
    }
    return { items: [], share: 0 };
  };

  return (terms: readonly InterpretedWord[]): SearchResult<Item> => {
    if (terms.length === 0) return { items: [], share: 0 };
    const items = findAll(terms);
    if (items.length > 0) return { items, share: 1 };
    // If not all words match, guessed spellings are ignored first.
    const sure = findMost(terms.map(certainInterpretations));
    return sure.items.length > 0 ? sure : findMost(terms);
  };
};
