import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import type { TestApp } from '../test-app.ts';
import { toRequestLine } from '../test-salon.ts';
import {
  type AccessPolicies,
  type AccessPolicy,
  type Callers,
  forDesk,
  forEveryone,
} from './access-policy.ts';
import { nextUnusedBookingDay, openSharedTestSalon } from './orders.ts';

const placeOpen = async ({ customer }: Callers, haldi: TestApp): Promise<Order> =>
  (await openSharedTestSalon(haldi)).place(customer, nextUnusedBookingDay(haldi));

/** Staff have their own endpoints for this. */
const forCustomer = (
  request: (url: string, order: Order) => Awaited<ReturnType<AccessPolicy['request']>>,
): AccessPolicy => ({
  request: async (callers, haldi) => {
    const order = await placeOpen(callers, haldi);
    return request(`/api/orders/${callers.customer.id}/${order.orderId}`, order);
  },
  visitor: 401,
  customer: 200,
  other: 404,
  owner: 404,
});

const forHolder = (
  request: (url: string, order: Order) => Awaited<ReturnType<AccessPolicy['request']>>,
  status = 200,
): AccessPolicy =>
  forEveryone(status, async (callers, haldi) => {
    const order = await placeOpen(callers, haldi);
    return request(`/api/visit/${order.link}`, order);
  });

const forStaff = (
  request: (url: string, order: Order) => Awaited<ReturnType<AccessPolicy['request']>>,
): AccessPolicy =>
  forDesk(200, async (callers, haldi) => {
    const order = await placeOpen(callers, haldi);
    return request(`/api/orders/${order._id}`, order);
  });

const later = ({ appointmentDate, version }: Order) => ({
  appointmentDate: addDays(appointmentDate, 1),
  appointmentSlot: '03:00 PM',
  version,
  attempt: randomUUID(),
});

const cancelling = ({ version }: Order) => ({
  reason: 'plans_changed',
  fee: 0,
  version,
  attempt: randomUUID(),
});

const move = (url: string, order: Order) =>
  ({ method: 'PUT', url: `${url}/appointment`, payload: later(order) }) as const;
const correct = (url: string, { address, visitingCharge, version }: Order) =>
  ({
    method: 'PUT',
    url: `${url}/address`,
    payload: {
      address: { ...address, landmark: 'Near SBI ATM' },
      recipient: null,
      visitingCharge,
      version,
      attempt: randomUUID(),
    },
  }) as const;
const cancel = (url: string, order: Order) =>
  ({ method: 'POST', url: `${url}/cancel`, payload: cancelling(order) }) as const;
/** Allowed, but 409: no UPI ID is set. */
const submitReference = (url: string) =>
  ({
    method: 'POST',
    url: `${url}/upi-reference`,
    payload: { reference: '123456789012', attempt: randomUUID() },
  }) as const;
const slots = (url: string, { appointmentDate }: Order) => ({
  url: `${url}/slots?date=${appointmentDate}`,
});
const days = (url: string, { appointmentDate }: Order) => ({
  url: `${url}/days?from=${appointmentDate}&to=${appointmentDate}`,
});

export const orderChangePolicies: AccessPolicies = {
  'PUT /api/orders/:userId/:orderId/appointment': forCustomer(move),
  'PUT /api/orders/:userId/:orderId/address': forCustomer(correct),
  'POST /api/orders/:userId/:orderId/cancel': forCustomer(cancel),
  'GET /api/orders/:userId/:orderId/slots': forCustomer(slots),
  'GET /api/orders/:userId/:orderId/days': forCustomer(days),
  'POST /api/orders/:userId/:orderId/upi-reference': {
    ...forCustomer(submitReference),
    customer: 409,
  },
  'POST /api/visit/:link/upi-reference': forHolder(submitReference, 409),
  'GET /api/visit/:link': forHolder((url) => ({ url })),
  'PUT /api/visit/:link/appointment': forHolder(move),
  'POST /api/visit/:link/cancel': forHolder(cancel),
  'GET /api/visit/:link/slots': forHolder(slots),
  'GET /api/visit/:link/days': forHolder(days),
  'GET /api/visit/:link/events': forHolder((url) => ({
    url: `${url}/events`,
    payloadAsStream: true,
  })),
  'GET /api/admin/board/placements': forStaff((_url, { _id, appointmentDate }) => ({
    url: `/api/admin/board/placements?day=${appointmentDate}&order=${_id}`,
  })),
  'PUT /api/orders/:_id/appointment': forStaff(move),
  'PUT /api/orders/:_id/address': forStaff(correct),
  'GET /api/orders/:_id/slots': forStaff(slots),
  'GET /api/orders/:_id/days': forStaff(days),
  // Only visits of today can be started.
  'PUT /api/orders/:_id/start': forDesk(409, async (callers, haldi) => {
    const { _id, version } = await placeOpen(callers, haldi);
    return {
      method: 'PUT',
      url: `/api/orders/${_id}/start`,
      payload: { version, attempt: randomUUID() },
    };
  }),
  'POST /api/orders/:_id/link': forStaff((url) => ({ method: 'POST', url: `${url}/link` })),
  'DELETE /api/orders/:_id/link': forStaff((url) => ({ method: 'DELETE', url: `${url}/link` })),
  'PUT /api/orders/:_id/services': forDesk(200, async (callers, haldi) => {
    const salon = await openSharedTestSalon(haldi);
    const { _id, version } = await placeOpen(callers, haldi);
    const { serviceId, quantity } = toRequestLine(salon.service(30));
    return {
      method: 'PUT',
      url: `/api/orders/${_id}/services`,
      payload: { services: [{ serviceId, quantity }], version, attempt: randomUUID() },
    };
  }),
};
