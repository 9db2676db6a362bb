import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import type { TestApp } from '../test-app.ts';
import { openTestSalon, type TestSalon } from '../test-orders.ts';
import type { TestUser } from '../test-user.ts';
import { forAdmins, forEveryone, type Policies, type Policy } from './policy.ts';

const salons = new WeakMap<TestApp, Promise<TestSalon>>();

/** One for each product under test, with seats for everyone. */
const salonOf = (haldi: TestApp): Promise<TestSalon> => {
  const open = async (): Promise<TestSalon> => {
    const salon = await openTestSalon(haldi);
    await salon.hire(200);
    return salon;
  };
  const salon = salons.get(haldi) ?? open();
  salons.set(haldi, salon);
  return salon;
};

const nextWeek = (haldi: TestApp) => ({
  appointmentDate: addDays(indiaDay(haldi.clock()), 7),
});

const orderOf = async (haldi: TestApp, who: TestUser): Promise<Order> =>
  (await salonOf(haldi)).place(who, nextWeek(haldi));

/** For the customer and for admins; to anybody else it is not there. */
const forOwner = (request: Policy['request']): Policy => ({
  request,
  visitor: 401,
  customer: 200,
  other: 404,
  admin: 200,
});

export const orderPolicies: Policies = {
  'GET /api/booking/slots': forEveryone(200, (_, haldi) => ({
    url: `/api/booking/slots?date=${nextWeek(haldi).appointmentDate}`,
  })),
  'POST /api/orders': {
    request: async ({ customer }, haldi) => ({
      method: 'POST',
      url: '/api/orders',
      payload: (await salonOf(haldi)).body(customer, nextWeek(haldi)),
    }),
    visitor: 401,
    customer: 201,
    other: 403,
    admin: 403,
  },
  'GET /api/orders/:userId/:orderId': forOwner(async ({ customer }, haldi) => ({
    url: `/api/orders/${customer.id}/${(await orderOf(haldi, customer)).orderId}`,
  })),
  'GET /api/orders/my-order/:userId': forOwner(({ customer }) => ({
    url: `/api/orders/my-order/${customer.id}`,
  })),
  'GET /api/orders/order-history/:userId': forOwner(({ customer }) => ({
    url: `/api/orders/order-history/${customer.id}`,
  })),
  'GET /api/orders': forAdmins(200, () => ({ url: '/api/orders' })),
  'PUT /api/orders/:orderId/track': forAdmins(200, async ({ customer }, haldi) => ({
    method: 'PUT',
    url: `/api/orders/${(await orderOf(haldi, customer))._id}/track`,
    payload: { status: 'confirmed', message: 'Your appointment is confirmed. See you soon!' },
  })),
  // A stream does not end; its head says who may open it.
  'GET /api/orders/:userId/:orderId/events': forOwner(async ({ customer }, haldi) => ({
    method: 'HEAD',
    url: `/api/orders/${customer.id}/${(await orderOf(haldi, customer)).orderId}/events`,
  })),
  'GET /api/admin/events': forAdmins(200, () => ({ method: 'HEAD', url: '/api/admin/events' })),
};
