import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Identifier } from '../kit/text-schemas.ts';
import { OrderIdText } from '../orders/order-id.ts';
import { OrderLink } from '../orders/order-link/schema.ts';
import { ComplaintMessage, CustomerComplaintAnswer } from './schema.ts';

const orderParams = z.strictObject({
  userId: Identifier.check(z.minLength(1)),
  orderId: OrderIdText,
});
const linkParams = z.strictObject({ link: OrderLink });

const writeErrors = ['NOT_FOUND', 'NOT_CHANGEABLE', 'CONFLICT', 'TOO_MANY_REQUESTS'] as const;

export const readOwnComplaint = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId/complaint',
  summary: 'The complaint about an own order, or null',
  auth: 'signed-in',
  params: orderParams,
  answer: CustomerComplaintAnswer,
  errors: ['NOT_FOUND'],
});

export const writeComplaint = endpoint({
  method: 'POST',
  path: '/api/orders/:userId/:orderId/complaint',
  summary: 'Opens a complaint about an own order, adds to an open one, or reopens a closed one',
  auth: 'signed-in',
  params: orderParams,
  body: ComplaintMessage,
  answer: CustomerComplaintAnswer,
  errors: writeErrors,
});

export const addComplaintPicture = endpoint({
  method: 'POST',
  path: '/api/orders/:userId/:orderId/complaint/pictures',
  summary: 'Adds a picture to an own open complaint; the same picture counts once',
  auth: 'signed-in',
  params: orderParams,
  body: z.strictObject({}),
  files: ['image'],
  answer: CustomerComplaintAnswer,
  errors: writeErrors,
});

export const readComplaintPicture = endpoint({
  method: 'GET',
  path: '/api/complaints/:complaint/pictures/:picture',
  summary: 'A picture of a complaint, for staff and the customer who sent it',
  auth: 'signed-in',
  params: z.strictObject({ complaint: z.uuid(), picture: z.uuid() }),
  sends: 'image/webp',
  errors: ['NOT_FOUND'],
});

export const readComplaintByLink = endpoint({
  method: 'GET',
  path: '/api/visit/:link/complaint',
  summary: 'The state of the complaint about an order, by its order link, without its texts',
  auth: 'public',
  params: linkParams,
  answer: CustomerComplaintAnswer,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const writeComplaintByLink = endpoint({
  method: 'POST',
  path: '/api/visit/:link/complaint',
  summary: 'Opens, adds to or reopens the complaint about an order, by its order link',
  auth: 'public',
  params: linkParams,
  body: ComplaintMessage,
  answer: CustomerComplaintAnswer,
  errors: writeErrors,
});
