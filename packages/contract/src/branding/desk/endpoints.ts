import { endpoint } from '../../kit/endpoint.ts';
import { BrandingUpdate, StaffBranding } from './schema.ts';

export const readBranding = endpoint({
  method: 'GET',
  path: '/api/admin/branding',
  summary: 'Reads palette and logo, and who saved them last',
  auth: 'owner',
  bearer: true,
  answer: StaffBranding,
});

export const saveBranding = endpoint({
  method: 'PUT',
  path: '/api/admin/branding',
  summary: 'Saves palette and logo; keeps the logo unless it is replaced or removed',
  auth: 'owner',
  bearer: true,
  body: BrandingUpdate,
  files: ['logo'],
  answer: StaffBranding,
  errors: ['LOOK_CHANGED'],
});
