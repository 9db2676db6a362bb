import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { CancelRequest } from '../cancel-request.ts';
import { cancelErrors, moveErrors } from '../changing/endpoints.ts';
import { MoveRequest } from '../move-request.ts';
import { OrderLink, OrderSeenByLink } from './schema.ts';

const orderLinkParams = z.strictObject({ link: OrderLink });

export const readOrderByLink = endpoint({
  method: 'GET',
  path: '/api/visit/:link',
  summary: 'One order, by its order link',
  auth: 'public',
  params: orderLinkParams,
  answer: OrderSeenByLink,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const moveOrderByLink = endpoint({
  method: 'PUT',
  path: '/api/visit/:link/appointment',
  summary: 'Moves the visit of an order, by its order link',
  auth: 'public',
  params: orderLinkParams,
  body: MoveRequest,
  answer: OrderSeenByLink,
  errors: moveErrors,
});

export const cancelOrderByLink = endpoint({
  method: 'POST',
  path: '/api/visit/:link/cancel',
  summary: 'Cancels an order, by its order link',
  auth: 'public',
  params: orderLinkParams,
  body: CancelRequest,
  answer: OrderSeenByLink,
  errors: cancelErrors,
});

export const streamOrderEventsByLink = endpoint({
  method: 'GET',
  path: '/api/visit/:link/events',
  summary: 'Notifies of every change of one order, by its order link (server-sent events)',
  auth: 'public',
  params: orderLinkParams,
  sends: 'text/event-stream',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
