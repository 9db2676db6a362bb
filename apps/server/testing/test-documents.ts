import type { BusinessCustomer } from '@haldi/contract/orders/documents/business-customer';

/** The check character is right; the number belongs to nobody. */
export const testBusinessCustomer: BusinessCustomer = {
  name: 'Kulkarni Weddings LLP',
  gstin: '27AAZFK0000A1ZT',
};
