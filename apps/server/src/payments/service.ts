import type { PaymentSettings } from '@haldi/contract/payments/desk/schema';
import type { PaymentOptions } from '@haldi/contract/payments/schema';
import type { Db } from '../platform/database/database.ts';
import { type PaymentSettingsRow, readPaymentSettings as readRow } from './store.ts';

export const toPaymentSettings = ({
  methods,
  upi,
  deskRefundLimit,
}: PaymentSettingsRow): PaymentSettings => ({ methods, upi, deskRefundLimit });

export const readPaymentSettings = async (db: Db): Promise<PaymentSettings> =>
  toPaymentSettings(await readRow(db));

export const readPaymentOptions = async (db: Db): Promise<PaymentOptions> => {
  const { methods, upi } = await readRow(db);
  return { methods, upi };
};
