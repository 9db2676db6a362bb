import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';

const Ready = z.strictObject({ status: z.literal('ok'), database: z.literal('ok') });

/** For whoever restarts what hangs: the database is not asked, as a restart would not bring it back. */
export const readLiveness = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'Whether the process answers, whatever the database does',
  auth: 'public',
  bearer: false,
  answer: z.strictObject({ status: z.literal('ok') }),
  errors: [],
});

/** For whoever sends people here or elsewhere. */
export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary:
    'Whether to send people here: the database takes writes, and the process is not stopping',
  auth: 'public',
  bearer: false,
  answer: Ready,
  errors: ['UNAVAILABLE'],
});

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The same as ready, under the name that earlier versions had for it',
  auth: 'public',
  bearer: false,
  answer: Ready,
  errors: ['UNAVAILABLE'],
});
