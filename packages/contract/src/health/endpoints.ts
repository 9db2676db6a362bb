import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';

const Ready = z.strictObject({ status: z.literal('ok'), database: z.literal('ok') });

/** The database is not checked, because restarting the process would not repair it. */
export const readLiveness = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'Liveness check: the process responds; the database is not checked',
  auth: 'public',
  answer: z.strictObject({ status: z.literal('ok') }),
});

export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Readiness check: the database accepts writes and the process is not shutting down',
  auth: 'public',
  answer: Ready,
});

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Same as /api/health/ready; the path of earlier versions',
  auth: 'public',
  answer: Ready,
});
