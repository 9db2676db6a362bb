import { indiaDay } from '@haldi/contract/kit/dates';
import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { readPaymentSettings } from '../../payment-settings/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Billing } from '../commands/command-decision-types.ts';
import { listActiveDiscounts } from '../discounts/store.ts';
import type { OrderRow } from '../tables.ts';
import {
  findNextVisit,
  findReferenceUse,
  findUnverifiedPayment,
  listEffectiveEntries,
  listFeesCausedByOrder,
  listFeesChargedToOrder,
} from './ledger-store.ts';
import { toUnverifiedPayment } from './to-ledger-entry.ts';

/** The order must be locked. */
export const readOrderBilling = async (
  tx: Db,
  order: OrderRow,
  command: OrderCommand,
  now: Date,
): Promise<Billing> => {
  const unverified = await findUnverifiedPayment(tx, order.id);
  const reference = 'reference' in command ? command.reference : undefined;
  return {
    settings: await readPaymentSettings(tx),
    entries: await listEffectiveEntries(tx, order.id),
    fees: await listFeesChargedToOrder(tx, order.id),
    ownFees:
      command.kind === 'waive-fee' || command.kind === 'move-fee'
        ? await listFeesCausedByOrder(tx, order.id)
        : [],
    discounts: await listActiveDiscounts(tx, order.id),
    unverified: unverified ? toUnverifiedPayment(unverified) : null,
    referenceUse: reference ? ((await findReferenceUse(tx, reference)) ?? null) : null,
    nextVisit:
      command.kind === 'move-fee'
        ? ((await findNextVisit(tx, order, indiaDay(now))) ?? null)
        : null,
  };
};
