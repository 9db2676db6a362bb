import * as z from 'zod/mini';
import { endpoint } from '../../../kit/endpoint.ts';
import { Identifier } from '../../../kit/text-schemas.ts';
import { AddressCorrection } from '../../address-correction.ts';
import { OrderIdText } from '../../order-id.ts';
import { TrackedOrder } from '../../schema.ts';
import { moveErrors } from '../endpoints.ts';

/** In its own file, so that pages load it only when an address is changed. */
export const correctAddress = endpoint({
  method: 'PUT',
  path: '/api/orders/:userId/:orderId/address',
  summary: 'Changes the address or contact of a visit while it can still be moved',
  auth: 'signed-in',
  params: z.strictObject({ userId: Identifier.check(z.minLength(1)), orderId: OrderIdText }),
  body: AddressCorrection,
  answer: TrackedOrder,
  errors: [...moveErrors, 'PRICE_CHANGED', 'ORDER_TOO_SMALL'],
});
