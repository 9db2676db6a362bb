import * as z from 'zod/mini';
import { endpoint } from '../../../kit/endpoint.ts';
import { AlertList } from './schema.ts';

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/admin/alerts',
  summary: 'The open alerts: from beauticians, and bursts of first visits from one network',
  auth: 'desk',
  bearer: true,
  answer: AlertList,
});

export const resolveAlert = endpoint({
  method: 'PUT',
  path: '/api/admin/alerts/:_id/settled',
  summary: 'Marks an alert as resolved; repeating the call has no effect',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ _id: z.uuid() }),
  answer: AlertList,
  errors: ['NOT_FOUND'],
});

export const resolveFirstVisitBurst = endpoint({
  method: 'PUT',
  path: '/api/admin/bursts/:_id/settled',
  summary:
    'Marks a burst of first visits from one network as checked, and can cancel those still open',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ _id: z.uuid() }),
  body: z.strictObject({ cancelOrders: z.boolean() }),
  answer: AlertList,
  errors: ['NOT_FOUND'],
  seconds: 60,
});
