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
    find: 'Math.max(0, deskLimit(order, settings) - givenByStaff(order, discounts))',
    replace: 'deskLimit(order, settings)',
    test,
  },
  {
    what: 'the limit is also an amount',
    file: '../commands/decide-discounts.ts',
    find: 'return Math.min(deskDiscountLimit, Math.floor(share));',
    replace: 'return Math.floor(share);',
    test,
  },
  {
    what: 'the limit holds when services change',
    file: '../commands/decide-services-change.ts',
    find: "if (command.by === 'desk') requireDiscountsWithinLimit(state, lines, context);",
    test,
  },
  {
    what: 'the desk can change services of an order with a higher discount by the owner',
    file: '../commands/decide-discounts.ts',
    find: 'if (given <= limit || givenBefore > limitBefore) return;',
    replace: 'if (given <= limit) return;',
    test,
  },
  {
    what: 'a repeated attempt cannot be about another discount',
    file: '../commands/require-same-amounts.ts',
    find: 'return given?.percent === percent && given.amount === amount;',
    replace: 'return given !== undefined;',
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
