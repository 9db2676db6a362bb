import type { Guard } from '../../../testing/guard.ts';

const contract = '../../../../../packages/contract/src';
const rules = `${contract}/orders/documents/documents-to-issue.test.ts`;
const random = 'random-documents.rule.test.ts';
const api = 'documents.test.ts';

export const guards: Guard[] = [
  {
    what: 'documents are append-only',
    file: '../../migrations/0001_additions.sql',
    find: 'CREATE TRIGGER "documents_grows" BEFORE UPDATE OR DELETE OR TRUNCATE',
    replace: 'CREATE TRIGGER "documents_grows" BEFORE TRUNCATE',
    test: api,
  },
  {
    what: 'numbers follow each other',
    file: '../../documents/store.ts',
    find: '.last} + excluded.last`',
    replace: '.last} + excluded.last + 1`',
    test: 'number-races.test.ts',
  },
  {
    what: 'a number belongs to the financial year of its day',
    file: `${contract}/documents/document-number.ts`,
    find: "- (day.slice(5) < '04-01' ? 1 : 0)",
    test: `${contract}/documents/document-number.test.ts`,
  },
  {
    what: 'an order that a fee was added to is locked before its documents are read',
    file: '../commands/run-order-command.ts',
    find: 'for (const id of ids) await lockOrder(tx, id);',
    test: 'moved-fee-races.test.ts',
  },
  {
    what: 'a fee that is taken back is credited on the order that paid it',
    file: '../commands/run-order-command.ts',
    find: 'isOwnChanged ? [saved, ...others] : others',
    replace: 'isOwnChanged ? [saved] : []',
    test: api,
  },
  {
    what: 'every change that can move documents is noticed',
    file: 'issue-documents.ts',
    find: 'entries !== undefined || isCompleted(statusOf(before)) || mayHaveDocuments(after)',
    replace: 'entries !== undefined || mayHaveDocuments(after)',
    test: random,
  },
  {
    what: 'a document is read only with its order',
    file: 'store.ts',
    find: 'orderId === undefined ? undefined : eq(documents.orderId, orderId)',
    replace: 'orderId === undefined ? undefined : undefined',
    test: api,
  },
  {
    what: 'erasing the name of a business does not write a new bill',
    file: 'printed-order.ts',
    find: '(order.userId === null ? undefined : null)',
    replace: 'null',
    test: api,
  },
  {
    what: 'the business of a deleted account is erased',
    file: '../store.ts',
    find: '      businessCustomer: null,\n',
    test: api,
  },
  {
    what: 'a GSTIN has its check character',
    file: `${contract}/documents/gstin.ts`,
    find: 'gstinFormat.test(text) && gstinCheckCharacter(text.slice(0, 14)) === text.charAt(14)',
    replace: 'gstinFormat.test(text)',
    test: `${contract}/documents/gstin.test.ts`,
  },
  {
    what: 'what credit notes take off leaves the tax of the rest',
    file: `${contract}/orders/documents/reduce-lines.ts`,
    find: 'Math.min(Math.max(0, wanted), halfTax, Math.floor(reduction / 2))',
    replace: 'includedHalfTax(reduction, rate)',
    test: `${contract}/orders/documents/reduce-lines.test.ts`,
  },
  {
    what: 'a bill that is credited gives its vouchers back',
    file: `${contract}/orders/documents/documents-to-issue.ts`,
    find: 'const available = unusedVouchers(withoutCredited(issued, credits));',
    replace: 'const available = unusedVouchers(issued);',
    test: rules,
  },
  {
    what: 'an overpayment that is returned makes no voucher',
    file: `${contract}/orders/documents/documents-to-issue.ts`,
    find: 'Math.max(0, Math.min(paid, price))',
    replace: 'Math.max(0, paid)',
    test: rules,
  },
  {
    what: 'a credit note is for the buyer of its bill',
    file: `${contract}/orders/documents/write-document.ts`,
    find: 'subject, seller, buyer, placeOfSupply, reason,',
    replace: 'subject, seller, placeOfSupply, reason,',
    test: rules,
  },
];
