import * as z from 'zod/mini';
import { adminCategories } from '../../catalogue/default-categories.ts';
import { Cursor, invalidCursorMessage } from '../../kit/cursor.ts';
import { Day } from '../../kit/day-schema.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { listParameters } from '../../kit/list-parameters.ts';
import { maxRupees } from '../../kit/money.ts';
import { Identifier, singleLineText, textLimits } from '../../kit/text-schemas.ts';
import { wholeNumberParameter } from '../../kit/whole-number-parameter.ts';
import { Slot } from '../../schedule/slot-schema.ts';
import { CouponCode } from '../coupons/endpoints.ts';
import { Order } from '../schema.ts';
import { OrderStatus } from '../status.ts';
import { BeauticianCandidates } from './beautician-candidates.ts';
import { AttentionFilter } from './needs-attention.ts';
import { OrderUpdate } from './order-update.ts';
import { WeekSchedule } from './visit-schemas.ts';

export const orderSorts = ['placed', 'visit'] as const;
export type OrderSort = (typeof orderSorts)[number];

export const paymentFilters = ['unpaid', 'to-verify', 'advance'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

export const OrderFilters = z.strictObject({
  /** Part of an order number, a phone number or a customer’s name. */
  search: z.optional(singleLineText({ min: 0, max: textLimits.name })),
  status: z.optional(OrderStatus),
  category: z.optional(z.enum(adminCategories)),
  from: z.optional(Day),
  to: z.optional(Day),
  slot: z.optional(Slot),
  beautician: z.optional(singleLineText({ min: 0, max: textLimits.name })),
  /** All or the first digits. */
  pincode: z.optional(z.string().check(z.regex(/^\d{0,6}$/, 'A pincode has six digits'))),
  minAmount: z.optional(wholeNumberParameter(0, maxRupees)),
  maxAmount: z.optional(wholeNumberParameter(0, maxRupees)),
  attention: z.optional(AttentionFilter),
  /**
   * `unpaid`: completed or cancelled, with an amount due. `advance`: waiting for an advance.
   */
  payment: z.optional(z.enum(paymentFilters)),
  /** Orders that use a coupon; cancelled ones do not. */
  coupon: z.optional(CouponCode),
  /** Visits in progress now, counted as In Progress on the dashboard. */
  underWay: z.optional(z.literal('now')),
});
export type OrderFilters = z.infer<typeof OrderFilters>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  summary:
    'All orders, newest or next visit first; the header X-Next-Cursor has the cursor of the next page',
  auth: 'desk',
  query: z.extend(OrderFilters, {
    sort: z.optional(z.enum(orderSorts)),
    cursor: z.optional(
      Cursor.check(z.refine(({ id }) => z.uuid().safeParse(id).success, invalidCursorMessage)),
    ),
    limit: listParameters.limit,
  }),
  answer: z.array(Order),
});

export const countOrders = endpoint({
  method: 'GET',
  path: '/api/orders/count',
  summary: 'The number of orders that match the filters, and what is due or to be verified',
  auth: 'desk',
  query: OrderFilters,
  answer: z.strictObject({
    count: z.int(),
    /** In paise: what is due, or the amounts to verify. Null without a payment filter. */
    due: z.nullable(z.int()),
  }),
});

export const readOrderByDesk = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId',
  summary: 'One order, by _id or six-digit order ID',
  auth: 'desk',
  params: z.strictObject({ orderId: Identifier.check(z.minLength(1)) }),
  answer: Order,
  errors: ['NOT_FOUND', 'ORDER_ID_AMBIGUOUS'],
});

export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/orders/export.csv',
  summary: 'The orders that match the filters as CSV, newest first',
  auth: 'owner',
  query: OrderFilters,
  sends: 'text/csv',
});

export const updateOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId/track',
  summary: 'Sets status, message and beautician of an order, by _id or six-digit order ID',
  auth: 'desk',
  params: z.strictObject({
    orderId: Identifier.check(z.minLength(1)),
  }),
  body: OrderUpdate,
  answer: Order,
  errors: [
    'NOT_FOUND',
    'ORDER_CHANGED',
    'PAYMENT_REFUSED',
    'ORDER_ID_AMBIGUOUS',
    'ORDER_ID_TAKEN',
    'SLOT_FULL',
    'SLOT_NOT_BOOKABLE',
    'BEAUTICIAN_UNAVAILABLE',
    'BEAUTICIAN_OBJECTIONS',
    'BEAUTICIAN_UNCLEAR',
  ],
});

export const listBeauticianCandidates = endpoint({
  method: 'GET',
  path: '/api/orders/:_id/candidates',
  summary: 'The planned beautician of an order, and the conflicts of each beautician',
  auth: 'desk',
  params: z.strictObject({ _id: z.uuid('Enter a valid order ID') }),
  answer: BeauticianCandidates,
  errors: ['NOT_FOUND'],
});

export const streamAdminEvents = endpoint({
  method: 'GET',
  path: '/api/admin/events',
  summary: 'Notifies staff of every order placed or changed (server-sent events)',
  auth: 'desk',
  sends: 'text/event-stream',
});

export const readWeekSchedule = endpoint({
  method: 'GET',
  path: '/api/admin/beauticians/week',
  summary: 'Seven days: capacity, visits, and visits that need a change',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({
    from: Day.check(
      z.refine((day) => day >= '2000' && day < '2199', 'Choose a day between 2000 and 2198'),
    ),
  }),
  answer: WeekSchedule,
});
