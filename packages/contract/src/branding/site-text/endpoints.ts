import { endpoint } from '../../kit/endpoint.ts';
import { PublicSiteText } from './schema.ts';

export const readPublicSiteText = endpoint({
  method: 'GET',
  path: '/api/site-text',
  summary: 'What the salon says of itself; empty where the words of the product stand',
  auth: 'public',
  bearer: false,
  answer: PublicSiteText,
  errors: [],
});
