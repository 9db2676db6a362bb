import * as z from 'zod/mini';
import { DocumentContent } from '../../documents/document-content.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { wholeNumberParameter } from '../../kit/whole-number-parameter.ts';
import { AttemptId } from '../attempt-id.ts';
import { OrderIdText } from '../order-id.ts';
import { OrderLink } from '../order-link/schema.ts';
import { Order } from '../schema.ts';
import { BusinessCustomer } from './business-customer.ts';

const DocumentId = wholeNumberParameter(1, 999_999_999);

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId/documents/:document',
  summary: 'A bill, voucher or credit note of an order, for its customer and for staff',
  auth: 'signed-in',
  params: z.strictObject({
    userId: Identifier.check(z.minLength(1)),
    orderId: OrderIdText,
    document: DocumentId,
  }),
  answer: DocumentContent,
  errors: ['NOT_FOUND'],
});

export const readDocumentByLink = endpoint({
  method: 'GET',
  path: '/api/visit/:link/documents/:document',
  summary: 'A bill, voucher or credit note of an order, by its order link',
  auth: 'public',
  params: z.strictObject({ link: OrderLink, document: DocumentId }),
  answer: DocumentContent,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const readDocumentByDesk = endpoint({
  method: 'GET',
  path: '/api/admin/documents/:document',
  summary: 'A bill, voucher or credit note',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ document: DocumentId }),
  answer: DocumentContent,
  errors: ['NOT_FOUND'],
});

export const BusinessCustomerRequest = z.strictObject({
  /** Null: not a business customer. */
  businessCustomer: z.nullable(BusinessCustomer),
  attempt: AttemptId,
});
export type BusinessCustomerRequest = z.infer<typeof BusinessCustomerRequest>;

export const setBusinessCustomer = endpoint({
  method: 'PUT',
  path: '/api/orders/:_id/business-customer',
  summary: 'Sets the name and GSTIN of a business customer; they are printed on later documents',
  auth: 'desk',
  bearer: false,
  params: z.strictObject({ _id: z.uuid('Enter a valid order ID') }),
  body: BusinessCustomerRequest,
  answer: Order,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'NOT_FOUND', 'UNAVAILABLE'],
});
