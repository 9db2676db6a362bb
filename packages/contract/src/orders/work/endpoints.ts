import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { RunningLate, WorkDays, WorkPress, WorkVisit } from './schema.ts';

const params = z.strictObject({ _id: z.uuid() });
const changing = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_INPUT',
  'PRESS_REFUSED',
  'UNAVAILABLE',
] as const;

export const readWork = endpoint({
  method: 'GET',
  path: '/api/work',
  summary: 'The visits of whoever asks: today and the six days after it',
  auth: 'beautician',
  bearer: true,
  answer: WorkDays,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const pressAtVisit = endpoint({
  method: 'PUT',
  path: '/api/work/visits/:_id/progress',
  summary: 'On the way, arrived, start or done',
  auth: 'beautician',
  bearer: true,
  params,
  body: WorkPress,
  answer: WorkVisit,
  errors: changing,
});

export const sayRunningLate = endpoint({
  method: 'PUT',
  path: '/api/work/visits/:_id/late',
  summary: 'Tells the customer that she comes later',
  auth: 'beautician',
  bearer: true,
  params,
  body: RunningLate,
  answer: WorkVisit,
  errors: changing,
});
