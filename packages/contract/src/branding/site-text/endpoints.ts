import { endpoint } from '../../kit/endpoint.ts';
import { PublicSiteText } from './schema.ts';

export const readPublicSiteText = endpoint({
  method: 'GET',
  path: '/api/site-text',
  summary: 'Reads the website text; empty fields use the default text',
  auth: 'public',
  answer: PublicSiteText,
});
