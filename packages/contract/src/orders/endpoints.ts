import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text-schemas.ts';
import { OrderIdText } from './order-id.ts';
import { OrderRequest } from './order-request.ts';
import { Order, TrackedOrder } from './schema.ts';

const UserIdText = Identifier.check(z.minLength(1));

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary: 'Places an order; repeating the request answers 200 with the same order',
  auth: 'signed-in',
  body: OrderRequest,
  status: 201,
  answer: Order,
  errors: [
    'FORBIDDEN',
    'NOT_HER_CUSTOMER',
    'NOT_OPEN_YET',
    'ORDER_EXISTS',
    'ORDER_ID_TAKEN',
    'PRICE_CHANGED',
    'TERMS_CHANGED',
    'SERVICE_GONE',
    'ALREADY_BOOKED',
    'TOO_MANY_OPEN_ORDERS',
    'SLOT_FULL',
    'SLOT_NOT_BOOKABLE',
    'ORDER_TOO_SMALL',
    'COUPON_REFUSED',
  ],
});

const orderParams = z.strictObject({ userId: UserIdText, orderId: OrderIdText });

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId',
  summary: 'One order with its beautician’s profile, for its customer and for staff',
  auth: 'signed-in',
  params: orderParams,
  answer: TrackedOrder,
  errors: ['NOT_FOUND'],
});

export const listCustomerOngoingOrders = endpoint({
  method: 'GET',
  path: '/api/orders/my-order/:userId',
  summary: 'A customer’s open orders, the next visit first',
  auth: 'signed-in',
  params: z.strictObject({ userId: UserIdText }),
  answer: z.array(Order),
  errors: ['NOT_FOUND'],
});

export const listCustomerPastOrders = endpoint({
  method: 'GET',
  path: '/api/orders/order-history/:userId',
  summary: 'A customer’s completed and cancelled orders, the latest visit first',
  auth: 'signed-in',
  params: z.strictObject({ userId: UserIdText }),
  answer: z.array(Order),
  errors: ['NOT_FOUND'],
});

export const popularPeriodDays = 90;

/** Most booked first, including services no longer offered. */
export const listPopularServices = endpoint({
  method: 'GET',
  path: '/api/services/popular',
  summary: `The ids of the services that were booked most in the last ${popularPeriodDays} days`,
  auth: 'public',
  answer: z.array(z.string()),
});

export const streamOrderEvents = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId/events',
  summary: 'Notifies of every change of one order (server-sent events)',
  auth: 'signed-in',
  params: orderParams,
  sends: 'text/event-stream',
  errors: ['NOT_FOUND'],
});
