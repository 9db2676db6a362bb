import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { pageList } from '../pages/pages.ts';

export const recordPageView = endpoint({
  method: 'POST',
  path: '/api/page-views',
  summary: 'Counts one view of a page',
  auth: 'public',
  bearer: false,
  /** The pattern of the page, never an id of a person or an order. */
  body: z.strictObject({ page: z.enum(pageList) }),
  status: 204,
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});
