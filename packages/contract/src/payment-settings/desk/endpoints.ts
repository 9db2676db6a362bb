import { endpoint } from '../../kit/endpoint.ts';
import { PaymentSettingsUpdate, StaffPaymentSettings } from './schema.ts';

export const readPaymentSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings/payments',
  summary: 'Reads the payment settings',
  auth: 'owner',
  bearer: true,
  answer: StaffPaymentSettings,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const savePaymentSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/payments',
  summary: 'Saves the payment settings; needs the password, or a recent login without one',
  auth: 'owner',
  bearer: true,
  body: PaymentSettingsUpdate,
  answer: StaffPaymentSettings,
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
