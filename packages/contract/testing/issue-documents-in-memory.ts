import { defaultDocumentSettings } from '../src/documents/desk/schema.ts';
import type { DocumentKind } from '../src/documents/document-content.ts';
import { financialYearOf, formatDocumentNumber } from '../src/documents/document-number.ts';
import {
  documentsToIssue,
  type IssuedDocument,
} from '../src/orders/documents/documents-to-issue.ts';
import {
  type Issuer,
  type PrintedOrder,
  writeDocument,
} from '../src/orders/documents/write-document.ts';

export const registeredSalon: Issuer = {
  settings: {
    ...defaultDocumentSettings,
    ...{ scheme: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' },
    ...{ legalName: 'Haldi Beauty LLP', address: '12 MG Road, Pune 411001' },
  },
  salon: { name: 'Haldi', address: 'Pune', phone: '02012345678', email: 'salon@example.in' },
  day: '2026-11-17',
};

/** Issues what is missing, as the server does, and returns all documents of the order. */
export const issueInMemory = (
  order: PrintedOrder,
  issued: readonly IssuedDocument[],
  issuer: Issuer = registeredSalon,
): IssuedDocument[] => {
  const all = [...issued];
  const year = financialYearOf(issuer.day);
  const sequenceOf = (kind: DocumentKind) =>
    1 + all.filter(({ content }) => content.kind === kind).length;
  for (const wanted of documentsToIssue(order, issued)) {
    const content = writeDocument(wanted, order, issued, issuer);
    const { kind } = content;
    const number = formatDocumentNumber(issuer.settings, {
      kind,
      year,
      sequence: sequenceOf(kind),
    });
    const refersTo = 'of' in wanted ? wanted.of._id : null;
    all.push({ _id: all.length + 1, refersTo, content: { ...content, number } });
  }
  return all;
};

const lineProblems = (document: IssuedDocument): string[] => {
  const { lines, totals, kind, discounts } = document.content;
  const named = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const fields = ['discount', 'amount', 'taxable', 'cgst', 'sgst'] as const;
  const isBill = kind !== 'credit_note' && kind !== 'refund_voucher';
  return [
    ...lines.flatMap((line) => [
      ...(line.amount === line.unitPrice * line.quantity - line.discount ? [] : ['price']),
      ...(line.amount === line.taxable + line.cgst + line.sgst ? [] : ['tax']),
      ...(line.cgst === line.sgst ? [] : ['halves']),
      ...(Math.min(...fields.map((field) => line[field])) >= 0 ? [] : ['negative']),
      ...(!isBill || line.cgst === Math.round((line.amount * line.rate) / 2 / (10_000 + line.rate))
        ? []
        : ['rate']),
    ]),
    ...fields
      .filter((field) => totals[field] !== lines.reduce((sum, line) => sum + line[field], 0))
      .map((field) => `sum of ${field}`),
    ...(totals.gross - totals.discount === totals.amount ? [] : ['gross']),
    ...(named === totals.discount ? [] : ['named discounts']),
    ...(totals.amount > 0 ? [] : ['nothing']),
  ].map((problem) => `${document.content.number}: ${problem}`);
};

/** A document and what reduces it, together. */
const netProblems = (document: IssuedDocument, all: readonly IssuedDocument[]): string[] => {
  const parts = all.filter(({ refersTo }) => refersTo === document._id);
  return (['amount', 'taxable', 'cgst'] as const)
    .filter((field) => {
      const reduced = parts.reduce((sum, { content }) => sum + content.totals[field], 0);
      return reduced > document.content.totals[field];
    })
    .map((field) => `${document.content.number}: more ${field} returned than billed`);
};

/** In words; empty: every document adds up, and so does what is left of each. */
export const findDocumentProblems = (all: readonly IssuedDocument[]): string[] =>
  all.flatMap((document) => [...lineProblems(document), ...netProblems(document, all)]);
