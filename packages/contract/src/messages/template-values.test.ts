import { expect, test } from 'vitest';
import { untouchedOrderFields } from '../../testing/untouched-order-fields.ts';
import { emptyAddress } from '../accounts/addresses/address.ts';
import { toOrderAddress } from '../orders/order-address.ts';
import type { Order } from '../orders/schema.ts';
import { defaultTemplateTexts, fillTemplate } from './message-templates.ts';
import { templateValues } from './template-values.ts';

const order: Order = {
  ...untouchedOrderFields,
  ...{ _id: '1', orderId: 482913, userId: 'u1', username: 'Asha Rao', userPhone: '9876543210' },
  services: [
    {
      ...{ serviceId: 'facial-gold', name: 'Gold Facial', price: 1099, duration: 60, quantity: 1 },
      category: 'Facial',
    },
  ],
  ...{ visitingCharge: 100, total: 1199, status: 'completed', beautician: 'Usha' },
  ...{ appointmentDate: '2026-11-16', appointmentSlot: '01:00 PM' },
  ...{ address: toOrderAddress(emptyAddress), askedFor: null, note: '', design: null },
  ...{ trackingHistory: [], createdAt: '2026-11-15T09:00:00.000Z', version: 3 },
  link: 'k'.repeat(22),
};
const payments: Order['payments'] = [
  {
    ...{ id: 1, kind: 'payment', method: 'cash', amount: 119_900, discount: 0 },
    takenAt: '2026-11-16T09:00:00.000Z',
  },
];
const fill = (text: string, over: Partial<Order> = {}): string =>
  fillTemplate(
    text,
    templateValues({
      order: { ...order, ...over },
      facts: {},
      salon: { businessName: 'Neem', phone: '9822012345', origin: 'https://neem.example' },
      hasReviewed: true,
      now: new Date('2026-11-16T10:00:00Z'),
    }),
  );

const billLink = `\n\nYour bill: https://neem.example/visit?bill#${order.link}`;

test.each<[string, Partial<Order>, string]>([
  ['what was paid', { payments }, `Paid: ₹1,199.${billLink}`],
  [
    'how to pay what is due',
    {},
    `₹1,199 is due. How to pay: https://neem.example/visit#${order.link}${billLink}`,
  ],
  ['what is due without an order link', { link: null }, '₹1,199 is due.'],
])('the thank-you says %s', (_, over, payment) => {
  expect(fill(defaultTemplateTexts.done, over)).toBe(
    `Thank you, Asha! We hope you enjoyed your visit.\n${payment}`,
  );
});

test('a free visit has no bill', () => {
  const discounts: Order['discounts'] = [
    { id: 1, percent: 100, amount: null, ceiling: null, services: null, code: null },
  ];
  expect(fill('Your bill: {{bill}}', { discounts })).toBe('');
});

test('a document that staff send is opened directly', () => {
  const values = templateValues({
    order: { ...order, status: 'cancelled' },
    facts: { document: { _id: 12, name: 'credit note CN/26-27/00003' } },
    salon: { businessName: 'Neem', phone: '9822012345', origin: 'https://neem.example' },
    hasReviewed: true,
    now: new Date('2026-11-16T10:00:00Z'),
  });
  expect(fillTemplate(defaultTemplateTexts.bill, values)).toBe(
    `Hello Asha, you can open your credit note CN/26-27/00003 here: https://neem.example/visit/documents/12#${order.link}`,
  );
});

test('the bill of a saved template does not depend on the payment', () => {
  const saved = 'Your bill: {{due}}';
  expect(fill(saved)).toBe('Your bill: ₹1,199');
  expect(fill(saved, { payments })).toBe('Your bill: ₹1,199');
  expect(fill(saved, { payments, fees: [{ kind: 'no_show', amount: 100 }] })).toBe(
    'Your bill: ₹1,299',
  );
});

test('the cancellation fee is not that of another order', () => {
  const fees: Order['fees'] = [
    { kind: 'late_cancel', amount: 100 },
    { kind: 'no_show', amount: 150, from: 123456 },
  ];
  expect(fill('{{fee}}', { status: 'cancelled', fees })).toBe('₹100');
});

test('the total of a free repeat visit is what the customer has to pay', () => {
  const free = { id: 1, percent: null, amount: 1_199, ceiling: null, services: null, code: null };
  expect(fill('Total: {{total}}', { repeatOf: 482_912, discounts: [free] })).toBe('Total: ₹0');
  expect(fill('Total: {{total}}')).toBe('Total: ₹1,199');
});

test('the reply to a complaint leaves out what an apology has not', () => {
  const facts = { reply: 'We are sorry.\nIt will not happen again.', outcome: '' };
  const salon = { businessName: 'Neem', phone: '9822012345', origin: 'https://neem.example' };
  const values = templateValues({ order, facts, salon, hasReviewed: true, now: new Date(0) });
  expect(fillTemplate(defaultTemplateTexts['complaint-closed'], values)).toContain(
    'on 16 Nov 2026.\n\nWe are sorry. It will not happen again.\n\nStill not happy?',
  );
});
