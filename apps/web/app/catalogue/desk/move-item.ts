/** Positions beyond the ends are clamped. */
export const moveItem = <Entry>(entries: readonly Entry[], from: number, to: number): Entry[] => {
  const entry = entries[from];
  if (entry === undefined) return [...entries];
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, entry);
};
