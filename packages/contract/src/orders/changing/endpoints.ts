import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { CancelRequest } from '../cancel-request.ts';
import { MoveRequest } from '../move-request.ts';
import { OrderIdText } from '../order-id.ts';
import { TrackedOrder } from '../schema.ts';

const ownOrderParams = z.strictObject({
  userId: Identifier.check(z.minLength(1)),
  orderId: OrderIdText,
});

export const moveErrors = [
  'INVALID_INPUT',
  'NOT_FOUND',
  'ORDER_CHANGED',
  'NOT_CHANGEABLE',
  'ALREADY_BOOKED',
  'SLOT_FULL',
  'SLOT_NOT_BOOKABLE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const;

export const cancelErrors = [
  'INVALID_INPUT',
  'NOT_FOUND',
  'ORDER_CHANGED',
  'NOT_CHANGEABLE',
  'FEE_CHANGED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const;

export const moveOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:userId/:orderId/appointment',
  summary: 'Moves a visit to another time, within the terms of its order',
  auth: 'signed-in',
  bearer: false,
  params: ownOrderParams,
  body: MoveRequest,
  answer: TrackedOrder,
  errors: ['UNAUTHENTICATED', ...moveErrors],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:userId/:orderId/cancel',
  summary: 'Cancels an order; a late cancellation fee may apply',
  auth: 'signed-in',
  bearer: false,
  params: ownOrderParams,
  body: CancelRequest,
  answer: TrackedOrder,
  errors: ['UNAUTHENTICATED', ...cancelErrors],
});
