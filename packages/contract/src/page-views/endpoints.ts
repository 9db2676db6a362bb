import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { isCountedEverywhere, slugOfPage } from './counted-pages.ts';

/** Which own pages there are, the server knows. */
const Counted = z.string().check(
  z.maxLength(100),
  z.refine(
    (page) => isCountedEverywhere(page) || slugOfPage(page) !== undefined,
    'That is no page',
  ),
);

export const recordPageView = endpoint({
  method: 'POST',
  path: '/api/page-views',
  summary: 'Counts one view of a page',
  auth: 'public',
  bearer: false,
  body: z.strictObject({ page: Counted }),
  status: 204,
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});
