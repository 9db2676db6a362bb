import type { BusinessCustomer } from '@haldi/contract/orders/documents/business-customer';
import type { TestApp } from './test-app.ts';

/** The check character is right; the number belongs to nobody. */
export const testBusinessCustomer: BusinessCustomer = {
  name: 'Kulkarni Weddings LLP',
  gstin: '27AAZFK0000A1ZT',
};

/** Tax invoices instead of bills. */
export const registerTestSalon = async ({ database }: TestApp): Promise<void> => {
  await database.pool.query(
    `update document_settings set scheme = 'regular', gstin = '27AAPFU0939F1ZV', state = '27',
       legal_name = 'Haldi Beauty LLP', address = '12 MG Road, Pune 411001'`,
  );
};
