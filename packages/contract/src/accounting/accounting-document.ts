import type { DocumentContent, DocumentKind } from '../documents/document-content.ts';

/**
 * `sequence` is the running number in its series and financial year. The `advances` of a credit note
 * are those that its bill used and that are open again.
 */
export type AccountingDocument = DocumentContent & { _id: number; sequence: number };

/** These reduce another document, so their amounts are subtracted. */
export const reducesOther = (kind: DocumentKind): boolean =>
  kind === 'credit_note' || kind === 'refund_voucher';

/** Receipt and refund vouchers are about advances. All others are about sales. */
export const isVoucher = (kind: DocumentKind): boolean =>
  kind === 'receipt_voucher' || kind === 'refund_voucher';
