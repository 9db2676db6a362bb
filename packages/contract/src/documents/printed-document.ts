import { formatDay } from '../kit/dates.ts';
import { formatPaiseInTable } from '../kit/paise-text.ts';
import { amountInWords } from './amount-in-words.ts';
import type { DocumentContent, DocumentKind } from './document-content.ts';
import { documentNames } from './document-names.ts';
import { linesTable, type PrintedTable, paymentsTable, taxTable } from './printed-tables.ts';

export type PrintedFact = readonly [label: string, value: string];

export type PrintedDocument = {
  title: string;
  /** Below the title; may be empty. */
  subtitle: string;
  number: string;
  seller: { name: string; lines: string[] };
  facts: PrintedFact[];
  buyer: { label: string; name: string; lines: string[] };
  lines: PrintedTable;
  totals: { label: string; value: string; weight: 'main' | 'strong' | 'normal' }[];
  taxes: PrintedTable | null;
  payments: PrintedTable | null;
  amountInWords: PrintedFact;
  notes: string[];
  signature: { seller: string; label: string };
};

const buyerLabels: Record<DocumentKind, string> = {
  bill: 'Bill to',
  tax_invoice: 'Bill to',
  bill_of_supply: 'Bill to',
  receipt_voucher: 'Received from',
  refund_voucher: 'Refunded to',
  credit_note: 'Credit to',
};

const totalLabels: Record<DocumentKind, string> = {
  bill: 'Total',
  tax_invoice: 'Total',
  bill_of_supply: 'Total',
  receipt_voucher: 'Advance received',
  refund_voucher: 'Amount refunded',
  credit_note: 'Total credit',
};

const subtitles: Partial<Record<DocumentKind, string>> = {
  // Rule 48 of the CGST Rules; rule 5 requires the words of the composition scheme at the top.
  tax_invoice: 'Original for recipient',
  bill_of_supply: 'Composition taxable person, not eligible to collect tax on supplies',
};

const kindsWithPayments: readonly DocumentKind[] = ['bill', 'tax_invoice', 'bill_of_supply'];
/** Rules 46, 50 and 51 ask for it. */
const kindsWithReverseCharge: readonly DocumentKind[] = [
  'tax_invoice',
  'receipt_voucher',
  'refund_voucher',
];

const stateText = ({ name, code }: NonNullable<DocumentContent['placeOfSupply']>): string =>
  `${name} (${code})`;
const listWithoutEmpty = (lines: readonly string[]): string[] => lines.filter(Boolean);

const sellerLines = ({ seller }: DocumentContent): string[] => {
  const { name, legalName, address, phone, email, gstin, state } = seller;
  return listWithoutEmpty([
    legalName.toLowerCase() === name.toLowerCase() ? '' : legalName,
    address,
    [phone, email].filter(Boolean).join(' · '),
    gstin === null ? '' : `GSTIN ${gstin}`,
    gstin === null || state === null ? '' : `State: ${stateText(state)}`,
  ]);
};

const buyerLines = ({ buyer }: DocumentContent): string[] =>
  listWithoutEmpty([
    buyer.address,
    [buyer.pincode && `PIN ${buyer.pincode}`, buyer.state].filter(Boolean).join(', '),
    buyer.gstin === null ? '' : `GSTIN ${buyer.gstin}`,
  ]);

const facts = (content: DocumentContent): PrintedFact[] => {
  const { kind, number, issuedOn, orderId, visitDay, refersTo, reason, seller } = content;
  const isRegistered = seller.gstin !== null;
  return [
    ['Number', number],
    ['Date', formatDay(issuedOn)],
    ...(refersTo
      ? ([['Refers to', `${refersTo.number} of ${formatDay(refersTo.issuedOn)}`]] as const)
      : []),
    ...(reason === '' ? [] : ([['Reason', reason]] as const)),
    ['Booking', `#${orderId}`],
    ['Visit', formatDay(visitDay)],
    ...(isRegistered && content.placeOfSupply
      ? ([['Place of supply', stateText(content.placeOfSupply)]] as const)
      : []),
    ...(isRegistered && kindsWithReverseCharge.includes(kind)
      ? ([['Reverse charge', 'No']] as const)
      : []),
  ];
};

const totals = ({
  kind,
  issuedOn,
  totals,
  discounts,
  due,
}: DocumentContent): PrintedDocument['totals'] => {
  const row = (label: string, paise: number, weight: 'strong' | 'normal' = 'normal') => ({
    ...{ label, value: formatPaiseInTable(paise), weight },
  });
  // It is usually paid minutes later, and the document stays as it is.
  const dueLabel = due > 0 ? `Amount due as of ${formatDay(issuedOn)}` : 'Amount due';
  return [
    ...(totals.discount > 0
      ? [
          row('Subtotal', totals.gross),
          ...discounts.map(({ label, amount }) => row(label, -amount)),
        ]
      : []),
    { label: totalLabels[kind], value: `₹${formatPaiseInTable(totals.amount)}`, weight: 'main' },
    ...(kindsWithPayments.includes(kind)
      ? [row('Paid', totals.amount - due), row(dueLabel, due, 'strong')]
      : []),
  ];
};

const notes = ({ advances, lines }: DocumentContent): string[] => [
  ...(lines.some(({ rate }) => rate > 0) ? ['Prices include GST.'] : []),
  ...advances.map(
    ({ number, issuedOn, amount }) =>
      `Includes the advance of ₹${formatPaiseInTable(amount)}, receipt voucher ${number} of ${formatDay(issuedOn)}.`,
  ),
];

/** What is printed and in which order, on paper as on the page. */
export const describePrintedDocument = (content: DocumentContent): PrintedDocument => {
  const { kind, subject, number, seller, buyer } = content;
  return {
    title: documentNames[kind],
    subtitle: subtitles[kind] ?? '',
    number,
    seller: { name: seller.name, lines: sellerLines(content) },
    facts: facts(content),
    buyer: { label: buyerLabels[kind], name: buyer.name, lines: buyerLines(content) },
    lines: linesTable(content),
    totals: totals(content),
    taxes: taxTable(content),
    payments:
      subject === 'visit' && kindsWithPayments.includes(kind) ? paymentsTable(content) : null,
    amountInWords: ['Amount in words', amountInWords(content.totals.amount)],
    notes: notes(content),
    signature: { seller: `For ${seller.legalName || seller.name}`, label: 'Authorised signatory' },
  };
};
