import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { listParameters } from '../../kit/list-parameters.ts';
import { Identifier } from '../../kit/text-schemas.ts';
import { ComplaintMessage } from '../schema.ts';
import { Complaint, ComplaintChange, ComplaintList, ComplaintView } from './schema.ts';

export const complaintPageSize = 30;

const complaintParams = z.strictObject({ _id: z.uuid('Enter a valid complaint ID') });

export const listComplaints = endpoint({
  method: 'GET',
  path: '/api/admin/complaints',
  summary: 'Lists complaints: open ones by due day, closed ones newest first',
  auth: 'desk',
  query: z.strictObject({
    view: z.optional(ComplaintView),
    /** Only the complaint about this order, open or closed. */
    order: z.optional(z.uuid('Enter a valid order ID')),
    cursor: listParameters.cursor,
    limit: listParameters.limit,
  }),
  answer: ComplaintList,
});

export const readComplaint = endpoint({
  method: 'GET',
  path: '/api/admin/complaints/:_id',
  summary: 'A complaint with its history',
  auth: 'desk',
  params: complaintParams,
  answer: Complaint,
  errors: ['NOT_FOUND'],
});

export const openComplaint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:_id/complaint',
  summary: 'Opens a complaint about an order for a caller',
  auth: 'desk',
  params: z.strictObject({ _id: z.uuid('Enter a valid order ID') }),
  body: ComplaintMessage,
  answer: Complaint,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const openComplaintFromReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/complaint',
  summary: 'Opens a complaint about the last completed order of the author of a bad review',
  auth: 'desk',
  params: z.strictObject({ id: Identifier }),
  body: ComplaintMessage,
  answer: Complaint,
  errors: ['NOT_FOUND', 'CONFLICT', 'NOT_CHANGEABLE'],
});

export const changeComplaint = endpoint({
  method: 'POST',
  path: '/api/admin/complaints/:_id/changes',
  summary:
    'Adds a note, sets who looks after it or the due day, closes it with an outcome, reopens it',
  auth: 'desk',
  params: complaintParams,
  body: ComplaintChange,
  answer: Complaint,
  errors: [
    ...(['NOT_FOUND', 'CONFLICT', 'NOT_CHANGEABLE', 'COMPLAINT_CHANGED'] as const),
    ...(['PAYMENT_REFUSED', 'UNAVAILABLE'] as const),
    ...(['ORDER_ID_TAKEN', 'SERVICE_GONE', 'SLOT_FULL', 'SLOT_NOT_BOOKABLE'] as const),
    ...(['ALREADY_BOOKED', 'NOT_OPEN_YET'] as const),
  ],
});

export const addComplaintPictureByDesk = endpoint({
  method: 'POST',
  path: '/api/admin/complaints/:_id/pictures',
  summary: 'Adds a picture to an open complaint; the same picture counts once',
  auth: 'desk',
  params: complaintParams,
  body: z.strictObject({}),
  files: ['image'],
  answer: Complaint,
  errors: ['NOT_FOUND', 'NOT_CHANGEABLE', 'CONFLICT'],
});
