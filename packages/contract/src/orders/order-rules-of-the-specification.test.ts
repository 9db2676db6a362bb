import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toRupees } from '../kit/paise.ts';
import { compareCartWithMenu } from './compare-cart-with-menu.ts';
import { OrderUpdate } from './desk/order-update.ts';
import { updateMessages } from './desk/update-messages.ts';
import { rankCategoriesByBookedServices } from './most-booked-categories.ts';
import { orderAmounts } from './order-amounts.ts';
import { generateOrderId, OrderId, OrderIdText } from './order-id.ts';
import { orderPlacedMessage } from './order-placed-message.ts';
import { OrderRequest } from './order-request.ts';
import { servicesTotal, totalVisitMinutes } from './service-line-totals.ts';
import {
  adminStatuses,
  countsAsRevenue,
  formatStatus,
  isNotCancelled,
  isOpenStatus,
  isReopened,
} from './status.ts';

describe('total', () => {
  test('price x quantity of everything plus the visiting charge', () => {
    const services = [{ price: 499, quantity: 2 }, { price: 250 }];
    expect(orderAmounts({ services, visitingCharge: 100 }).total).toBe(134_800);
    expect(orderAmounts({ services: [], visitingCharge: 100 }).total).toBe(10_000);
  });
  test('10,000 random carts: whole rupees that add up', () => {
    const cart = fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 50 },
    );
    fc.assert(
      fc.property(cart, fc.integer({ min: 0, max: 1_000 }), (lines, charge) => {
        const total = toRupees(orderAmounts({ services: lines, visitingCharge: charge }).total);
        const units = lines.flatMap(
          ({ price, quantity }) => Array(quantity).fill(price) as number[],
        );
        return (
          Number.isInteger(total) &&
          total === units.reduce((sum, price) => sum + price, charge) &&
          total === servicesTotal(lines) + charge
        );
      }),
      { numRuns: 10_000 },
    );
  });
  test('a service without a duration takes an hour', () => {
    expect(totalVisitMinutes([{ duration: 45, quantity: 2 }, {}])).toBe(150);
  });
});

test('a cart matches the menu, or its differences are reported', () => {
  const offered = [
    { serviceId: 'facial', name: 'Gold facial', price: 999, duration: 60 },
    { serviceId: 'brows', name: 'Brows', price: 60, duration: 15 },
  ];
  const facial = { serviceId: 'facial', price: 999, quantity: 2 };
  expect(compareCartWithMenu([facial], offered)).toEqual({
    sold: [{ ...offered[0], quantity: 2 }],
    mismatch: { prices: [], gone: [] },
  });
  const changedLine = { serviceId: 'brows', price: 59, quantity: 1 };
  const removedLine = { serviceId: 'waxing', price: 300, quantity: 1 };
  expect(compareCartWithMenu([removedLine, changedLine, facial], offered)).toEqual({
    sold: [{ ...offered[0], quantity: 2 }],
    mismatch: {
      prices: [{ serviceId: 'brows', name: 'Brows', price: 60 }],
      gone: [{ serviceId: 'waxing' }],
    },
  });
});

describe('status', () => {
  test.each([
    ['pending', 'Pending', { open: true, booked: true, revenue: false }],
    ['confirmed', 'Confirmed', { open: true, booked: true, revenue: false }],
    ['in_progress', 'In Progress', { open: true, booked: true, revenue: false }],
    ['completed', 'Completed', { open: false, booked: true, revenue: true }],
    ['cancelled', 'Cancelled', { open: false, booked: false, revenue: false }],
  ] as const)('%s reads %s, and is %j', (status, shown, is) => {
    expect(formatStatus(status)).toBe(shown);
    const [booked, revenue] = [isNotCancelled(status), countsAsRevenue(status)];
    expect({ open: isOpenStatus(status), booked, revenue }).toEqual(is);
  });
  test('only the first underscore becomes a space', () => {
    expect(formatStatus('on_the_way')).toBe('On The_way');
  });
  test('an admin moves any order to any of the four', () => {
    expect(adminStatuses).toEqual(['pending', 'confirmed', 'completed', 'cancelled']);
  });
  test.each([
    ['pending', 'cancelled', false],
    ['confirmed', 'pending', false],
    ['cancelled', 'completed', false],
    ['cancelled', 'cancelled', false],
    ['cancelled', 'pending', true],
    ['completed', 'confirmed', true],
  ] as const)('from %s to %s is reopened: %s', (from, to, is) => {
    expect(isReopened(from, to)).toBe(is);
  });
});

test('the six messages and the first entry, word by word', () => {
  expect(updateMessages).toEqual([
    'Your appointment is confirmed. See you soon!',
    'A beautician has been assigned to your appointment.',
    'Your beautician is on the way.',
    'Your appointment time needs a change. We will call you shortly.',
    'Your service is complete. Thank you for choosing us!',
    'Your appointment has been cancelled. Please contact us to book again.',
  ]);
  expect(orderPlacedMessage).toBe('Order placed by user via WhatsApp');
});

describe('order id', () => {
  test('is drawn from 100000 to 999999', () => {
    expect(generateOrderId(() => 0)).toBe(100_000);
    expect(generateOrderId(() => 0.999_999_999)).toBe(999_999);
  });
  test.each([99_999, 1_000_000, 123456.5, '123456', null])('%j is none', (value) => {
    expect(OrderId.safeParse(value).success).toBe(false);
  });
  test.each(['099999', '1000000', '12345a', ' 123456', ''])('%j is not valid in a URL', (text) => {
    expect(OrderIdText.safeParse(text).success).toBe(false);
  });
});

describe('request bodies', () => {
  const request = {
    orderId: 123456,
    userId: 'u1',
    username: 'Asha',
    userPhone: '9876543210',
    services: [{ serviceId: 's1', name: 'Facial', price: 499, duration: 60, quantity: 1 }],
    appointmentDate: '2026-11-16',
    appointmentSlot: '09:00 AM',
    address: { street: '12 MG Road', city: 'Pune', pincode: '411001' },
    status: 'pending',
    beautician: 'none',
    trackingHistory: [
      { status: 'pending', message: orderPlacedMessage, timestamp: '2026-11-15T09:00:00.000Z' },
    ],
  };
  const service = request.services[0];
  test('defaults of the spec', () => {
    const parsed = OrderRequest.parse({
      ...request,
      services: [{ serviceId: 's1', price: 499 }],
    });
    expect(parsed.services[0]?.quantity).toBe(1);
  });
  test.each([
    ['quantity 0', { services: [{ ...service, quantity: 0 }] }],
    ['quantity -1', { services: [{ ...service, quantity: -1 }] }],
    ['quantity 1.5', { services: [{ ...service, quantity: 1.5 }] }],
    ['quantity 1e9', { services: [{ ...service, quantity: 1e9 }] }],
    ['quantity as text', { services: [{ ...service, quantity: '2' }] }],
    ['quantity null', { services: [{ ...service, quantity: null }] }],
    ['no services', { services: [] }],
    ['no time of day', { appointmentSlot: '16:00' }],
    ['infinity', { appointmentDate: 'infinity' }],
    ['a stranger’s field', { isAdmin: true }],
    ['an address off the globe', { address: { ...request.address, latitude: 91 } }],
  ])('%s is refused', (_, over) => {
    expect(OrderRequest.safeParse({ ...request, ...over }).success).toBe(false);
  });
  test('an update takes one of the six messages and one of the four statuses only', () => {
    const message = updateMessages[0];
    expect(OrderUpdate.safeParse({ status: 'confirmed', message }).success).toBe(true);
    expect(OrderUpdate.safeParse({ status: 'confirmed', message: 'Hello' }).success).toBe(false);
    expect(OrderUpdate.safeParse({ status: 'in_progress', message }).success).toBe(false);
    expect(OrderUpdate.safeParse({ message }).error?.issues[0]?.message).toBe(
      'Status and message are required',
    );
  });
});

test('popular services: five, by quantity, of the period that ends today', () => {
  const bookings = [
    { day: '2026-11-15', category: 'Facial', quantity: 3 },
    { day: '2026-11-09', category: 'Facial', quantity: 2 },
    { day: '2026-11-08', category: 'Facial', quantity: 50 },
    { day: '2026-11-10', category: 'Waxing', quantity: 9 },
    { day: '2026-11-10', category: 'Massage', quantity: 1 },
    { day: '2026-11-10', category: 'Makeup', quantity: 1 },
    { day: '2026-11-10', category: 'Hair Care', quantity: 2 },
    { day: '2026-11-10', category: 'Beauty', quantity: 1 },
    { day: '2026-11-16', category: 'Beauty', quantity: 100 },
  ] as const;
  expect(rankCategoriesByBookedServices(bookings, '2026-11-15', 7)).toEqual([
    { category: 'Waxing', quantity: 9 },
    { category: 'Facial', quantity: 5 },
    { category: 'Hair Care', quantity: 2 },
    { category: 'Beauty', quantity: 1 },
    { category: 'Makeup', quantity: 1 },
  ]);
});
