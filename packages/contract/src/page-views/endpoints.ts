import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { countedPages } from './counted-pages.ts';

export const recordPageView = endpoint({
  method: 'POST',
  path: '/api/page-views',
  summary: 'Counts one view of a page',
  auth: 'public',
  bearer: false,
  body: z.strictObject({ page: z.enum(countedPages) }),
  status: 204,
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});
