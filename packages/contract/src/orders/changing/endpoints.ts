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
  'NOT_FOUND',
  'ORDER_CHANGED',
  'NOT_CHANGEABLE',
  'ALREADY_BOOKED',
  'SLOT_FULL',
  'SLOT_NOT_BOOKABLE',
] as const;

export const cancelErrors = [
  'NOT_FOUND',
  'ORDER_CHANGED',
  'NOT_CHANGEABLE',
  'FEE_CHANGED',
] as const;

export const moveOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:userId/:orderId/appointment',
  summary: 'Moves a visit to another time, within the terms of its order',
  auth: 'signed-in',
  params: ownOrderParams,
  body: MoveRequest,
  answer: TrackedOrder,
  errors: moveErrors,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:userId/:orderId/cancel',
  summary: 'Cancels an order; a late cancellation fee may apply',
  auth: 'signed-in',
  params: ownOrderParams,
  body: CancelRequest,
  answer: TrackedOrder,
  errors: cancelErrors,
});
