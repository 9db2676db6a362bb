import { endpoint } from '../../kit/endpoint.ts';
import { BrandingUpdate, StaffBranding } from './schema.ts';

export const readBranding = endpoint({
  method: 'GET',
  path: '/api/admin/branding',
  summary: 'Palette and logo, with who saved them last',
  auth: 'owner',
  bearer: true,
  answer: StaffBranding,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const saveBranding = endpoint({
  method: 'PUT',
  path: '/api/admin/branding',
  summary: 'Saves palette and logo; without a new logo the old one stays, unless it is removed',
  auth: 'owner',
  bearer: true,
  body: BrandingUpdate,
  files: ['logo'],
  answer: StaffBranding,
  errors: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'INVALID_INPUT',
    'LOOK_CHANGED',
    'TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});
