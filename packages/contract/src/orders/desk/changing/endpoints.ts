import * as z from 'zod/mini';
import { endpoint } from '../../../kit/endpoint.ts';
import { Order } from '../../schema.ts';
import {
  ServicesChange,
  StaffAddressCorrection,
  StaffMoveRequest,
  StaffStartRequest,
} from './schema.ts';

const orderParams = z.strictObject({ _id: z.uuid('Enter a valid order ID') });

const changeErrors = [
  'NOT_FOUND',
  'ORDER_CHANGED',
  'NOT_CHANGEABLE',
  'PAYMENT_REFUSED',
  'SLOT_FULL',
  'SLOT_NOT_BOOKABLE',
  'BEAUTICIAN_UNAVAILABLE',
  'BEAUTICIAN_OBJECTIONS',
  'BEAUTICIAN_UNCLEAR',
] as const;

export const moveOrderByDesk = endpoint({
  method: 'PUT',
  path: '/api/orders/:_id/appointment',
  summary: 'Moves a visit; an overlap is refused, other conflicts must be confirmed',
  auth: 'desk',
  params: orderParams,
  body: StaffMoveRequest,
  answer: Order,
  errors: changeErrors,
});

export const correctAddressByDesk = endpoint({
  method: 'PUT',
  path: '/api/orders/:_id/address',
  summary: 'Changes the address or contact of a visit before it starts',
  auth: 'desk',
  params: orderParams,
  body: StaffAddressCorrection,
  answer: Order,
  errors: [...changeErrors, 'ALREADY_BOOKED', 'PRICE_CHANGED'],
});

export const changeOrderServices = endpoint({
  method: 'PUT',
  path: '/api/orders/:_id/services',
  summary: 'Changes the services of an order, as a new revision',
  auth: 'desk',
  params: orderParams,
  body: ServicesChange,
  answer: Order,
  errors: [...changeErrors, 'SERVICE_GONE'],
});

export const startVisitByDesk = endpoint({
  method: 'PUT',
  path: '/api/orders/:_id/start',
  summary: 'Starts a visit of today without the start code',
  auth: 'desk',
  params: orderParams,
  body: StaffStartRequest,
  answer: Order,
  errors: ['NOT_FOUND', 'ORDER_CHANGED', 'PAYMENT_REFUSED', 'PRESS_REFUSED'],
});

export const renewOrderLink = endpoint({
  method: 'POST',
  path: '/api/orders/:_id/link',
  summary: 'Creates a new order link; the previous link stops working',
  auth: 'desk',
  params: orderParams,
  answer: Order,
  errors: ['NOT_FOUND'],
});

export const revokeOrderLink = endpoint({
  method: 'DELETE',
  path: '/api/orders/:_id/link',
  summary: 'Removes the order link',
  auth: 'desk',
  params: orderParams,
  answer: Order,
  errors: ['NOT_FOUND'],
});
