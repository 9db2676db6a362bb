/** The list with one entry at another place; places beyond the ends are the ends. */
export const moveItem = <Entry>(entries: readonly Entry[], from: number, to: number): Entry[] => {
  const entry = entries[from];
  if (entry === undefined) return [...entries];
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, entry);
};
