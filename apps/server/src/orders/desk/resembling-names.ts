const wordsOf = (name: string): string[] => name.toLowerCase().split(/\s+/).filter(Boolean);

/** The names of which somebody may have written a part: each word begins one of theirs. */
export const resemblingNames = (asked: string, names: readonly string[]): string[] => {
  const words = wordsOf(asked);
  return names.filter((name) => {
    const theirs = wordsOf(name);
    return words.every((word) => theirs.some((their) => their.startsWith(word)));
  });
};
