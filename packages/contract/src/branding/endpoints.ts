import { endpoint } from '../kit/endpoint.ts';
import { PublicBranding } from './schema.ts';

export const readPublicBranding = endpoint({
  method: 'GET',
  path: '/api/branding',
  summary: 'Reads the palette and logo of the salon',
  auth: 'public',
  answer: PublicBranding,
});
