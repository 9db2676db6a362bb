import { isDeepStrictEqual } from 'node:util';
import {
  defaultPaymentSettings,
  type PaymentSettings,
} from '@haldi/contract/payment-settings/desk/schema';
import type { PaymentOptions } from '@haldi/contract/payment-settings/payment-options';
import { defaultSettings } from '@haldi/contract/settings/default-settings';
import type { Db } from '../platform/database/database.ts';
import {
  lockPaymentSettings,
  type PaymentSettingsRow,
  readPaymentSettingsRow,
  updatePaymentSettings,
} from './store.ts';

export const toPaymentSettings = ({
  id: _,
  version: __,
  ...settings
}: PaymentSettingsRow): PaymentSettings => settings;

export const readPaymentSettings = async (db: Db): Promise<PaymentSettings> =>
  toPaymentSettings(await readPaymentSettingsRow(db));

/** A UPI ID is kept while the salon does not take UPI. */
const upiPayeeOf = ({
  methods,
  upi,
}: Pick<PaymentSettings, 'methods' | 'upi'>): PaymentSettings['upi'] =>
  methods.includes('upi') ? upi : null;

export const readPaymentOptions = async (db: Db): Promise<PaymentOptions> => {
  const { methods, upi, advance } = await readPaymentSettingsRow(db);
  return { methods, upi: upiPayeeOf({ methods, upi }), advance };
};

const demoPaymentSettings: PaymentSettings = {
  ...defaultPaymentSettings,
  methods: ['cash', 'upi', 'card'],
  upi: {
    id: 'haldisalon@okbank',
    name: defaultSettings.businessName,
    kind: 'business',
    merchantCode: null,
  },
};

export const initializeDemoPaymentSettings = (db: Db): Promise<void> =>
  updatePaymentSettings(db, demoPaymentSettings);

/** Values that are unchanged from the demo are reset to those of a new salon. */
export const resetDemoPaymentSettings = async (tx: Db): Promise<void> => {
  const current = toPaymentSettings(await lockPaymentSettings(tx));
  const untouched = Object.entries(defaultPaymentSettings).filter(([key]) => {
    const name = key as keyof PaymentSettings;
    return isDeepStrictEqual(current[name], demoPaymentSettings[name]);
  });
  await updatePaymentSettings(tx, { ...current, ...Object.fromEntries(untouched) });
};
