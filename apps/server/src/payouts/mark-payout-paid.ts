import { formatDay, indiaDay } from '@haldi/contract/kit/dates';
import { toRupees } from '@haldi/contract/kit/paise';
import type { PayoutRequest, PayoutStatement } from '@haldi/contract/payouts/schema';
import { amountToPay } from '@haldi/contract/payouts/statement-totals';
import { recordAuditEntry } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Identity } from '../platform/http/identity.ts';
import { type Draft, readPaidStatement, readPayoutDraft } from './read-payouts.ts';
import { insertPayout, lockPayoutsOfBeautician, type PayoutRow } from './store.ts';

type Payment = Pick<PayoutRow, 'paidOn' | 'method' | 'reference' | 'paidBy' | 'recordedAt'>;

const fieldError = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });

const requirePossibleDays = ({ from, to, paidOn }: PayoutRequest, today: string): void => {
  if (to > today) throw fieldError('to', 'This period has not ended yet');
  if (paidOn > today) throw fieldError('paidOn', 'Enter a date up to today');
  if (paidOn < from) throw fieldError('paidOn', 'Enter a date in the period or later');
};

const statementChanged = 'The statement has changed. Review it and mark it as paid again.';

/** Without an entry in the audit log. The payouts of the beautician must be locked. */
export const savePaidStatement = async (
  tx: Db,
  { statement: { beauticianId, name, from, to, terms, totals }, lines }: Draft,
  payment: Payment,
): Promise<number> =>
  insertPayout(
    tx,
    { beauticianId, name, from, to, terms, total: totals.total, ...payment },
    lines.map(({ order, orderId: _, ...line }) => ({
      ...line,
      orderId: order?.id ?? null,
      orderVersion: order?.version ?? null,
      terms: order?.terms ?? null,
    })),
  );

/** Null: there is nothing to pay. */
const requireMethod = (
  { totals }: PayoutStatement,
  { method }: PayoutRequest,
): PayoutRequest['method'] => {
  if (amountToPay(totals) === 0) return null;
  if (method === null) throw fieldError('method', 'Choose a payment method');
  return method;
};

export const markPayoutPaid = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  by: Identity,
  request: PayoutRequest,
): Promise<PayoutStatement> => {
  const { beauticianId, from, to, stamp, paidOn, reference } = request;
  const at = clock();
  requirePossibleDays(request, indiaDay(at));
  const id = await db.transaction(async (tx) => {
    await lockPayoutsOfBeautician(tx, beauticianId);
    const draft = await readPayoutDraft(tx, beauticianId, { from, to });
    const { statement, lines } = draft;
    if (statement.stamp !== stamp) throw new AppError('PAYOUT_CHANGED', statementChanged);
    if (lines.length === 0) throw fieldError('to', 'This period has nothing to pay');
    const method = requireMethod(statement, request);
    const payment = { paidOn, method, reference, paidBy: by.userId, recordedAt: at };
    const added = await savePaidStatement(tx, draft, payment);
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'payout-paid',
      subject: { id: String(beauticianId), name: statement.name },
      changes: [
        { field: 'period', before: null, after: `${formatDay(from)} to ${formatDay(to)}` },
        { field: 'amount', before: null, after: toRupees(amountToPay(statement.totals)) },
      ],
    });
    return added;
  });
  return readPaidStatement(db, id);
};
