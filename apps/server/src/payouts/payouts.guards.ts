import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a statement is paid as it was shown',
    file: 'mark-payout-paid.ts',
    find: "if (statement.stamp !== stamp) throw new AppError('PAYOUT_CHANGED', statementChanged);",
    test: 'paid-payouts.test.ts',
  },
  {
    what: 'a period is not paid before it has ended',
    file: 'mark-payout-paid.ts',
    find: "if (to > today) throw fieldError('to', 'This period has not ended yet');",
    test: 'paid-payouts.test.ts',
  },
  {
    what: 'statements of a beautician are paid one at a time',
    file: 'mark-payout-paid.ts',
    find: 'await lockPayoutsOfBeautician(tx, beauticianId);',
    test: 'paid-payouts.test.ts',
  },
  {
    what: 'a period that was paid has no draft',
    file: 'read-payouts.ts',
    find: 'if (overlapping) throw overlapError(name, overlapping.payout);',
    test: 'paid-payouts.test.ts',
  },
  {
    what: 'beauticians read only their own statements',
    file: 'routes.ts',
    find: 'readPaidStatement(db, params.payout, beauticianOf(identity))',
    replace: 'readPaidStatement(db, params.payout)',
    test: 'paid-payouts.test.ts',
  },
  {
    what: 'an adjustment of a paid statement is not removed',
    file: 'adjustments.ts',
    find: '    .catch(mapSettled)',
    test: 'paid-payouts.test.ts',
  },
  {
    what: 'an adjustment is not dated in the future',
    file: 'adjustments.ts',
    find: 'if (adjustment.day > indiaDay(at)) {',
    replace: "if (adjustment.day === 'never') {",
    test: 'payouts.test.ts',
  },
  {
    what: 'shares that were changed meanwhile are not overwritten',
    file: 'payout-settings.ts',
    find: 'row.version !== version',
    replace: 'row.version < 0',
    test: 'payouts.test.ts',
  },
  {
    what: 'cash tips are not paid again',
    file: '../../../../packages/contract/src/payouts/visit-share.ts',
    find: 'share + tips - cashTips;',
    replace: 'share + tips - 0 * cashTips;',
    test: 'payouts.test.ts',
  },
  {
    what: 'visits that were paid keep their shares',
    file: 'list-statement-lines.ts',
    find: '  paidBefore.get(_id)?.terms ??\n',
    test: 'payout-corrections.test.ts',
  },
  {
    what: 'late visits have the shares of their period',
    file: 'list-statement-lines.ts',
    find: '  paidPeriods.find((period) => covers(period, appointmentDate))?.terms ??\n',
    replace: '  (paidPeriods.length < 0 ? terms : undefined) ??\n',
    test: 'payout-corrections.test.ts',
  },
  {
    what: 'what a statement could not settle is carried over',
    file: 'list-statement-lines.ts',
    find: '    ...(lastPayout && lastPayout.total < 0 ? [carriedOverLine(lastPayout)] : []),\n',
    replace: '    ...(lastPayout && lastPayout.total > 0 ? [carriedOverLine(lastPayout)] : []),\n',
    test: 'payout-corrections.test.ts',
  },
  {
    what: 'an entry cannot be removed while its statement is marked as paid',
    file: 'store.ts',
    find: '  await lockPayoutsOfBeautician(tx, found.beauticianId);\n',
    test: 'paid-payouts.test.ts',
  },
];
