/** What each of the roster can do; an empty list is everything. */
type Able = { skills: readonly string[] };

const canDo = ({ skills }: Able, wanted: readonly string[]): boolean =>
  skills.length === 0 || wanted.every((skill) => skills.includes(skill));

const somebodyCan = (roster: readonly Able[], wanted: readonly string[]): boolean =>
  roster.some((one) => canDo(one, wanted));

export type CartSplit =
  /** Somebody does all of it. */
  | { kind: 'WHOLE' }
  /** Nobody does all of it, but somebody does the first part and somebody the second. */
  | { kind: 'SPLIT'; first: readonly string[]; second: readonly string[] }
  /** What nobody does at all; empty where three would have to come. */
  | { kind: 'NOBODY'; skills: readonly string[] };

/**
 * How the skills of a cart go together. The first part is as large as somebody can do, so that the
 * second visit is as small as can be.
 */
export const splitCart = (skills: readonly string[], roster: readonly Able[]): CartSplit => {
  const wanted = [...new Set(skills)];
  if (somebodyCan(roster, wanted)) return { kind: 'WHOLE' };
  const unknown = wanted.filter((skill) => !somebodyCan(roster, [skill]));
  if (unknown.length > 0) return { kind: 'NOBODY', skills: unknown };
  const splits = roster
    .map((one) => ({
      first: wanted.filter((skill) => canDo(one, [skill])),
      second: wanted.filter((skill) => !canDo(one, [skill])),
    }))
    .filter(({ second }) => somebodyCan(roster, second))
    .sort((one, other) => other.first.length - one.first.length);
  return splits[0] ? { kind: 'SPLIT', ...splits[0] } : { kind: 'NOBODY', skills: [] };
};
