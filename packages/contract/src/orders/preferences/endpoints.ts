import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { OrderIdText } from '../order-id.ts';
import { CustomerExclusion, PastBeautician } from './schema.ts';

export const listPastBeauticians = endpoint({
  method: 'GET',
  path: '/api/booking/beauticians',
  summary: 'The beauticians who have visited the customer and can be requested, latest visit first',
  auth: 'signed-in',
  answer: z.array(PastBeautician),
});

const orderParams = z.strictObject({
  userId: Identifier.check(z.minLength(1)),
  orderId: OrderIdText,
});
const path = '/api/orders/:userId/:orderId/excluded-beautician';

export const readCustomerExclusion = endpoint({
  method: 'GET',
  path,
  summary: 'Whether the customer has excluded the beautician of this visit',
  auth: 'signed-in',
  params: orderParams,
  answer: CustomerExclusion,
  errors: ['NOT_FOUND'],
});

export const requestExclusion = endpoint({
  method: 'PUT',
  path,
  summary: 'Excludes the beautician of this visit at the customer’s request',
  auth: 'signed-in',
  params: orderParams,
  answer: CustomerExclusion,
  errors: ['NOT_FOUND'],
});

export const withdrawExclusion = endpoint({
  method: 'DELETE',
  path,
  summary: 'Withdraws the customer’s request to exclude the beautician of this visit',
  auth: 'signed-in',
  params: orderParams,
  answer: CustomerExclusion,
  errors: ['NOT_FOUND'],
});
