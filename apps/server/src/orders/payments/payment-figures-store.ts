import type { DayRange } from '@haldi/contract/kit/dates';
import type { PaymentFigures } from '@haldi/contract/orders/payments/payment-figures';
import type { PaymentMethod } from '@haldi/contract/payment-settings/payment-methods';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { beauticians } from '../../roster/tables.ts';
import { orders } from '../tables.ts';
import { amountDueSql, isUnpaidOrder, totalDiscountsSql } from './order-amounts-sql-tables.ts';
import { isEffectiveEntry, ledgerEntries, orderFees } from './tables.ts';

const sumOf = (kind: 'payment' | 'refund' | 'tip'): SQL =>
  sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = ${kind}), 0)::float8`;

const figures = sql`${sumOf('payment')} as collected, ${sumOf('refund')} as refunded, ${sumOf('tip')} as tips`;

export type PaymentDay = PaymentFigures & {
  day: string;
  method: PaymentMethod;
  /** Null: the desk. */
  beautician: string | null;
};

/** By the day on which the money was taken. */
export const listPaymentsByDay = (db: Db, { from, to }: DayRange): Promise<PaymentDay[]> =>
  queryRows(
    db,
    sql`select ${ledgerEntries.day}::text as day, ${ledgerEntries.method} as method,
        ${beauticians.name} as beautician, ${figures}
      from ${ledgerEntries}
      left join ${beauticians} on ${beauticians.id} = ${ledgerEntries.beauticianId}
      where ${ledgerEntries.day} between ${from}::date and ${to}::date and ${isEffectiveEntry}
      group by 1, 2, 3`,
  );

export type OwedFigures = {
  outstanding: number;
  discounts: number;
  feesCharged: number;
  feesWaived: number;
};

/** In paise, of all unpaid orders. */
export const readOutstanding = async (db: Db): Promise<number> => {
  const [row] = await queryRows<{ outstanding: number }>(
    db,
    sql`select coalesce(sum(${amountDueSql}), 0)::float8 as outstanding
      from ${orders} where ${isUnpaidOrder}`,
  );
  return row?.outstanding ?? 0;
};

/** In paise, by the day of the visit. */
export const readOwedFigures = async (db: Db, { from, to }: DayRange): Promise<OwedFigures> => {
  const inRange = sql`${orders.appointmentDate} between ${from}::date and ${to}::date`;
  const [owed] = await queryRows<Pick<OwedFigures, 'outstanding' | 'discounts'>>(
    db,
    sql`select coalesce(sum(${amountDueSql}) filter (where ${isUnpaidOrder}), 0)::float8 as outstanding,
        ${totalDiscountsSql} * 100 as discounts
      from ${orders} where ${inRange}`,
  );
  const [fees] = await queryRows<Pick<OwedFigures, 'feesCharged' | 'feesWaived'>>(
    db,
    sql`select coalesce(sum(${orderFees.amount}), 0)::float8 * 100 as "feesCharged",
        coalesce(sum(${orderFees.amount}) filter (where ${orderFees.isWaived}), 0)::float8 * 100
          as "feesWaived"
      from ${orderFees} join ${orders} on ${orders.id} = ${orderFees.orderId} where ${inRange}`,
  );
  if (!owed || !fees) throw new Error('a sum has no row');
  return { ...owed, ...fees };
};
