const letters = (word: string): string => [...word][0] ?? '';

/** At most two letters that stand for a name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => letters(word ?? ''))
    .join('')
    .toUpperCase();
};
