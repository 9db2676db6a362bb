import { endpoint } from '../../kit/endpoint.ts';
import { LookUpdate, StaffLook } from './schema.ts';

export const readLook = endpoint({
  method: 'GET',
  path: '/api/admin/brand/look',
  summary: 'Palette and logo, with who saved them last',
  auth: 'owner',
  bearer: true,
  answer: StaffLook,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const saveLook = endpoint({
  method: 'PUT',
  path: '/api/admin/brand/look',
  summary: 'Saves palette and logo; without a new logo the old one stays, unless it is removed',
  auth: 'owner',
  bearer: true,
  body: LookUpdate,
  files: ['logo'],
  answer: StaffLook,
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
