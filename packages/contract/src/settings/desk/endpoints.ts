import { endpoint } from '../../kit/endpoint.ts';
import { SettingsUpdate, StaffSettings } from './schema.ts';

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Reads the business settings',
  auth: 'owner',
  bearer: true,
  answer: StaffSettings,
});

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  summary: 'Saves the settings; closing a day with booked visits asks for confirmation first',
  auth: 'owner',
  bearer: true,
  body: SettingsUpdate,
  answer: StaffSettings,
  errors: ['SETTINGS_CHANGED', 'VISITS_AFFECTED'],
});
