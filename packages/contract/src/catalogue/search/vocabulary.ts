import { isStopWord, joinHyphenatedWords, splitWords, stemOf } from './query-words.ts';

export type Vocabulary = {
  /** Words of names; prefixes and misspellings are compared with these. */
  names: ReadonlySet<string>;
  nameStems: ReadonlySet<string>;
  /** Includes the words of descriptions. */
  stems: ReadonlySet<string>;
};

/** Hyphenated words are included in both forms. */
export const significantWords = (text: string): string[] =>
  [...splitWords(text), ...joinHyphenatedWords(text)].filter((word) => !isStopWord(word));

export const createVocabulary = (
  naming: readonly string[],
  describing: readonly string[],
): Vocabulary => {
  const names = new Set(naming.flatMap(significantWords));
  const nameStems = new Set([...names].map(stemOf));
  const others = describing.flatMap(significantWords).map(stemOf);
  return { names, nameStems, stems: new Set([...nameStems, ...others]) };
};
