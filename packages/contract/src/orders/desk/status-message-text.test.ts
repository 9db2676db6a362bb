import { describe, expect, test } from 'vitest';
import { percentOff } from '../../../testing/staff-discounts.ts';
import { untouchedOrderFields } from '../../../testing/untouched-order-fields.ts';
import { emptyAddress } from '../../accounts/addresses/address.ts';
import { toOrderAddress } from '../../orders/order-address.ts';
import { historyText } from '../history.ts';
import type { Order } from '../schema.ts';
import { orderStatuses } from '../status.ts';
import { confirmationWhatsappText } from '../whatsapp-text.ts';
import { statusMessageText } from './status-message-text.ts';

const order: Order = {
  _id: '0d2c8f0e-1111-4222-8333-444455556666',
  orderId: 482913,
  userId: 'u1',
  username: 'Asha',
  userPhone: '9876543210',
  services: [
    {
      serviceId: 'facial-gold',
      name: 'Gold Facial',
      price: 1299,
      duration: 60,
      quantity: 2,
      category: 'Facial',
    },
  ],
  visitingCharge: 100,
  total: 2698,
  appointmentDate: '2026-11-16',
  appointmentSlot: '01:00 PM',
  address: {
    ...toOrderAddress(emptyAddress),
    street: '12 MG Road',
    apartmentNumber: 'B-402',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    latitude: 0,
    longitude: 0,
  },
  status: 'confirmed',
  beautician: 'none',
  askedFor: null,
  note: '',
  design: null,
  ...untouchedOrderFields,
  trackingHistory: [],
  createdAt: '2026-11-15T09:00:00.000Z',
  version: 3,
};
const sender = {
  businessName: 'Haldi',
  origin: 'https://haldi.example',
  now: new Date('2026-11-16T06:00:00Z'),
};
const link = 'k'.repeat(22);

describe('the WhatsApp message depends on the status', () => {
  test.each([
    ['pending', 'Haldi has received your booking. We will confirm it shortly.'],
    ['confirmed', 'Your appointment with Haldi is confirmed.'],
    ['in_progress', 'Your visit with Haldi has started.'],
    ['completed', 'Thank you for choosing Haldi! We hope you enjoyed your visit.'],
    ['cancelled', 'Your appointment with Haldi has been cancelled.'],
  ] as const)('%s', (status, first) => {
    const text = statusMessageText({ ...order, status }, sender);
    expect(text.split('\n')[0]).toBe(first);
    expect(text).toContain('Order ID: #482913\nAppointment: 16 Nov 2026, 01:00 PM');
    expect(text.includes('Total: ₹2,698')).toBe(status !== 'cancelled');
  });
  test('an order that the salon booked by phone is not announced as a request', () => {
    const entry = { status: 'pending' as const, timestamp: '2026-11-14T09:00:00.000Z' };
    const event = { kind: 'booked-by-phone' } as const;
    const trackingHistory = [{ ...entry, ...event, message: historyText(event) }];
    const text = statusMessageText({ ...order, status: 'pending', trackingHistory }, sender);
    expect(text.split('\n')[0]).toBe('Your appointment with Haldi is booked.');
  });
  test('the confirmation is what it always was', () => {
    expect(statusMessageText(order, sender)).toBe(confirmationWhatsappText(order, 'Haldi'));
  });
  test.each(['customer', 'salon'] as const)('a visit moved by the %s', (by) => {
    const [from, to] = [
      { day: '2026-11-15', startMinute: 540 },
      { day: '2026-11-16', startMinute: 780 },
    ];
    const message = historyText({ kind: 'moved', by, from, to });
    const entry = { status: 'confirmed' as const, timestamp: '2026-11-14T09:00:00.000Z' };
    const moved = {
      ...order,
      trackingHistory: [{ ...entry, kind: 'moved' as const, message }],
    };
    expect(statusMessageText(moved, sender)).toMatch(
      /^Your appointment with Haldi has been moved\.\n/,
    );
    const done = statusMessageText({ ...moved, status: 'completed' }, sender);
    expect(done).not.toContain('has been moved');
  });
  test('a fee and the amount due', () => {
    const fees = [{ kind: 'no_show' as const, amount: 150 }];
    const text = statusMessageText({ ...order, status: 'cancelled', fees }, sender);
    expect(text).toContain('01:00 PM\nNo-show fee: ₹150\nAmount due: ₹150\n');
  });
  const paid = (amount: number) => ({
    payments: [
      {
        ...{ id: 1, kind: 'payment' as const, method: 'upi' as const, amount, discount: 0 },
        takenAt: '2026-11-16T09:00:00.000Z',
      },
    ],
  });
  const done = { ...order, status: 'completed' as const };
  test('a paid visit is thanked for without a demand to pay', () => {
    const fees = [{ kind: 'late_cancel' as const, amount: 150, from: 123456 }];
    const text = statusMessageText({ ...done, fees, ...paid(284_800) }, sender);
    expect(text).toContain('Late cancellation fee for #123456: ₹150\nPaid: ₹2,848');
    expect(text).not.toContain('Amount due');
  });
  test('an unpaid visit says what is due and how to pay', () => {
    expect(statusMessageText({ ...done, link }, sender)).toContain(
      `Total: ₹2,698\nAmount due: ₹2,698\n\nHow to pay:\nhttps://haldi.example/visit#${link}`,
    );
    expect(statusMessageText({ ...done, ...paid(200_000) }, sender)).toContain(
      'Paid: ₹2,000\nAmount due: ₹698',
    );
  });
  test('a payment that is being checked is not demanded again', () => {
    const unverifiedPayment = {
      ...{ reference: '123456789012', amount: 269_800 },
      at: '2026-11-16T09:00:00.000Z',
    };
    const text = statusMessageText({ ...done, link, unverifiedPayment }, sender);
    expect(text).toContain('View your order:');
    expect(text).not.toContain('Amount due');
  });
  test('a discount and the amount due, also before the visit', () => {
    const discounts = [{ id: 1, ...percentOff(10) }];
    for (const status of ['confirmed', 'completed'] as const) {
      expect(statusMessageText({ ...order, status, discounts }, sender)).toContain(
        'Discount (10%): ₹269\nAmount due: ₹2,429',
      );
    }
  });
  test('an overpaid visit', () => {
    expect(statusMessageText({ ...done, ...paid(270_000) }, sender)).toContain(
      'Paid: ₹2,700\nTo be returned: ₹2',
    );
  });
});

describe('the order link', () => {
  const last = new Date('2026-11-23T18:29:59Z');
  const over = new Date('2026-11-23T18:30:00Z');
  test.each(orderStatuses)('%s: on its own line until it expires', (status) => {
    const linked = { ...order, status, link };
    const line = `\nhttps://haldi.example/visit#${link}`;
    expect(statusMessageText(linked, { ...sender, now: last }).endsWith(line)).toBe(true);
    expect(statusMessageText(linked, { ...sender, now: over })).not.toContain('/visit');
    expect(statusMessageText({ ...linked, link: null }, sender)).not.toContain('/visit');
  });
});
