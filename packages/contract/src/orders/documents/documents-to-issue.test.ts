import { describe, expect, test } from 'vitest';
import {
  findDocumentProblems,
  issueInMemory,
  registeredSalon,
} from '../../../testing/issue-documents-in-memory.ts';
import { emptyAddress } from '../../accounts/addresses/address.ts';
import { documentsToIssue, type IssuedDocument } from './documents-to-issue.ts';
import type { PrintedOrder } from './write-document.ts';

const service = { serviceId: 'facial', name: 'Gold Facial', price: 900, quantity: 1 };
const pending: PrintedOrder = {
  ...{ orderId: 123_456, appointmentDate: '2026-11-17', customerName: 'Priya Sharma' },
  address: { ...emptyAddress, street: 'MG Road', town: 'Pune', pincode: '411001' },
  status: 'pending',
  services: [{ ...service, section: 'facial' }],
  ...{ visitingCharge: 100, discounts: [], fees: [], payments: [], businessCustomer: null },
};
type Changes = Partial<PrintedOrder>;

let ids = 0;
const entry = (kind: 'payment' | 'refund', rupees: number, discount = 0) => {
  ids += 1;
  const at = { takenAt: '2026-11-17T06:00:00Z', method: 'cash' as const, reference: null };
  return { id: ids, kind, amount: rupees * 100, discount, ...at };
};
const paid = (...amounts: number[]): Changes => ({
  payments: amounts.map((amount) =>
    amount < 0 ? entry('refund', -amount) : entry('payment', amount),
  ),
});
const staffDiscount = (amount: number): Changes => ({
  discounts: [{ percent: null, amount, ceiling: null, services: null, code: null }],
});
const fee = (amount: number): Changes => ({ fees: [{ kind: 'late_cancel', amount }] });
const completed: Changes = { status: 'completed' };
const confirmed: Changes = { status: 'confirmed' };
const inProgress: Changes = { status: 'in_progress' };
const cancelled: Changes = { status: 'cancelled' };
const business: Changes = { businessCustomer: { name: 'Kulkarni LLP', gstin: '27AAPFU0939F1ZV' } };

const run = (...steps: Changes[]): IssuedDocument[] => {
  let order = pending;
  let issued: IssuedDocument[] = [];
  for (const step of steps) {
    order = { ...order, ...step };
    issued = issueInMemory(order, issued);
    expect(documentsToIssue(order, issued)).toEqual([]);
  }
  expect(findDocumentProblems(issued)).toEqual([]);
  return issued;
};

/** `INV 1 1000 -RV 1 400`: the invoice uses ₹400 of the voucher. */
const describeDocument = ({ content }: IssuedDocument): string => {
  const short = (number: string) => number.replace('/26-27/0000', ' ');
  return [
    `${short(content.number)} ${content.totals.amount / 100}`,
    ...(content.subject === 'fee' ? ['fee'] : []),
    ...content.advances.map((used) => `-${short(used.number)} ${used.amount / 100}`),
    ...(content.refersTo ? [`of ${short(content.refersTo.number)}`] : []),
  ].join(' ');
};

const both = { ...completed, ...paid(1000) };

describe('documents of an order of ₹1,000', () => {
  test.each<[string, Changes[], string[]]>([
    ['placed and confirmed', [{}, confirmed, inProgress], []],
    ['completed', [completed], ['INV 1 1000']],
    ['completed, then paid', [completed, paid(1000), paid(1000, 200)], ['INV 1 1000']],
    ['a free repeat visit', [{ ...completed, ...staffDiscount(1000) }], []],
    ['paid during the visit', [inProgress, paid(1000), completed], ['INV 1 1000']],
    [
      'an advance, paid in two parts',
      [paid(300), paid(300, 100), confirmed, inProgress, completed],
      ['RV 1 300', 'RV 2 100', 'INV 1 1000 -RV 1 300 -RV 2 100'],
    ],
    ['more paid than the price', [paid(1200)], ['RV 1 1000']],
    ['an overpayment returned', [paid(1200), paid(1200, -200)], ['RV 1 1000']],
    [
      'an advance returned in part, newest first',
      [paid(300), paid(300, 200), paid(300, 200, -250)],
      ['RV 1 300', 'RV 2 200', 'RFV 1 200 of RV 2', 'RFV 2 50 of RV 1'],
    ],
    ['a payment recorded by mistake', [paid(300), paid()], ['RV 1 300', 'RFV 1 300 of RV 1']],
    [
      'the price falls below the advance, then the difference is returned',
      [paid(900), staffDiscount(400), paid(900, -300), { ...completed }],
      ['RV 1 900', 'RFV 1 300 of RV 1', 'INV 1 600 -RV 1 600'],
    ],
    [
      'completed with a price below the advance',
      [paid(900), { ...completed, ...staffDiscount(400) }, paid(900, -300)],
      ['RV 1 900', 'INV 1 600 -RV 1 600', 'RFV 1 300 of RV 1'],
    ],
    ['reopened', [completed, confirmed], ['INV 1 1000', 'CN 1 1000 of INV 1']],
    [
      'reopened and completed again',
      [paid(400), completed, confirmed, completed],
      [...['RV 1 400', 'INV 1 1000 -RV 1 400', 'CN 1 1000 of INV 1'], 'INV 2 1000 -RV 1 400'],
    ],
    [
      'paid, then reopened: what was paid is an advance',
      [both, confirmed, completed],
      ['INV 1 1000', 'CN 1 1000 of INV 1', 'RV 1 1000', 'INV 2 1000 -RV 1 1000'],
    ],
    [
      'cancelled after completion, and the advance returned',
      [paid(400), completed, cancelled, paid(400, -400)],
      ['RV 1 400', 'INV 1 1000 -RV 1 400', 'CN 1 1000 of INV 1', 'RFV 1 400 of RV 1'],
    ],
    [
      'a discount after completion',
      [completed, staffDiscount(150)],
      ['INV 1 1000', 'CN 1 150 of INV 1'],
    ],
    [
      'a discount that is removed',
      [completed, staffDiscount(150), { discounts: [] }],
      ['INV 1 1000', 'CN 1 150 of INV 1', 'CN 2 850 of INV 1', 'INV 2 1000'],
    ],
    [
      'a refund that lowers the price',
      [both, { payments: [entry('payment', 1000), entry('refund', 250, 250)] }],
      ['INV 1 1000', 'CN 1 250 of INV 1'],
    ],
    [
      'the whole price returned',
      [both, { payments: [entry('payment', 1000), entry('refund', 1000, 1000)] }],
      ['INV 1 1000', 'CN 1 1000 of INV 1'],
    ],
    [
      'a business customer',
      [paid(400), completed, business, { businessCustomer: null }],
      [
        ...['RV 1 400', 'INV 1 1000 -RV 1 400'],
        ...['CN 1 1000 of INV 1', 'INV 2 1000 -RV 1 400'],
        ...['CN 2 1000 of INV 2', 'INV 3 1000 -RV 1 400'],
      ],
    ],
    ['cancelled with a fee that nobody paid', [{ ...cancelled, ...fee(100) }], []],
    [
      'a fee collected, then waived and returned',
      [{ ...cancelled, ...fee(100) }, paid(100), { fees: [] }, paid(100, -100)],
      ['INV 1 100 fee', 'CN 1 100 fee of INV 1'],
    ],
    [
      'a fee kept from an advance, the rest returned',
      [paid(400), { ...cancelled, ...fee(100) }, paid(400, -300)],
      ['RV 1 400', 'INV 1 100 fee -RV 1 100', 'RFV 1 300 of RV 1'],
    ],
    [
      'a kept advance, then reopened and completed',
      [paid(400), { ...cancelled, ...fee(400) }, { ...confirmed, fees: [] }, completed],
      [...['RV 1 400', 'INV 1 400 fee -RV 1 400', 'CN 1 400 fee of INV 1'], 'INV 2 1000 -RV 1 400'],
    ],
    [
      'a fee of an earlier visit, paid with this one',
      [fee(100), both, paid(1000, 100)],
      ['INV 1 1000', 'INV 2 100 fee'],
    ],
    [
      'a fee paid in two parts',
      [{ ...cancelled, ...fee(100) }, paid(60), paid(60, 40)],
      ['INV 1 60 fee', 'CN 1 60 fee of INV 1', 'INV 2 100 fee'],
    ],
    [
      'a fee of an earlier visit, paid in advance',
      [fee(100), paid(1100), completed],
      ['INV 1 100 fee', 'RV 1 1000', 'INV 2 1000 -RV 1 1000'],
    ],
  ])('%s', (_, steps, documents) => {
    expect(run(...steps).map(describeDocument)).toEqual(documents);
  });
});

describe('content', () => {
  const contentOf = (...steps: Changes[]) => run(...steps).map(({ content }) => content);

  test('a bill lists the services, the visiting charge and what is due', () => {
    const [invoice] = contentOf(paid(400, 100), { ...completed, ...staffDiscount(100) }).slice(-1);
    expect(invoice).toMatchObject({
      kind: 'tax_invoice',
      ...{ orderId: 123_456, visitDay: '2026-11-17', issuedOn: '2026-11-17' },
      placeOfSupply: { code: '27', name: 'Maharashtra' },
      buyer: { name: 'Priya Sharma', address: 'MG Road, Pune', pincode: '411001', gstin: null },
      lines: [
        { description: 'Gold Facial', sac: '999722', discount: 9_000, amount: 81_000, cgst: 1929 },
        {
          description: 'Visiting charge',
          sac: '999722',
          discount: 1_000,
          amount: 9_000,
          cgst: 214,
        },
      ],
      totals: { gross: 100_000, discount: 10_000, amount: 90_000, cgst: 2143, taxable: 85_714 },
      due: 40_000,
      payments: [
        { day: '2026-11-17', method: 'cash', amount: 40_000, reference: '' },
        { day: '2026-11-17', method: 'cash', amount: 10_000, reference: '' },
      ],
    });
  });

  test('a coupon is taken off its services, not off the visiting charge', () => {
    const other = { serviceId: 'wax', name: 'Waxing', price: 300, quantity: 2, section: 'waxing' };
    const coupon = { percent: 10, amount: null, ceiling: null, services: ['wax'], code: 'WAX' };
    const services = [...pending.services, other];
    const [invoice] = contentOf({ ...completed, services, discounts: [coupon] });
    expect(invoice?.discounts).toEqual([{ label: 'Coupon WAX (10%)', amount: 6_000 }]);
    expect(invoice?.lines.map(({ discount, sac }) => [discount, sac])).toEqual([
      [0, '999722'],
      [6_000, '999729'],
      [0, '999722'],
    ]);
  });

  test('a credit note is for the buyer of its bill', () => {
    const [, credit, invoice] = contentOf(completed, business);
    expect(credit).toMatchObject({
      buyer: { name: 'Priya Sharma', gstin: null },
      ...{ reason: 'Replaced by a new document', refersTo: { number: 'INV/26-27/00001' } },
    });
    expect(invoice?.buyer).toMatchObject({ name: 'Kulkarni LLP', gstin: '27AAPFU0939F1ZV' });
  });

  test('a plain bill has no word of tax, also when it is credited after registration', () => {
    const settings = { ...registeredSalon.settings, scheme: 'unregistered' as const };
    const order = { ...pending, ...completed };
    const bill = issueInMemory(order, [], { ...registeredSalon, settings });
    const reopened = issueInMemory({ ...pending, ...confirmed }, bill);
    expect(reopened.map(({ content }) => content)).toMatchObject(
      ['bill', 'credit_note'].map((kind) => ({
        kind,
        seller: { gstin: null },
        placeOfSupply: null,
        lines: [
          { sac: null, rate: 0, cgst: 0 },
          { sac: null, rate: 0, cgst: 0 },
        ],
        totals: { amount: 100_000, taxable: 100_000 },
      })),
    );
  });
});
