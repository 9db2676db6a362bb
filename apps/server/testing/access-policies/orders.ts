import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import type { InjectOptions } from 'fastify';
import { readRoster } from '../../src/roster/service.ts';
import type { TestApp } from '../test-app.ts';
import { openTestSalon, type TestSalon } from '../test-salon.ts';
import {
  type AccessPolicies,
  type AccessPolicy,
  type Callers,
  forDesk,
  forEveryone,
  forOwners,
  forSignedIn,
} from './access-policy.ts';

const salons = new WeakMap<TestApp, Promise<TestSalon>>();

export const openSharedTestSalon = (haldi: TestApp): Promise<TestSalon> => {
  const open = async () => {
    const salon = await openTestSalon(haldi);
    await salon.hire(8);
    return salon;
  };
  const salon = salons.get(haldi) ?? open();
  salons.set(haldi, salon);
  return salon;
};

/** Each order is on another day, so that no day is full. */
let days = 0;
export const nextUnusedBookingDay = (haldi: TestApp) => {
  days += 1;
  return { appointmentDate: addDays(indiaDay(haldi.clock()), 1 + (days % 80)) };
};

/** Completed, because the number of open orders per customer is limited. */
export const placeCompletedOrder = async ({ customer, owner }: Callers, haldi: TestApp) => {
  const salon = await openSharedTestSalon(haldi);
  const order = await salon.place(customer, nextUnusedBookingDay(haldi));
  const message = 'Your service is complete. Thank you for choosing us!';
  await salon.track(owner, order._id, { status: 'completed', message });
  return order;
};

/** For the customer of the order and for staff. Others get 404. */
const forCustomerAndStaff = (request: AccessPolicy['request']): AccessPolicy => ({
  request,
  visitor: 401,
  customer: 200,
  other: 404,
  owner: 200,
});

const activeBeauticianId = async (haldi: TestApp): Promise<string> => {
  await openSharedTestSalon(haldi);
  const roster = await readRoster(haldi.context.db, '2026-11-16');
  return roster.find(({ active }) => active)?._id ?? '';
};

/** Only for the customer of a completed visit, not for staff. */
const forCustomer = (request: (visit: { url: string }) => InjectOptions): AccessPolicy => ({
  request: async (callers, haldi) => {
    const salon = await openSharedTestSalon(haldi);
    const order = await salon.place(callers.customer, nextUnusedBookingDay(haldi));
    await salon.track(callers.owner, order._id, {
      status: 'completed',
      message: 'Your service is complete. Thank you for choosing us!',
      beautician: 'Beautician 1',
    });
    return request({
      url: `/api/orders/${callers.customer.id}/${order.orderId}/excluded-beautician`,
    });
  },
  visitor: 401,
  customer: 200,
  other: 404,
  owner: 404,
});

export const orderPolicies: AccessPolicies = {
  'GET /api/booking/slots': forEveryone(200, (_callers, haldi) => ({
    url: `/api/booking/slots?date=${nextUnusedBookingDay(haldi).appointmentDate}`,
  })),
  'GET /api/booking/days': forEveryone(200, (_callers, haldi) => {
    const day = nextUnusedBookingDay(haldi).appointmentDate;
    return { url: `/api/booking/days?from=${day}&to=${day}` };
  }),
  'POST /api/admin/bookings': forDesk(201, async ({ other }, haldi) => {
    const salon = await openSharedTestSalon(haldi);
    const { userId: _, username: __, ...body } = salon.body(other, nextUnusedBookingDay(haldi));
    const payload = { ...body, customer: { userId: other.id } };
    return { method: 'POST', url: '/api/admin/bookings', payload };
  }),
  'GET /api/booking/cart': forEveryone(200, () => ({
    url: '/api/booking/cart?services=facial-gold',
  })),
  'GET /api/booking/beauticians': forSignedIn(200, () => ({ url: '/api/booking/beauticians' })),
  'GET /api/orders/:userId/:orderId/excluded-beautician': forCustomer(({ url }) => ({ url })),
  'PUT /api/orders/:userId/:orderId/excluded-beautician': forCustomer(({ url }) => ({
    method: 'PUT',
    url,
  })),
  'DELETE /api/orders/:userId/:orderId/excluded-beautician': forCustomer(({ url }) => ({
    method: 'DELETE',
    url,
  })),
  'GET /api/admin/users/:userId/excluded-beauticians': forDesk(200, ({ customer }) => ({
    url: `/api/admin/users/${customer.id}/excluded-beauticians`,
  })),
  'PUT /api/admin/users/:userId/excluded-beauticians/:beautician': forDesk(
    200,
    async (callers, haldi) => ({
      method: 'PUT',
      url: `/api/admin/users/${callers.customer.id}/excluded-beauticians/${await activeBeauticianId(haldi)}`,
    }),
  ),
  'DELETE /api/admin/users/:userId/excluded-beauticians/:beautician': forDesk(
    200,
    async (callers, haldi) => ({
      method: 'DELETE',
      url: `/api/admin/users/${callers.customer.id}/excluded-beauticians/${await activeBeauticianId(haldi)}`,
    }),
  ),
  'GET /api/orders/:_id/candidates': forDesk(200, async (callers, haldi) => ({
    url: `/api/orders/${(await placeCompletedOrder(callers, haldi))._id}/candidates`,
  })),
  'POST /api/orders': {
    request: async ({ customer }, haldi) => ({
      method: 'POST',
      url: '/api/orders',
      payload: (await openSharedTestSalon(haldi)).body(customer, nextUnusedBookingDay(haldi)),
    }),
    visitor: 401,
    customer: 201,
    // The order is in the name of the customer.
    other: 403,
    owner: 403,
  },
  'GET /api/orders': forDesk(200, () => ({ url: '/api/orders' })),
  'GET /api/orders/count': forDesk(200, () => ({ url: '/api/orders/count' })),
  'GET /api/orders/:orderId': forDesk(200, async (callers, haldi) => ({
    url: `/api/orders/${(await placeCompletedOrder(callers, haldi))._id}`,
  })),
  'GET /api/orders/export.csv': forOwners(200, () => ({ url: '/api/orders/export.csv' })),
  'GET /api/orders/:userId/:orderId': forCustomerAndStaff(async (callers, haldi) => {
    const { orderId } = await placeCompletedOrder(callers, haldi);
    return { url: `/api/orders/${callers.customer.id}/${orderId}` };
  }),
  'GET /api/orders/my-order/:userId': forCustomerAndStaff(({ customer }) => ({
    url: `/api/orders/my-order/${customer.id}`,
  })),
  'GET /api/orders/order-history/:userId': forCustomerAndStaff(({ customer }) => ({
    url: `/api/orders/order-history/${customer.id}`,
  })),
  'PUT /api/orders/:orderId/track': forDesk(200, async (callers, haldi) => ({
    method: 'PUT',
    url: `/api/orders/${(await placeCompletedOrder(callers, haldi))._id}/track`,
    payload: {
      status: 'confirmed',
      message: 'Your appointment is confirmed. See you soon!',
    },
  })),
  'GET /api/orders/:userId/:orderId/events': forCustomerAndStaff(async (callers, haldi) => {
    const { orderId } = await placeCompletedOrder(callers, haldi);
    const url = `/api/orders/${callers.customer.id}/${orderId}/events`;
    return { url, payloadAsStream: true };
  }),
  'GET /api/admin/events': forDesk(200, () => ({
    url: '/api/admin/events',
    payloadAsStream: true,
  })),
};
