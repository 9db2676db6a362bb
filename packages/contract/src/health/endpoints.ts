import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the product and its database answer',
  auth: 'public',
  bearer: false,
  answer: z.strictObject({ status: z.literal('ok'), database: z.literal('ok') }),
  errors: ['UNAVAILABLE'],
});
