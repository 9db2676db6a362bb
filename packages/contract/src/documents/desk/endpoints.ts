import { endpoint } from '../../kit/endpoint.ts';
import { DocumentSettingsUpdate, StaffDocumentSettings } from './schema.ts';

export const readDocumentSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings/billing',
  summary: 'Reads the settings of bills and tax',
  auth: 'owner',
  bearer: true,
  answer: StaffDocumentSettings,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const saveDocumentSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/billing',
  summary: 'Saves the settings of bills and tax; needs the password, or a recent login without one',
  auth: 'owner',
  bearer: true,
  body: DocumentSettingsUpdate,
  answer: StaffDocumentSettings,
  errors: [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'INVALID_INPUT',
    'WRONG_PASSWORD',
    'LOG_IN_AGAIN',
    'SETTINGS_CHANGED',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
});
