import * as z from 'zod/mini';
import { Slot } from '../booking/slots.ts';
import { adminCategories } from '../catalogue/categories.ts';
import { Day } from '../kit/dates.ts';
import { endpoint } from '../kit/endpoint.ts';
import { wholeNumberText } from '../kit/query.ts';
import { Identifier, line, textLimits } from '../kit/text.ts';
import { OrderIdText } from './order-id.ts';
import { Order, OrderRequest, OrderUpdate } from './schema.ts';
import { OrderStatus } from './status.ts';

const idText = Identifier.check(z.minLength(1));

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary: 'Places an order; the same request again answers 200 with the same order',
  auth: 'signed-in',
  bearer: false,
  body: OrderRequest,
  status: 201,
  answer: Order,
  errors: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'INVALID_INPUT',
    'ORDER_EXISTS',
    'ORDER_ID_TAKEN',
    'PRICE_CHANGED',
    'SERVICE_GONE',
    'SLOT_FULL',
    'SLOT_NOT_BOOKABLE',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});

const oneOrder = z.strictObject({ userId: idText, orderId: OrderIdText });

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId',
  summary: 'One order, for its customer and for admins',
  auth: 'signed-in',
  bearer: false,
  params: oneOrder,
  answer: Order,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const ongoingOrders = endpoint({
  method: 'GET',
  path: '/api/orders/my-order/:userId',
  summary: 'A customer’s open orders, the next visit first',
  auth: 'signed-in',
  bearer: false,
  params: z.strictObject({ userId: idText }),
  answer: z.array(Order),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const orderHistory = endpoint({
  method: 'GET',
  path: '/api/orders/order-history/:userId',
  summary: 'A customer’s completed and cancelled orders, the latest visit first',
  auth: 'signed-in',
  bearer: false,
  params: z.strictObject({ userId: idText }),
  answer: z.array(Order),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'UNAVAILABLE'],
});

/** How many orders a list holds when nothing is asked for, and at most. */
export const orderListLimit = 200;

export const OrderFilters = z.strictObject({
  /** Part of an order id, a phone number or a customer's name. */
  search: z.optional(line({ min: 0, max: textLimits.name })),
  status: z.optional(OrderStatus),
  category: z.optional(z.enum(adminCategories)),
  /** First and last appointment day. */
  from: z.optional(Day),
  to: z.optional(Day),
  slot: z.optional(Slot),
  beautician: z.optional(line({ min: 0, max: textLimits.name })),
  /** All or the first digits of it. */
  pincode: z.optional(z.string().check(z.regex(/^\d{0,6}$/, 'A pincode has six digits'))),
  minAmount: z.optional(wholeNumberText(0, 10_000_000)),
  maxAmount: z.optional(wholeNumberText(0, 10_000_000)),
});
export type OrderFilters = z.infer<typeof OrderFilters>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  summary: 'All orders, newest first; the header X-Next-Cursor leads on while there is more',
  auth: 'admin',
  bearer: false,
  query: z.extend(OrderFilters, {
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z.optional(wholeNumberText(1, orderListLimit)),
  }),
  answer: z.array(Order),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'],
});

/** A CSV file of all that are found. */
export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/orders/export.csv',
  summary: 'The orders that are found, newest first, as CSV',
  auth: 'admin',
  bearer: false,
  query: OrderFilters,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'UNAVAILABLE'],
});

export const trackOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId/track',
  summary: 'Sets status, message and beautician of an order, by _id or six-digit id',
  auth: 'admin',
  bearer: false,
  params: z.strictObject({ orderId: idText }),
  body: OrderUpdate,
  answer: Order,
  errors: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'INVALID_INPUT',
    'NOT_FOUND',
    'ORDER_CHANGED',
    'ORDER_ID_AMBIGUOUS',
    'ORDER_ID_TAKEN',
    'SLOT_FULL',
    'BEAUTICIAN_UNAVAILABLE',
    'UNAVAILABLE',
  ],
});

/** Most booked first, whether on offer today or not; at most as many as a page would ever show. */
export const popularServices = endpoint({
  method: 'GET',
  path: '/api/services/popular',
  summary: 'The ids of the services that were booked most in the last 90 days',
  auth: 'public',
  bearer: false,
  answer: z.array(z.string()),
  errors: [],
});

/** Server-sent events: see events.ts for what they carry. */
export const orderEvents = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId/events',
  summary: 'Tells of every change of one order as it happens (server-sent events)',
  auth: 'signed-in',
  bearer: false,
  params: oneOrder,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const adminEvents = endpoint({
  method: 'GET',
  path: '/api/admin/events',
  summary: 'Tells admins of every order placed or changed (server-sent events)',
  auth: 'admin',
  bearer: false,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});
