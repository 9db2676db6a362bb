import { indiaDay } from '@haldi/contract/kit/dates';
import type { Fee } from '@haldi/contract/orders/fee';
import { orderAmounts, outstandingAmount } from '@haldi/contract/orders/order-amounts';
import type { UnpaidReason } from '@haldi/contract/orders/payments/ledger';
import type { OrderLedger, StaffLedgerEntry } from '@haldi/contract/orders/payments/schema';
import { isCancelled } from '@haldi/contract/orders/status';
import { readUsernames } from '../../accounts/service.ts';
import { readPaymentSettings } from '../../payment-settings/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { discountLimitLeft } from '../commands/decide-discounts.ts';
import { refundLimitLeft } from '../commands/decide-payments-and-fees.ts';
import { statusOf } from '../commands/values-from-order-row.ts';
import { readStaffDiscounts } from '../discounts/service.ts';
import { readOrderDocuments } from '../documents/read-documents.ts';
import * as errors from '../errors.ts';
import {
  findOrderWithRelatedRowsById,
  type OrderWithRelatedRows,
} from '../order-with-related-rows-store.ts';
import type { OrdersContext } from '../service.ts';
import { toOrder } from '../to-order.ts';
import {
  findNextVisit,
  listEffectiveEntries,
  listEntries,
  listWaivedAndMovedFees,
  readBeauticianNames,
} from './ledger-store.ts';
import type { LedgerRow } from './to-ledger-entry.ts';

export const toStaffLedgerEntries = async (
  db: Db,
  rows: readonly LedgerRow[],
): Promise<StaffLedgerEntry[]> => {
  const names = await readUsernames(db, [...new Set(rows.map(({ takenBy }) => takenBy))]);
  const beauticians = await readBeauticianNames(db, rows);
  const reversed = new Set(rows.map(({ reverses }) => reverses));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    method: row.method,
    amount: row.amount,
    discount: row.discount,
    takenAt: row.takenAt.toISOString(),
    reverses: row.reverses,
    isReversed: reversed.has(row.id),
    // A reversal belongs to the beautician whose entry it removes.
    takenBy:
      (row.kind === 'reversal' ? undefined : beauticians.get(row.beauticianId)) ??
      names.get(row.takenBy) ??
      null,
    reference: row.reference,
    reason: row.reason,
    recordedAt: row.recordedAt.toISOString(),
    cashDay: row.cashDay,
  }));
};

/** What the beautician said last. */
export const unpaidReasonOf = ({
  history,
}: Pick<OrderWithRelatedRows, 'history'>): UnpaidReason | null => {
  const said = history.find(({ event }) => event.kind === 'left-unpaid')?.event;
  return said?.kind === 'left-unpaid' ? said.reason : null;
};

const toSettledFee = ({
  kind,
  amount,
  isWaived,
  reason,
  movedTo,
  statusOfTarget,
}: Awaited<
  ReturnType<typeof listWaivedAndMovedFees>
>[number]): OrderLedger['settledFees'][number] => ({
  ...({ kind, amount } satisfies Fee),
  outcome: isWaived ? 'waived' : 'moved',
  reason,
  movedTo,
  isMovable: statusOfTarget !== null && isCancelled(statusOf({ status: statusOfTarget })),
});

export const readOrderLedger = async (
  { db, clock }: Pick<OrdersContext, 'db' | 'clock'>,
  { role }: Identity,
  id: string,
): Promise<OrderLedger> => {
  const rows = await findOrderWithRelatedRowsById(db, id);
  if (!rows) throw errors.notFoundError();
  const order = toOrder(rows);
  const next = await findNextVisit(db, rows.order, indiaDay(clock()));
  const billing = {
    settings: await readPaymentSettings(db),
    entries: await listEffectiveEntries(db, id),
  };
  return {
    entries: await toStaffLedgerEntries(db, await listEntries(db, id)),
    settledFees: (await listWaivedAndMovedFees(db, id)).map(toSettledFee),
    discounts: await readStaffDiscounts(db, order),
    documents: await readOrderDocuments(db, id),
    businessCustomer: rows.order.businessCustomer,
    unverifiedPayment: order.unverifiedPayment,
    unpaidReason: outstandingAmount(orderAmounts(order)) > 0 ? unpaidReasonOf(rows) : null,
    nextVisit: next ? { _id: next.id, orderId: next.orderNumber } : null,
    refundLimit: refundLimitLeft(billing, role),
    discountLimit: discountLimitLeft(order, order.discounts, billing.settings, role),
    version: order.version,
  };
};
