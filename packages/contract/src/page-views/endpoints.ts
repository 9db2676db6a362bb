import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';

/** The route's pattern, e.g. `/track-order/:userId/:orderId`: never an id of a person or an order. */
export const PagePattern = z.string().check(z.regex(/^\/[a-zA-Z0-9:/*_-]{0,80}$/));

export const recordPageView = endpoint({
  method: 'POST',
  path: '/api/page-views',
  summary: 'Counts one view of a page',
  auth: 'public',
  bearer: false,
  body: z.strictObject({ page: PagePattern }),
  status: 204,
  errors: ['INVALID_INPUT'],
});
