import fc from 'fast-check';

type Amount = 'all' | 'half' | number;

export const amountOf = (wanted: Amount, of: number): number => {
  if (wanted === 'all') return Math.max(0, of);
  return wanted === 'half' ? Math.max(0, Math.floor(of / 2)) : wanted;
};

const which = fc.nat(3);
/** A part of what is due, or a fixed amount. */
const amount = fc.constantFrom('all', 'half', 100, 10_050, 75_000) as fc.Arbitrary<Amount>;
/** One thing that happens to one of the orders of a customer. */
const moneyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      ...{ which, amount, tip: fc.constantFrom(0, 0, 5_000), asBeautician: fc.boolean() },
      method: fc.constantFrom('cash', 'upi', 'card'),
      acceptsOverpayment: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), which, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('reverse' as const), which, index: fc.nat(5) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      which,
      to: fc.constantFrom('completed', 'completed', 'cancelled', 'no-show', 'confirmed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('waive' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('waive-advance' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reference' as const),
      ...{ which, amount, isReceived: fc.boolean() },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('discount' as const),
      which,
      terms: fc.constantFrom(
        { percent: 7, amount: null },
        { percent: 35, amount: null },
        { percent: null, amount: 40 },
        { percent: null, amount: 900 },
      ),
      byDesk: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('remove-discount' as const),
      ...{ which, index: fc.nat(2) },
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('services' as const),
      ...{ which, quantity: fc.integer({ min: 1, max: 2 }) },
    }),
  },
);
export type MoneyStep = typeof moneyStep extends fc.Arbitrary<infer One> ? One : never;

export const moneySequence = fc.record({
  /** To which a fee can be added again. Not always, because booking takes most of the time. */
  hasThirdOrder: fc.constantFrom(false, false, false, true),
  /** For the first order. */
  coupon: fc.constantFrom(null, null, 'percent' as const, 'ceiling' as const, 'amount' as const),
  advance: fc.constantFrom(null, 'kept' as const, 'returned' as const),
  steps: fc.array(moneyStep, { maxLength: 10 }),
});
