import { endpoint } from '../kit/endpoint.ts';
import { PublicBranding } from './schema.ts';

export const readPublicBranding = endpoint({
  method: 'GET',
  path: '/api/branding',
  summary: 'How the salon looks: its palette and its logo',
  auth: 'public',
  bearer: false,
  answer: PublicBranding,
  errors: ['UNAVAILABLE'],
});
