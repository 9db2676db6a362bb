const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A whole letter, whatever the script: vowel signs stay with their consonant. */
const firstLetter = (word: string): string => [...segments.segment(word)][0]?.segment ?? '';

/** At most two letters that stand for a name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toUpperCase();
};
