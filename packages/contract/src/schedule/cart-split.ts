import * as z from 'zod/mini';

const Lines = z.array(z.strictObject({ serviceId: z.string(), quantity: z.int() }));

export const CartSplit = z.discriminatedUnion('kind', [
  /** One visit is enough. */
  z.strictObject({ kind: z.literal('WHOLE') }),
  /** Two visits are needed: no beautician has all skills, or no working day is long enough. */
  z.strictObject({
    kind: z.literal('SPLIT'),
    why: z.enum(['SKILLS', 'TOO_LONG']),
    first: Lines,
    second: Lines,
  }),
  /**
   * No beautician has the skill, or the service alone is too long. These services must leave the
   * cart.
   */
  z.strictObject({
    kind: z.literal('IMPOSSIBLE'),
    why: z.enum(['SKILLS', 'TOO_LONG']),
    serviceIds: z.array(z.string()),
  }),
  /** Two visits are not enough. */
  z.strictObject({ kind: z.literal('TOO_MUCH') }),
]);
export type CartSplit = z.infer<typeof CartSplit>;

/** `minutes` is the duration of one. */
export type CartCheckLine = { serviceId: string; quantity: number; skill: string; minutes: number };

/** Empty skills: all skills. `longestVisit` in minutes. */
export type BeauticianAbility = { skills: readonly string[]; longestVisit: number };

type Line = { serviceId: string; quantity: number };

const canDo = ({ skills }: BeauticianAbility, { skill }: CartCheckLine): boolean =>
  skills.length === 0 || skills.includes(skill);

const totalMinutes = (lines: readonly CartCheckLine[]): number =>
  lines.reduce((sum, { minutes, quantity }) => sum + minutes * quantity, 0);

const canDoAll = (beautician: BeauticianAbility, lines: readonly CartCheckLine[]): boolean =>
  lines.every((line) => canDo(beautician, line)) && totalMinutes(lines) <= beautician.longestVisit;

const canOneDoAll = (
  roster: readonly BeauticianAbility[],
  lines: readonly CartCheckLine[],
): boolean => roster.some((able) => canDoAll(able, lines));

const toLines = (lines: readonly CartCheckLine[]): Line[] =>
  lines.map(({ serviceId, quantity }) => ({ serviceId, quantity }));

/** Chooses quantities whose total comes closest to the available minutes. */
const chooseLongest = (
  lines: readonly CartCheckLine[],
  maxMinutes: number,
): Map<CartCheckLine, number> => {
  // Every reachable sum, with the line added last to reach it.
  const lastLineOfSum = new Map<number, CartCheckLine | undefined>([[0, undefined]]);
  for (const line of lines) {
    for (let each = 0; each < line.quantity; each += 1) {
      for (const sum of [...lastLineOfSum.keys()]) {
        const next = sum + line.minutes;
        if (next <= maxMinutes && !lastLineOfSum.has(next)) lastLineOfSum.set(next, line);
      }
    }
  }
  const taken = new Map<CartCheckLine, number>();
  let sum = Math.max(...lastLineOfSum.keys());
  for (let last = lastLineOfSum.get(sum); last; last = lastLineOfSum.get(sum)) {
    taken.set(last, (taken.get(last) ?? 0) + 1);
    sum -= last.minutes;
  }
  return taken;
};

type Split = { first: CartCheckLine[]; second: CartCheckLine[] };

/** The first visit takes what only `one` can do and as much else as fits, the second the rest. */
const splitBetween = (
  one: BeauticianAbility,
  other: BeauticianAbility,
  lines: readonly CartCheckLine[],
): Split | undefined => {
  if (totalMinutes(lines) > one.longestVisit + other.longestVisit) return undefined;
  const onlyByFirst = lines.filter((line) => !canDo(other, line));
  if (!canDoAll(one, onlyByFirst)) return undefined;
  const shared = lines.filter((line) => canDo(one, line) && canDo(other, line));
  const taken = chooseLongest(shared, one.longestVisit - totalMinutes(onlyByFirst));
  const firstQuantity = (line: CartCheckLine) =>
    onlyByFirst.includes(line) ? line.quantity : taken.get(line);
  const withQuantities = (quantityOf: (line: CartCheckLine) => number): CartCheckLine[] =>
    lines
      .map((line) => ({ ...line, quantity: quantityOf(line) }))
      .filter(({ quantity }) => quantity > 0);
  const second = withQuantities((line) => line.quantity - (firstQuantity(line) ?? 0));
  return canDoAll(other, second)
    ? { first: withQuantities((line) => firstQuantity(line) ?? 0), second }
    : undefined;
};

/** Among beauticians with the same skills for this cart, only the longest day matters. */
const longestDayPerSkills = (
  lines: readonly CartCheckLine[],
  roster: readonly BeauticianAbility[],
): BeauticianAbility[] => {
  const longestFirst = roster.toSorted((one, other) => other.longestVisit - one.longestVisit);
  const groups = Map.groupBy(longestFirst, (able) =>
    lines.map((line) => Number(canDo(able, line))).join(),
  );
  return [...groups.values()].flatMap(([longest]) => longest ?? []);
};

/** The first of two visits takes as much as possible, so that the second is short. */
export const splitCartIntoVisits = (
  lines: readonly CartCheckLine[],
  roster: readonly BeauticianAbility[],
): CartSplit => {
  if (canOneDoAll(roster, lines)) return { kind: 'WHOLE' };
  const withoutSkill = lines.filter((line) => !roster.some((able) => canDo(able, line)));
  if (withoutSkill.length > 0) return impossible('SKILLS', withoutSkill);
  const tooLong = lines.filter((line) => !canOneDoAll(roster, [{ ...line, quantity: 1 }]));
  if (tooLong.length > 0) return impossible('TOO_LONG', tooLong);
  const candidates = longestDayPerSkills(lines, roster);
  const [best] = candidates
    .flatMap((one) => candidates.flatMap((other) => splitBetween(one, other, lines) ?? []))
    .sort((one, other) => totalMinutes(one.second) - totalMinutes(other.second));
  if (!best) return { kind: 'TOO_MUCH' };
  const hasOneAllSkills = roster.some((able) => lines.every((line) => canDo(able, line)));
  return {
    kind: 'SPLIT',
    why: hasOneAllSkills ? 'TOO_LONG' : 'SKILLS',
    first: toLines(best.first),
    second: toLines(best.second),
  };
};

const impossible = (why: 'SKILLS' | 'TOO_LONG', lines: readonly CartCheckLine[]): CartSplit => ({
  kind: 'IMPOSSIBLE',
  why,
  serviceIds: lines.map(({ serviceId }) => serviceId),
});
