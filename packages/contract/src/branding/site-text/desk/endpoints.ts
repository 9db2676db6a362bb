import { endpoint } from '../../../kit/endpoint.ts';
import { SiteTextUpdate, StaffSiteText } from './schema.ts';

export const readSiteText = endpoint({
  method: 'GET',
  path: '/api/admin/site-text',
  summary: 'Reads the website text for editing',
  auth: 'owner',
  bearer: true,
  answer: StaffSiteText,
});

export const saveSiteText = endpoint({
  method: 'PUT',
  path: '/api/admin/site-text',
  summary: 'Saves the website text; it is published immediately',
  auth: 'owner',
  bearer: true,
  body: SiteTextUpdate,
  answer: StaffSiteText,
  errors: ['WORDS_CHANGED'],
});
