import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';

export const recordPageView = endpoint({
  method: 'POST',
  path: '/api/page-views',
  summary: 'Counts one view of a page',
  auth: 'public',
  /** The server checks that the page exists. */
  body: z.strictObject({ page: z.string().check(z.maxLength(100)) }),
});
