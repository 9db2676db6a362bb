import * as z from 'zod/mini';
import { Day } from '../../../kit/day-schema.ts';
import { endpoint } from '../../../kit/endpoint.ts';
import { Identifier } from '../../../kit/text-schemas.ts';
import { SlotAvailability } from '../../../schedule/availability.ts';
import { BookingDays, isDayRangeWithin, maxCalendarDays } from '../../../schedule/endpoints.ts';
import { OrderIdText } from '../../order-id.ts';
import { OrderLink } from '../../order-link/schema.ts';

const ownOrderParams = z.strictObject({
  userId: Identifier.check(z.minLength(1)),
  orderId: OrderIdText,
});
const orderLinkParams = z.strictObject({ link: OrderLink });
const orderParams = z.strictObject({ _id: z.uuid('Enter a valid order ID') });

const dayQuery = z.strictObject({ date: Day });
const dayRangeQuery = z.strictObject({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => isDayRangeWithin(from, to, maxCalendarDays), {
    error: `Choose at most ${maxCalendarDays} days, the last day on or after the first`,
    path: ['to'],
  }),
);

const slotsSummary = 'The slots of a day that an order can be moved to';
const daysSummary = 'The days with a slot that an order can be moved to';

export const listMoveSlots = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId/slots',
  summary: slotsSummary,
  auth: 'signed-in',
  params: ownOrderParams,
  query: dayQuery,
  answer: z.array(SlotAvailability),
  errors: ['NOT_FOUND'],
});

export const listMoveDays = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId/days',
  summary: daysSummary,
  auth: 'signed-in',
  params: ownOrderParams,
  query: dayRangeQuery,
  answer: BookingDays,
  errors: ['NOT_FOUND'],
});

export const listMoveSlotsByLink = endpoint({
  method: 'GET',
  path: '/api/visit/:link/slots',
  summary: `${slotsSummary}, by its order link`,
  auth: 'public',
  params: orderLinkParams,
  query: dayQuery,
  answer: z.array(SlotAvailability),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const listMoveDaysByLink = endpoint({
  method: 'GET',
  path: '/api/visit/:link/days',
  summary: `${daysSummary}, by its order link`,
  auth: 'public',
  params: orderLinkParams,
  query: dayRangeQuery,
  answer: BookingDays,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const listMoveSlotsByDesk = endpoint({
  method: 'GET',
  path: '/api/orders/:_id/slots',
  summary: `${slotsSummary}, for staff`,
  auth: 'desk',
  params: orderParams,
  query: dayQuery,
  answer: z.array(SlotAvailability),
  errors: ['NOT_FOUND'],
});

export const listMoveDaysByDesk = endpoint({
  method: 'GET',
  path: '/api/orders/:_id/days',
  summary: `${daysSummary}, for staff`,
  auth: 'desk',
  params: orderParams,
  query: dayRangeQuery,
  answer: BookingDays,
  errors: ['NOT_FOUND'],
});
