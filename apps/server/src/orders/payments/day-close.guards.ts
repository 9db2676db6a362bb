import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a day is closed with the figures that were shown',
    file: 'day-close.ts',
    find: "if (!isSame) throw new AppError('DAY_CHANGED', dayChanged);",
    test: 'day-close.test.ts',
  },
  {
    what: 'a day is closed once',
    file: 'day-close.ts',
    find: "if (await store.findClosedDay(tx, day)) throw new AppError('DAY_CHANGED', alreadyClosed);",
    test: 'day-close.test.ts',
  },
  {
    what: 'a difference of cash needs a note',
    file: 'day-close.ts',
    find: "if (note === '' && drawers.some(",
    replace: 'if (day === note && drawers.some(',
    test: 'day-close.test.ts',
  },
  {
    what: 'a future day cannot be closed',
    file: 'day-close.ts',
    find: 'if (day > indiaDay(at)) {',
    replace: 'if (day === note) {',
    test: 'day-close.test.ts',
  },
  {
    what: 'closing a day waits for payments that are being recorded',
    file: 'day-close.ts',
    find: "await lockDayOfPayments(tx, day, 'exclusive');",
    test: 'payments-after-day-close.test.ts',
  },
  {
    what: 'a payment waits while its day is closed',
    file: 'save-payment-changes.ts',
    find: "await lockDayOfPayments(tx, day, 'shared');",
    test: 'payments-after-day-close.test.ts',
  },
  {
    what: 'a payment of a closed day is marked, and its cash is expected on an open day',
    file: 'save-payment-changes.ts',
    find: 'if (!(await isPaymentDayClosed(tx, day))) return day;',
    replace: 'if (!(await isPaymentDayClosed(tx, day)) || day) return day;',
    test: 'payments-after-day-close.test.ts',
  },
  {
    what: 'the correction of late cash is expected where that cash is',
    file: '../commands/decide-payments-and-fees.ts',
    find: '          cashDay,\n',
    test: 'payments-after-day-close.test.ts',
  },
  {
    what: 'cash tips are not expected',
    file: 'day-close-store.ts',
    find: "in ('payment', 'refund')",
    replace: 'is not null',
    test: 'day-close.test.ts',
  },
];
