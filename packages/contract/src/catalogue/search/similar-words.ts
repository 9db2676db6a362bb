/** Short words allow no misspelling, because it would be another word. */
const allowedMistakes = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/** Damerau–Levenshtein distance: insertions, deletions, substitutions and swapped neighbours. */
const editDistance = (typed: string, target: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= target.length; column += 1) {
      const isSame = typed[row - 1] === target[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === target[column - 2] &&
        typed[row - 2] === target[column - 1];
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
  return last[target.length] ?? 0;
};

export const findSimilarWords = (typed: string, words: Iterable<string>): string[] => {
  let shortest = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  for (const word of words) {
    const allowed = allowedMistakes(typed) > 0 ? allowedMistakes(word) : 0;
    if (Math.abs(word.length - typed.length) > allowed) continue;
    const distance = editDistance(typed, word);
    if (distance > allowed || distance > shortest) continue;
    nearest = distance < shortest ? [word] : [...nearest, word];
    shortest = distance;
  }
  return nearest;
};

export const isSimilarToAny = (typed: string, words: readonly string[]): boolean =>
  findSimilarWords(typed, words).length > 0;
