import { endpoint } from '../kit/endpoint.ts';
import { PublicSettings } from './schema.ts';

export const publicSettings = endpoint({
  method: 'GET',
  path: '/api/settings/public',
  summary: 'Reads the public settings of the business',
  auth: 'public',
  answer: PublicSettings,
});
