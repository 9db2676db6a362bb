import { endpoint } from '../kit/endpoint.ts';
import { PublicBrand } from './schema.ts';

export const publicBrand = endpoint({
  method: 'GET',
  path: '/api/brand',
  summary: 'How the salon looks: its palette and its logo',
  auth: 'public',
  bearer: false,
  answer: PublicBrand,
  errors: ['UNAVAILABLE'],
});
