/** Short words allow no misspelling, because it would be another word. */
const slipsIn = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/** Damerau–Levenshtein distance: insertions, deletions, substitutions and swapped neighbours. */
const slipsBetween = (written: string, meant: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, place) => place);
  for (let row = 1; row <= written.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = written[row - 1] === meant[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        written[row - 1] === meant[column - 2] &&
        written[row - 2] === meant[column - 1];
      next.push(
        Math.min(
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[meant.length] ?? 0;
};

export const findSimilarWords = (written: string, words: Iterable<string>): string[] => {
  let fewest = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  for (const word of words) {
    const allowed = slipsIn(written) > 0 ? slipsIn(word) : 0;
    if (Math.abs(word.length - written.length) > allowed) continue;
    const slips = slipsBetween(written, word);
    if (slips > allowed || slips > fewest) continue;
    nearest = slips < fewest ? [word] : [...nearest, word];
    fewest = slips;
  }
  return nearest;
};

export const isSimilarToAny = (written: string, words: readonly string[]): boolean =>
  findSimilarWords(written, words).length > 0;
