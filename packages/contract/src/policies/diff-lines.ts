export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string };

/** Larger texts are not compared line by line, because that would block the browser. */
const maxCompared = 1_000_000;

/** Longest common subsequence from each pair of positions to the end. */
const commonFrom = (before: readonly string[], after: readonly string[]): number[][] => {
  const common = Array.from({ length: before.length + 1 }, () =>
    Array<number>(after.length + 1).fill(0),
  );
  const at = (row: number, column: number): number => common[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const length =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      common[row]?.splice(column, 1, length);
    }
  }
  return common;
};

const toDiffLines = (kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ kind, text }));

/** Ignores empty lines. */
export const diffLines = (was: string, is: string): DiffLine[] => {
  const [before, after] = [was, is].map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ) as [string[], string[]];
  if (before.length * after.length > maxCompared) {
    return [...toDiffLines('removed', before), ...toDiffLines('added', after)];
  }
  const common = commonFrom(before, after);
  const changed: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [old = '', now = ''] = [before[row], after[column]];
    if (old === now) {
      changed.push({ kind: 'same', text: now });
      row += 1;
      column += 1;
    } else if ((common[row + 1]?.[column] ?? 0) >= (common[row]?.[column + 1] ?? 0)) {
      changed.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      changed.push({ kind: 'added', text: now });
      column += 1;
    }
  }
  return [
    ...changed,
    ...toDiffLines('removed', before.slice(row)),
    ...toDiffLines('added', after.slice(column)),
  ];
};
