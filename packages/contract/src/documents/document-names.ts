import * as z from 'zod/mini';
import type { DocumentContent, DocumentKind } from './document-content.ts';

export const documentNames: Record<DocumentKind, string> = {
  bill: 'Bill',
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
};

export const paperSizes = ['a4', 'receipt'] as const;
export const PaperSize = z.enum(paperSizes, 'Choose a4 or receipt');
export type PaperSize = z.infer<typeof PaperSize>;

/** A number contains slashes: `Tax-invoice-INV-26-27-00001.pdf`. */
export const documentFileName = (
  { kind, number }: Pick<DocumentContent, 'kind' | 'number'>,
  paper: PaperSize,
): string =>
  `${documentNames[kind]} ${number}${paper === 'receipt' ? ' receipt' : ''}`
    .replace(/[^A-Za-z0-9]+/g, '-')
    .concat('.pdf');
