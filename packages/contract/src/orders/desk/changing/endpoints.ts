import * as z from 'zod/mini';
import { endpoint } from '../../../kit/endpoint.ts';
import { Order } from '../../schema.ts';
import { ServicesChange, StaffCorrection, StaffMove, StaffStart } from './schema.ts';

/** What staff do with an order after it is placed, beside its status. */

const oneOrder = z.strictObject({ _id: z.uuid('That names no order') });

const changeErrors = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INVALID_INPUT',
  'NOT_FOUND',
  'ORDER_CHANGED',
  'NOT_CHANGEABLE',
  'SLOT_FULL',
  'SLOT_NOT_BOOKABLE',
  'BEAUTICIAN_UNAVAILABLE',
  'BEAUTICIAN_OBJECTIONS',
  'BEAUTICIAN_UNCLEAR',
  'UNAVAILABLE',
] as const;

export const moveOrderByDesk = endpoint({
  method: 'PUT',
  path: '/api/orders/:_id/appointment',
  summary: 'Moves a visit; only an overlap is refused, the rest asks first',
  auth: 'desk',
  bearer: false,
  params: oneOrder,
  body: StaffMove,
  answer: Order,
  errors: changeErrors,
});

export const correctAddressByDesk = endpoint({
  method: 'PUT',
  path: '/api/orders/:_id/address',
  summary: 'Corrects where a visit goes and to whom, before it starts',
  auth: 'desk',
  bearer: false,
  params: oneOrder,
  body: StaffCorrection,
  answer: Order,
  errors: [...changeErrors, 'ALREADY_BOOKED', 'PRICE_CHANGED'],
});

export const changeServices = endpoint({
  method: 'PUT',
  path: '/api/orders/:_id/services',
  summary: 'Changes what is done at a visit: a new revision of the order',
  auth: 'desk',
  bearer: false,
  params: oneOrder,
  body: ServicesChange,
  answer: Order,
  errors: [...changeErrors, 'SERVICE_GONE'],
});

export const startVisit = endpoint({
  method: 'PUT',
  path: '/api/orders/:_id/start',
  summary: 'Starts a visit of today for whoever is there, without the code',
  auth: 'desk',
  bearer: false,
  params: oneOrder,
  body: StaffStart,
  answer: Order,
  errors: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'INVALID_INPUT',
    'NOT_FOUND',
    'ORDER_CHANGED',
    'PRESS_REFUSED',
    'UNAVAILABLE',
  ],
});

export const renewOrderLink = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/link',
  summary: 'Gives an order a new link; the one before it opens nothing any more',
  auth: 'desk',
  bearer: false,
  params: oneOrder,
  answer: Order,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const revokeOrderLink = endpoint({
  method: 'DELETE',
  path: '/api/orders/:_id/link',
  summary: 'Takes the link of an order away: it opens nothing any more',
  auth: 'desk',
  bearer: false,
  params: oneOrder,
  answer: Order,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'NOT_FOUND', 'UNAVAILABLE'],
});
