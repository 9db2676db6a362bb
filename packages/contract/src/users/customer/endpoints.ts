import * as z from 'zod/mini';
import { Cursor, invalidCursorMessage } from '../../kit/cursor.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { listParameters } from '../../kit/list-parameters.ts';
import { Identifier, singleLineText, textLimits } from '../../kit/text-schemas.ts';
import {
  Customer,
  CustomerNote,
  CustomerNoteText,
  CustomerOrders,
  FoundCustomer,
} from './schema.ts';

const userId = Identifier.check(z.minLength(1));
const customerParams = z.strictObject({ userId });

export const findCustomers = endpoint({
  method: 'GET',
  path: '/api/admin/customers',
  summary: 'Finds customers by part of a name or mobile number',
  auth: 'desk',
  bearer: true,
  query: z.strictObject({ search: singleLineText({ max: textLimits.name }) }),
  answer: z.array(FoundCustomer),
});

export const readCustomer = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:userId',
  summary: 'Returns a customer with statistics, addresses, past beauticians and notes',
  auth: 'desk',
  bearer: true,
  params: customerParams,
  answer: Customer,
  errors: ['NOT_FOUND'],
});

export const listCustomerOrders = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:userId/orders',
  summary: 'Lists the orders of a customer, newest first',
  auth: 'desk',
  bearer: true,
  params: customerParams,
  query: z.strictObject({
    cursor: z.optional(
      Cursor.check(z.refine(({ id }) => z.uuid().safeParse(id).success, invalidCursorMessage)),
    ),
    limit: listParameters.limit,
  }),
  answer: CustomerOrders,
  errors: ['NOT_FOUND'],
});

export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:userId/notes',
  summary: 'Adds a staff note about a customer and returns all notes',
  auth: 'desk',
  bearer: true,
  params: customerParams,
  body: z.strictObject({ text: CustomerNoteText }),
  status: 201,
  answer: z.array(CustomerNote),
  errors: ['NOT_FOUND'],
});

export const deleteCustomerNote = endpoint({
  method: 'DELETE',
  path: '/api/admin/customers/:userId/notes/:noteId',
  summary: 'Deletes a note about a customer and returns the remaining notes',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({
    userId,
    noteId: z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'This is not a note id')),
  }),
  answer: z.array(CustomerNote),
  errors: ['NOT_FOUND'],
});
