import { isStopWord, joinHyphenatedWords, splitWords, stemOf } from './query-words.ts';

/** The words that there are to be found. */
export type Vocabulary = {
  /** As they are written in what names a thing: half a word and a slip are compared with these. */
  names: ReadonlySet<string>;
  nameStems: ReadonlySet<string>;
  /** All of them by their stems, those that only describe included. */
  stems: ReadonlySet<string>;
};

/** The words of a text that say something, hyphened ones in both ways. */
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
