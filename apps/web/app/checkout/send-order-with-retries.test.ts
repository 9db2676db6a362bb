import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import { emptyCheckoutDraft } from '@haldi/contract/checkout/checkout-draft';
import type { ApiError } from '@haldi/contract/kit/errors';
import { toOrderAddress } from '@haldi/contract/orders/order-address';
import type { Order } from '@haldi/contract/orders/schema';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { untouchedOrderFields } from '../../../../packages/contract/testing/untouched-order-fields.ts';
import { memoryStorage } from '../lib/memory-storage.ts';
import type { Booking, OrderBody } from './order-request.ts';

const booking: Booking = {
  customer: { _id: 'u1', username: 'Asha', mobileNumber: '9000000001' },
  address: {
    ...emptyAddress,
    street: '12 MG Road',
    apartmentNumber: '',
    town: 'Pune',
    state: '',
    pincode: '411001',
    latitude: null,
    longitude: null,
  },
  items: [{ id: 'a', _id: 'a', name: 'A', price: 100, quantity: 2, image: '/a.svg' }],
  day: '2026-12-01',
  slot: '10:00 AM',
  note: '',
  design: null,
  recipient: null,
  visitingCharge: 100,
  terms: { moveHours: 3, freeCancelHours: 3, lateCancelFee: 100, noShowFee: 100 },
  coupon: null,
  discounts: [],
};
const order = {
  _id: 'o1',
  orderId: 123456,
  userId: 'u1',
  username: 'Asha',
  userPhone: '9000000001',
  services: [
    { serviceId: 'a', name: 'A', price: 100, duration: 60, quantity: 2, category: 'Beauty' },
  ],
  visitingCharge: 100,
  total: 300,
  appointmentDate: '2026-12-01',
  appointmentSlot: '10:00 AM',
  address: {
    ...toOrderAddress(emptyAddress),
    street: '12 MG Road',
    apartmentNumber: '',
    city: 'Pune',
    state: '',
    pincode: '411001',
    latitude: 0,
    longitude: 0,
  },
  status: 'pending',
  beautician: 'none',
  askedFor: null,
  note: '',
  design: null,
  ...untouchedOrderFields,
  trackingHistory: [],
  createdAt: '2026-11-15T00:00:00.000Z',
  version: 1,
} satisfies Order;

const openTab = () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('sessionStorage', memoryStorage());
};
const load = async () => {
  vi.resetModules();
  const { sendOrderWithRetries } = await import('./send-order-with-retries.ts');
  const { checkout } = await import('./checkout-store.ts');
  const { CallError } = await import('../lib/call.ts');
  const sent: OrderBody[] = [];
  const answering =
    (...answers: (Order | ApiError | Error)[]) =>
    async (body: OrderBody): Promise<Order> => {
      sent.push(body);
      const answer = answers.shift();
      if (!answer) throw new Error('sent too often');
      if (answer instanceof Error) throw answer;
      if ('code' in answer) {
        throw new CallError(answer.code === 'UNAVAILABLE' ? 503 : 409, answer);
      }
      return answer;
    };
  const attempt = (...answers: Parameters<typeof answering>) =>
    sendOrderWithRetries(booking, answering(...answers));
  return { attempt, sendOrderWithRetries, answering, checkout, sent };
};
const refused = (code: ApiError['code'], details?: unknown): ApiError => ({
  code,
  message: `refused: ${code}`,
  ...(details !== undefined && { details }),
});

beforeEach(openTab);

describe('an order attempt', () => {
  test('sends the request of the specification', async () => {
    const { attempt, sent } = await load();
    expect(await attempt(order)).toEqual({ kind: 'placed', orderId: sent[0]?.orderId, order });
    expect(sent[0]).toMatchObject({
      userId: 'u1',
      username: 'Asha',
      userPhone: '9000000001',
      services: [{ serviceId: 'a', name: 'A', price: 100, duration: 60, quantity: 2 }],
      appointmentDate: '2026-12-01',
      appointmentSlot: '10:00 AM',
      address: { street: '12 MG Road', city: 'Pune', state: '', latitude: 0, longitude: 0 },
      status: 'pending',
      beautician: 'none',
      trackingHistory: [{ status: 'pending', message: 'Order placed by user via WhatsApp' }],
    });
    expect(sent[0]?.orderId).toBeGreaterThanOrEqual(100_000);
    expect(sent[0]?.orderId).toBeLessThanOrEqual(999_999);
  });

  test('keeps its number after a lost response and a reload', async () => {
    const first = await load();
    expect(await first.attempt(new TypeError('Failed to fetch'))).toEqual({ kind: 'lost' });
    expect(await first.attempt(refused('UNAVAILABLE'))).toEqual({ kind: 'lost' });
    const reloaded = await load();
    await reloaded.attempt(order);
    const numbers = [...first.sent, ...reloaded.sent].map(({ orderId }) => orderId);
    expect(new Set(numbers).size).toBe(1);
  });

  test.each(['SLOT_FULL', 'SLOT_NOT_BOOKABLE', 'FORBIDDEN'] as const)(
    'keeps its number after %s and tells the reason',
    async (code) => {
      const { attempt, sent } = await load();
      expect(await attempt(refused(code))).toEqual({
        kind: 'refused',
        code,
        message: `refused: ${code}`,
      });
      await attempt(order);
      expect(sent[1]?.orderId).toBe(sent[0]?.orderId);
    },
  );

  test('reports changed terms', async () => {
    const { attempt, sent } = await load();
    const terms = { ...booking.terms, lateCancelFee: 250 };
    expect(await attempt(refused('TERMS_CHANGED', { terms }))).toEqual({ kind: 'terms', terms });
    expect(sent[0]).toMatchObject({ terms: booking.terms });
  });

  test('draws another number if the number belongs to another customer', async () => {
    const { attempt, sent } = await load();
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.2);
    const outcome = await attempt(refused('ORDER_ID_TAKEN'), order);
    expect(outcome.kind).toBe('placed');
    expect(sent.map(({ orderId }) => orderId)).toEqual([190_000, 280_000]);
  });

  test('gives up if every number is taken', async () => {
    const { attempt, sent } = await load();
    const outcome = await attempt(...Array(30).fill(refused('ORDER_ID_TAKEN')));
    expect(outcome).toMatchObject({ kind: 'refused', code: 'ORDER_ID_TAKEN' });
    expect(sent).toHaveLength(20);
  });

  test('reports an existing order and draws no other number', async () => {
    const { attempt, sent } = await load();
    const existing = refused('ORDER_EXISTS', { order });
    expect(await attempt(existing)).toEqual({ kind: 'exists', order });
    expect(await attempt(existing)).toEqual({ kind: 'exists', order });
    expect(sent[1]?.orderId).toBe(sent[0]?.orderId);
  });

  test('reports changed prices', async () => {
    const { attempt } = await load();
    const mismatch = { prices: [{ serviceId: 'a', name: 'A', price: 120 }], gone: [] };
    expect(await attempt(refused('PRICE_CHANGED', mismatch))).toEqual({
      kind: 'changed',
      mismatch,
    });
  });

  test('belongs to one customer and ends when the outcome is known', async () => {
    const { checkout } = await load();
    const mine = checkout.orderIdFor('u1', () => 0.1);
    expect(checkout.orderIdFor('u1', () => 0.9)).toBe(mine);
    expect(checkout.orderIdFor('u2', () => 0.5)).not.toBe(mine);
    checkout.chooseDay('2026-12-01');
    checkout.chooseSlot('10:00 AM');
    checkout.finish({ hasNext: false, design: null });
    expect(checkout.get()).toEqual(emptyCheckoutDraft);
  });
});
