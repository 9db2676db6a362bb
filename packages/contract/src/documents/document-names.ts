import type { DocumentKind } from './document-content.ts';

export const documentNames: Record<DocumentKind, string> = {
  bill: 'Bill',
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
};
