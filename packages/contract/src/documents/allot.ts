/**
 * Divides an amount in proportion to the weights, by largest remainder: parts are whole, add up to
 * the amount, and none is above its weight if the amount is at most the sum of the weights.
 */
export const allot = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // Products of paise exceed the integers that numbers represent exactly.
  const shares = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = shares.map((share) => Number(share / BigInt(total)));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, place) => ({ place, remainder: share % BigInt(total) }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.place - other.place);
  for (const { place } of byRemainder.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
};
