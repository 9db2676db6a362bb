import * as z from 'zod/mini';

const Lines = z.array(z.strictObject({ serviceId: z.string(), quantity: z.int() }));

/** Whether one visit can do a cart. */
export const CartCheck = z.discriminatedUnion('kind', [
  /** Somebody can do all of it in one visit. */
  z.strictObject({ kind: z.literal('WHOLE') }),
  /** Nobody can, but two visits do: nobody has all the skills, or no day is long enough. */
  z.strictObject({
    kind: z.literal('SPLIT'),
    why: z.enum(['SKILLS', 'TOO_LONG']),
    first: Lines,
    second: Lines,
  }),
  /** What nobody does at all, or not in one day: it has to leave the cart. */
  z.strictObject({
    kind: z.literal('IMPOSSIBLE'),
    why: z.enum(['SKILLS', 'TOO_LONG']),
    serviceIds: z.array(z.string()),
  }),
  /** More than two visits can hold. */
  z.strictObject({ kind: z.literal('TOO_MUCH') }),
]);
export type CartCheck = z.infer<typeof CartCheck>;

/** A service of a cart: what it needs, and for how long each time. */
export type CheckedLine = { serviceId: string; quantity: number; skill: string; minutes: number };

/** Somebody of the roster: what she can do (none: everything), and her longest visit. */
export type Able = { skills: readonly string[]; longestVisit: number };

type Line = { serviceId: string; quantity: number };

const canDo = ({ skills }: Able, { skill }: CheckedLine): boolean =>
  skills.length === 0 || skills.includes(skill);

const minutesOf = (lines: readonly CheckedLine[]): number =>
  lines.reduce((sum, { minutes, quantity }) => sum + minutes * quantity, 0);

const fits = (able: Able, lines: readonly CheckedLine[]): boolean =>
  lines.every((line) => canDo(able, line)) && minutesOf(lines) <= able.longestVisit;

const somebodyFits = (roster: readonly Able[], lines: readonly CheckedLine[]): boolean =>
  roster.some((able) => fits(able, lines));

const plain = (lines: readonly CheckedLine[]): Line[] =>
  lines.map(({ serviceId, quantity }) => ({ serviceId, quantity }));

/** Of each line as many as she can still take, in the order of the cart; the rest is left. */
const takeWhatFits = (able: Able, lines: readonly CheckedLine[]) => {
  let left = able.longestVisit;
  const parts = lines.map((line) => {
    const taken = canDo(able, line) ? Math.min(line.quantity, Math.floor(left / line.minutes)) : 0;
    left -= taken * line.minutes;
    return { line, taken };
  });
  const some = (quantityOf: (part: (typeof parts)[number]) => number): CheckedLine[] =>
    parts
      .map((part) => ({ ...part.line, quantity: quantityOf(part) }))
      .filter(({ quantity }) => quantity > 0);
  return {
    first: some(({ taken }) => taken),
    second: some(({ line, taken }) => line.quantity - taken),
  };
};

/**
 * How a cart can be done. The first of two visits takes as much as somebody can do, so that the
 * second is as short as can be.
 */
export const checkCart = (lines: readonly CheckedLine[], roster: readonly Able[]): CartCheck => {
  if (somebodyFits(roster, lines)) return { kind: 'WHOLE' };
  const nobodyDoes = lines.filter((line) => !roster.some((able) => canDo(able, line)));
  if (nobodyDoes.length > 0) return impossible('SKILLS', nobodyDoes);
  const tooLong = lines.filter((line) => !somebodyFits(roster, [{ ...line, quantity: 1 }]));
  if (tooLong.length > 0) return impossible('TOO_LONG', tooLong);
  const [best] = roster
    .map((able) => takeWhatFits(able, lines))
    .filter(({ first, second }) => first.length > 0 && somebodyFits(roster, second))
    .sort((one, other) => minutesOf(one.second) - minutesOf(other.second));
  if (!best) return { kind: 'TOO_MUCH' };
  const somebodyHasAll = roster.some((able) => lines.every((line) => canDo(able, line)));
  return {
    kind: 'SPLIT',
    why: somebodyHasAll ? 'TOO_LONG' : 'SKILLS',
    first: plain(best.first),
    second: plain(best.second),
  };
};

const impossible = (why: 'SKILLS' | 'TOO_LONG', lines: readonly CheckedLine[]): CartCheck => ({
  kind: 'IMPOSSIBLE',
  why,
  serviceIds: lines.map(({ serviceId }) => serviceId),
});
