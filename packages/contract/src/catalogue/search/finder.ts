import {
  certainInterpretations,
  type Interpretation,
  type InterpretedWord,
} from './interpret-query.ts';
import { isStopWord, splitWords, stemOf } from './query-words.ts';
import { significantWords } from './vocabulary.ts';

/** A text that something is found by; the heavier, the more it counts. */
export type WeightedText = { text: string; weight: number };

/** What can be found, and by what: each group of fields is asked only where those before it fail. */
export type SearchDocument<Item> = { item: Item; groups: readonly (readonly WeightedText[])[] };

/** `share`: how much of what was asked for they hold. */
export type SearchResult<Item> = { items: Item[]; share: number };

type IndexedField = { stems: ReadonlySet<string>; weight: number };

type Indexed<Item> = {
  item: Item;
  groups: readonly (readonly IndexedField[])[];
  /** The words of its first field, which is its name. */
  name: readonly string[];
  /** Of these, what stands before a comma; after it comes how much, how long or for whom. */
  gist: readonly string[];
};

/** Less than this is another thing altogether. */
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

/** All words of a reading must be there. */
const scoreReading = (reading: Interpretation, fields: readonly IndexedField[]): number => {
  const weights = reading.stems.map((stem) =>
    sum(fields.map(({ stems, weight }) => (stems.has(stem) ? weight : 0))),
  );
  return weights.includes(0) ? 0 : (reading.closeness * sum(weights)) / weights.length;
};

const scoreTerm = (term: InterpretedWord, fields: readonly IndexedField[]): number =>
  Math.max(0, ...term.map((reading) => scoreReading(reading, fields)));

/** The least part of a name that makes it the name of what was asked for, not of something with it. */
const gistShare = 0.25;

/**
 * Decides between those that hold the same words: `Eyebrow Threading` is what eyebrows ask for, `Full
 * Face Wax with Eyebrow Shaping` holds them too; a name that was written in full is meant.
 */
const fitOf = (terms: readonly InterpretedWord[], { name, gist }: Indexed<unknown>): number => {
  const asked = new Set(terms.flatMap((term) => term.flatMap(({ stems }) => stems)));
  const isAsked = (stem: string): boolean => asked.has(stem);
  const isGist = gist.filter(isAsked).length >= gistShare * gist.length;
  return (isGist ? 0.5 : 0) + (name.every(isAsked) ? 0.5 : 0);
};

/** Where nothing else decides: in `hair spa` and in `chehre ki safai` the last word is the thing. */
const laterWord = 0.01;

/** `held`: which of the words that were asked for it holds. */
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

/** Of `mens haircut` where there is none: haircuts, and nothing else that is for men. */
const best = <Item>(rated: readonly Rated<Item>[], count: number): Item[] => {
  const sorted = rated
    .filter((one) => one.count === count)
    .toSorted((one, other) => other.score - one.score);
  return sorted.filter(({ held }) => held === sorted[0]?.held).map(({ item }) => item);
};

/**
 * Best match first. Not a library of full-text search: with some hundred services, what a word
 * means and where it stands decide, not how rare it is, and the order must be one that can be told.
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
    // Where not all of it makes sense, a guess at a word makes none.
    const sure = findMost(terms.map(certainInterpretations));
    return sure.items.length > 0 ? sure : findMost(terms);
  };
};
