import { endpoint } from '../kit/endpoint.ts';
import { dailyFiguresDays } from './dashboard-periods.ts';
import { Dashboard } from './schema.ts';

export const readDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  summary: `Business figures, with daily figures of the last ${dailyFiguresDays} days`,
  auth: 'desk',
  bearer: true,
  answer: Dashboard,
});
