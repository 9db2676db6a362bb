import type { PaymentReport } from '@haldi/contract/analytics/schema';
import type { DayRange } from '@haldi/contract/kit/dates';
import type {
  PaymentFigures,
  PaymentFiguresByMethod,
} from '@haldi/contract/orders/payments/payment-figures';
import { paymentMethods } from '@haldi/contract/payment-settings/payment-methods';
import type { Db } from '../../platform/database/database.ts';
import { readDiscountReport } from '../discounts/discount-report-store.ts';
import {
  listPaymentsByDay,
  type PaymentDay,
  readOutstanding,
  readOwedFigures,
} from './payment-figures-store.ts';

export { readDiscountReport, readOutstanding };

const sumFigures = (rows: readonly PaymentFigures[]): PaymentFigures => ({
  collected: rows.reduce((sum, row) => sum + row.collected, 0),
  refunded: rows.reduce((sum, row) => sum + row.refunded, 0),
  tips: rows.reduce((sum, row) => sum + row.tips, 0),
});

export const readDailyPayments = async (
  db: Db,
  range: DayRange,
): Promise<(day: string) => PaymentFigures> => {
  const byDay = Map.groupBy(await listPaymentsByDay(db, range), ({ day }) => day);
  return (day) => sumFigures(byDay.get(day) ?? []);
};

/** Shown for money that no beautician took. */
export const deskNameInReports = 'Desk';

const sumByMethod = (rows: readonly PaymentDay[]): PaymentFiguresByMethod[] => {
  const byMethod = Map.groupBy(rows, ({ method }) => method);
  return paymentMethods.flatMap((method) => {
    const found = byMethod.get(method);
    return found ? [{ method, ...sumFigures(found) }] : [];
  });
};

export const readPaymentsByMethod = async (
  db: Db,
  range: DayRange,
): Promise<PaymentFiguresByMethod[]> => sumByMethod(await listPaymentsByDay(db, range));

export const readPaymentReport = async (
  db: Db,
  now: DayRange,
  before: DayRange,
): Promise<PaymentReport> => {
  const rows = await listPaymentsByDay(db, now);
  const owed = await readOwedFigures(db, now);
  const byBeautician = Map.groupBy(rows, ({ beautician }) => beautician ?? deskNameInReports);
  return {
    now: sumFigures(rows),
    before: sumFigures(await listPaymentsByDay(db, before)),
    outstanding: owed.outstanding,
    discounts: owed.discounts,
    fees: { charged: owed.feesCharged, waived: owed.feesWaived },
    byMethod: sumByMethod(rows),
    byBeautician: [...byBeautician]
      .map(([name, found]) => ({ name, ...sumFigures(found) }))
      .sort((a, b) => b.collected - a.collected || (a.name < b.name ? -1 : 1)),
  };
};
