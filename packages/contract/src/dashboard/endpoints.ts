import { endpoint } from '../kit/endpoint.ts';
import { Board, Dashboard } from './schema.ts';

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  summary: 'The figures of the business, with 90 days of daily ones',
  auth: 'admin',
  bearer: true,
  answer: Dashboard,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/board',
  summary: 'Today’s visits by slot and beautician',
  auth: 'admin',
  bearer: true,
  answer: Board,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});
