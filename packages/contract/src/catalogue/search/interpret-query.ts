import { isStopWord, splitWords, stemOf } from './query-words.ts';
import { findSimilarWords } from './similar-words.ts';
import { synonymsOf, wordsWithSynonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Interpretation = { stems: readonly string[]; closeness: number };

export type InterpretedWord = readonly Interpretation[];

/** The word itself, a synonym, a less common synonym, a prefix, a misspelling. */
const closeness = {
  same: 1,
  meaning: 0.9,
  secondMeaning: 0.8,
  prefix: 0.6,
  misspelling: 0.4,
} as const;

/** Without prefixes and misspellings. */
export const likelyInterpretations = (word: InterpretedWord): Interpretation[] =>
  word.filter((interpretation) => interpretation.closeness >= closeness.secondMeaning);

const interpretAs = (words: readonly string[], weight: number): Interpretation[] =>
  words.flatMap((word) => [
    { stems: [stemOf(word)], closeness: weight },
    ...synonymsOf(word).map((stems, index) => ({
      stems,
      closeness: weight * (index === 0 ? closeness.meaning : closeness.secondMeaning),
    })),
  ]);

const isName = (word: string, { nameStems }: Vocabulary): boolean =>
  nameStems.has(stemOf(word)) || synonymsOf(word).length > 0;

/** `hairspa`: two words typed as one. */
const interpretAsSplit = (word: string, { names }: Vocabulary): Interpretation[] => {
  const splits = Array.from({ length: word.length }, (_, index) => [
    word.slice(0, index),
    word.slice(index),
  ]);
  const parts = splits.find((both) => both.every((part) => part.length > 2 && names.has(part)));
  return parts ? [{ stems: parts.map(stemOf), closeness: closeness.meaning }] : [];
};

const interpretAsPrefix = (word: string, vocabulary: Vocabulary): Interpretation[] => {
  const startsWithWord = (whole: string): boolean =>
    whole.length > word.length && whole.startsWith(word);
  const mayBeSynonym = word.length > 2 && !isName(word, vocabulary);
  const prefix = [...vocabulary.names, ...(mayBeSynonym ? wordsWithSynonyms : [])].filter(
    startsWithWord,
  );
  return interpretAs(prefix, closeness.prefix);
};

const interpretAsMisspelling = (word: string, { names }: Vocabulary): Interpretation[] =>
  interpretAs(findSimilarWords(word, [...names, ...wordsWithSynonyms]), closeness.misspelling);

export type InterpretationOptions = {
  vocabulary: Vocabulary;
  isTyping?: boolean;
  /** Known words are not treated as misspellings: `message` is not `massage`. */
  isKnownElsewhere?: (stem: string) => boolean;
};

const interpretWord = (
  word: string,
  isLast: boolean,
  options: InterpretationOptions,
): InterpretedWord => {
  const { vocabulary, isTyping = false, isKnownElsewhere = () => false } = options;
  const stem = stemOf(word);
  const exact = interpretAs([word], closeness.same);
  const prefix = isTyping && isLast ? interpretAsPrefix(word, vocabulary) : [];
  if (isName(word, vocabulary)) return [...exact, ...prefix];
  if (isKnownElsewhere(stem)) return exact;
  const split = interpretAsSplit(word, vocabulary);
  if (split.length > 0) return [...exact, ...split];
  const prefixes =
    prefix.length > 0 || word.length < 4 ? prefix : interpretAsPrefix(word, vocabulary);
  if (prefixes.length > 0 || vocabulary.stems.has(stem)) return [...exact, ...prefixes];
  return [...exact, ...interpretAsMisspelling(word, vocabulary)];
};

/** `de tan` and `mani cure`: one word typed as two. */
const joinSplitWords = (words: readonly string[], known: readonly Vocabulary[]): string[] => {
  const joined: string[] = [];
  for (const word of words) {
    const joinedWord = `${joined.at(-1) ?? ''}${word}`;
    const isOneWord = joinedWord !== word && known.some((names) => isName(joinedWord, names));
    if (isOneWord) joined.pop();
    joined.push(isOneWord ? joinedWord : word);
  }
  return joined;
};

export const toSearchWords = (
  text: string,
  known: readonly Vocabulary[],
  isWanted: (word: string) => boolean = () => true,
): string[] =>
  joinSplitWords(splitWords(text), known).filter((word) => !isStopWord(word) && isWanted(word));

export const interpretWords = (
  words: readonly string[],
  options: InterpretationOptions,
): InterpretedWord[] =>
  [...new Set(words)].map((word, index, all) =>
    interpretWord(word, index === all.length - 1, options),
  );
