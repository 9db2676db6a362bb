import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Beautician } from './schema.ts';

export const listBeauticians = endpoint({
  method: 'GET',
  path: '/api/admin/beauticians',
  summary: 'The roster by name, those who still work first',
  auth: 'admin',
  bearer: true,
  answer: z.array(Beautician),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});
