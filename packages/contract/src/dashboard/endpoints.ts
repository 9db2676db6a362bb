import { endpoint } from '../kit/endpoint.ts';
import { dailyDays } from './dashboard-periods.ts';
import { Dashboard } from './schema.ts';

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  summary: `The figures of the business, with ${dailyDays} days of daily ones`,
  auth: 'desk',
  bearer: true,
  answer: Dashboard,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});
