import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'beauticians take payments only for their own visits',
    file: '../commands/decide-command.ts',
    find: "if (by === 'beautician' && order.beauticianId !== context.by?.beauticianId) {",
    replace: "if (by === 'beautician' && order.beauticianId === null) {",
    test: 'payments-taken-by-beautician.test.ts',
  },
  {
    what: 'a payment cannot exceed what is due',
    file: '../commands/decide-payments-and-fees.ts',
    find: 'if (amount > 0 && amount > due && !acceptsOverpayment) throw errors.paymentAboveDueError(due);',
    test: 'payments-taken-by-beautician.test.ts',
  },
  {
    what: 'a paid visit cannot be left unpaid',
    file: '../commands/decide-payments-and-fees.ts',
    find: "if (due <= 0) throw errors.paymentRefusedError('NOTHING_DUE', due);\n  return { order: {}, event: { kind: 'left-unpaid'",
    replace: "return { order: {}, event: { kind: 'left-unpaid'",
    test: 'payments-taken-by-beautician.test.ts',
  },
  {
    what: 'a payment is not recorded long before the visit or in the future',
    file: '../commands/decide-payments-and-fees.ts',
    find: 'new Date(Math.min(now.getTime(), Math.max(earliest, pressedAt.getTime())))',
    replace: 'pressedAt',
    test: 'payments-taken-by-beautician.test.ts',
  },
];
