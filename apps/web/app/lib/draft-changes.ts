const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const changedDraftFields = <Draft extends object>(
  one: Draft,
  other: Draft,
): (keyof Draft)[] =>
  (Object.keys(one) as (keyof Draft)[]).filter((name) => !isSame(one[name], other[name]));

/** Fields that were not touched here take the newly saved values. */
export const mergeDrafts = <Draft extends object>(
  mine: Draft,
  base: Draft,
  theirs: Draft,
): Draft => {
  const touched = changedDraftFields(base, mine);
  return { ...theirs, ...Object.fromEntries(touched.map((name) => [name, mine[name]])) };
};
