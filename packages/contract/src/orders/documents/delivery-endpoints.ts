import * as z from 'zod/mini';
import { PaperSize } from '../../documents/document-names.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { AttemptId } from '../attempt-id.ts';
import { readDocument, readDocumentByDesk, readDocumentByLink } from './endpoints.ts';

/** Default: A4. */
const query = z.strictObject({ paper: z.optional(PaperSize) });

export const readDocumentPdf = endpoint({
  method: 'GET',
  path: '/api/orders/:userId/:orderId/documents/:document/pdf',
  summary: 'A bill, voucher or credit note of an order as PDF, for its customer and for staff',
  auth: 'signed-in',
  params: readDocument.params,
  query,
  sends: 'application/pdf',
  errors: ['NOT_FOUND'],
});

export const readDocumentPdfByLink = endpoint({
  method: 'GET',
  path: '/api/visit/:link/documents/:document/pdf',
  summary: 'A bill, voucher or credit note of an order as PDF, by its order link',
  auth: 'public',
  params: readDocumentByLink.params,
  query,
  sends: 'application/pdf',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const readDocumentPdfByDesk = endpoint({
  method: 'GET',
  path: '/api/admin/documents/:document/pdf',
  summary: 'A bill, voucher or credit note as PDF',
  auth: 'desk',
  bearer: true,
  params: readDocumentByDesk.params,
  query,
  sends: 'application/pdf',
  errors: ['NOT_FOUND'],
});

export const sendDocument = endpoint({
  method: 'POST',
  path: '/api/admin/documents/:document/messages',
  summary: 'Sends the customer a message with a link to a bill, voucher or credit note',
  auth: 'desk',
  bearer: true,
  params: readDocumentByDesk.params,
  body: z.strictObject({ attempt: AttemptId }),
  errors: ['NOT_FOUND', 'LINK_EXPIRED'],
});
