import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { Config } from '../config.ts';
import type { Db } from '../platform/database.ts';
import { readSettings } from './store.ts';

export const readPublicSettings = async (
  db: Db,
  config: Pick<Config, 'gaMeasurementId' | 'demo' | 'oidc' | 'smtp'>,
): Promise<PublicSettings> => {
  const { businessName, city, phone, whatsappNumber, email, address, visitingCharge, ...rest } =
    await readSettings(db);
  return {
    businessName,
    city,
    phone,
    whatsappNumber,
    email,
    address,
    visitingCharge,
    gaMeasurementId: config.gaMeasurementId ?? rest.gaMeasurementId,
    demo: config.demo,
    oidcLabel: config.oidc?.label ?? null,
    passwordMail: config.smtp !== undefined,
  };
};
