import type { Guard } from '../../../testing/guard.ts';

const test = 'staff-discounts.test.ts';

export const guards: Guard[] = [
  {
    what: 'the desk has a limit of discounts',
    file: '../commands/decide-discounts.ts',
    find: 'if (left !== null && wanted > left) throw errors.aboveDiscountLimitError(left, due);',
    test,
  },
  {
    what: 'earlier discounts count towards the limit',
    file: '../commands/decide-discounts.ts',
    find: 'return Math.max(0, limit - given);',
    replace: 'return Math.max(0, limit - given * 0);',
    test,
  },
  {
    what: 'the limit is also an amount',
    file: '../commands/decide-discounts.ts',
    find: 'Math.min(deskDiscountLimit, Math.floor((price * deskDiscountPercent) / 100))',
    replace: 'Math.max(deskDiscountLimit, Math.floor((price * deskDiscountPercent) / 100))',
    test,
  },
  {
    what: 'no more than the price is taken off',
    file: '../commands/decide-discounts.ts',
    find: 'if (wanted > price || price === 0) throw errors.abovePriceError(price, due);',
    test,
  },
  {
    what: 'only a discount of the order is removed, and once',
    file: '../commands/decide-discounts.ts',
    find: 'billing.discounts.find((discount) => discount.id === id)',
    replace: 'billing.discounts.at(id - id) ?? { percent: 1, amount: null, reason: "" }',
    test,
  },
];
