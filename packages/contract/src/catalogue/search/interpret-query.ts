import { isStopWord, splitWords, stemOf } from './query-words.ts';
import { findSimilarWords } from './similar-words.ts';
import { synonymsOf, wordsWithSynonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Interpretation = { stems: readonly string[]; closeness: number };

export type InterpretedWord = readonly Interpretation[];

/** The word itself, a synonym, a less common synonym, a prefix, a misspelling. */
const closeness = { same: 1, meaning: 0.9, secondMeaning: 0.8, begun: 0.6, slip: 0.4 } as const;

/** Without prefixes and misspellings. */
export const certainInterpretations = (term: InterpretedWord): Interpretation[] =>
  term.filter((reading) => reading.closeness >= closeness.secondMeaning);

const readAs = (words: readonly string[], closest: number): Interpretation[] =>
  words.flatMap((word) => [
    { stems: [stemOf(word)], closeness: closest },
    ...synonymsOf(word).map((stems, place) => ({
      stems,
      closeness: closest * (place === 0 ? closeness.meaning : closeness.secondMeaning),
    })),
  ]);

const isName = (word: string, { nameStems }: Vocabulary): boolean =>
  nameStems.has(stemOf(word)) || synonymsOf(word).length > 0;

/** `hairspa`: two words typed as one. */
const splitReadings = (word: string, { names }: Vocabulary): Interpretation[] => {
  const splits = Array.from({ length: word.length }, (_, place) => [
    word.slice(0, place),
    word.slice(place),
  ]);
  const parts = splits.find((both) => both.every((part) => part.length > 2 && names.has(part)));
  return parts ? [{ stems: parts.map(stemOf), closeness: closeness.meaning }] : [];
};

const begunReadings = (word: string, vocabulary: Vocabulary): Interpretation[] => {
  const isBegun = (whole: string): boolean => whole.length > word.length && whole.startsWith(word);
  const mayBeOther = word.length > 2 && !isName(word, vocabulary);
  const begun = [...vocabulary.names, ...(mayBeOther ? wordsWithSynonyms : [])].filter(isBegun);
  return readAs(begun, closeness.begun);
};

const slipReadings = (word: string, { names }: Vocabulary): Interpretation[] =>
  readAs(findSimilarWords(word, [...names, ...wordsWithSynonyms]), closeness.slip);

export type InterpretationOptions = {
  vocabulary: Vocabulary;
  isTyping?: boolean;
  /** Known words are not treated as misspellings: `message` is not `massage`. */
  isKnownElsewhere?: (stem: string) => boolean;
};

const readWord = (
  word: string,
  isLast: boolean,
  reader: InterpretationOptions,
): InterpretedWord => {
  const { vocabulary, isTyping = false, isKnownElsewhere = () => false } = reader;
  const stem = stemOf(word);
  const itself = readAs([word], closeness.same);
  const begun = isTyping && isLast ? begunReadings(word, vocabulary) : [];
  if (isName(word, vocabulary)) return [...itself, ...begun];
  if (isKnownElsewhere(stem)) return itself;
  const split = splitReadings(word, vocabulary);
  if (split.length > 0) return [...itself, ...split];
  const half = begun.length > 0 || word.length < 4 ? begun : begunReadings(word, vocabulary);
  if (half.length > 0 || vocabulary.stems.has(stem)) return [...itself, ...half];
  return [...itself, ...slipReadings(word, vocabulary)];
};

/** `de tan` and `mani cure`: one word typed as two. */
const joinSplitWords = (words: readonly string[], known: readonly Vocabulary[]): string[] => {
  const joined: string[] = [];
  for (const word of words) {
    const together = `${joined.at(-1) ?? ''}${word}`;
    const isOneWord = together !== word && known.some((names) => isName(together, names));
    if (isOneWord) joined.pop();
    joined.push(isOneWord ? together : word);
  }
  return joined;
};

export const searchWords = (
  text: string,
  known: readonly Vocabulary[],
  isWanted: (word: string) => boolean = () => true,
): string[] =>
  joinSplitWords(splitWords(text), known).filter((word) => !isStopWord(word) && isWanted(word));

export const interpretWords = (
  words: readonly string[],
  reader: InterpretationOptions,
): InterpretedWord[] =>
  [...new Set(words)].map((word, place, all) => readWord(word, place === all.length - 1, reader));
