import { randomUUID } from 'node:crypto';
import type { StaffBranding } from '@haldi/contract/branding/desk/schema';
import type { StaffSiteText } from '@haldi/contract/branding/site-text/desk/schema';
import type { StaffPaymentSettings } from '@haldi/contract/payment-settings/desk/schema';
import type { StaffSettings } from '@haldi/contract/settings/desk/schema';
import type { TestApp } from '../test-app.ts';
import { formRequest } from '../test-form-request.ts';
import {
  type AccessPolicies,
  forDesk,
  forEveryone,
  forOwners,
  forSignedIn,
} from './access-policy.ts';

const newBeautician = () => ({
  name: `Someone ${randomUUID().slice(0, 8)}`,
  phone: '',
  skills: [],
  hours: [1, 2, 3].map((weekday) => ({ weekday, from: 540, to: 1200 })),
});

const addBeautician = async (haldi: TestApp): Promise<number> => {
  const { rows } = await haldi.database.pool.query<{ id: number }>(
    'insert into beauticians (name) values ($1) returning id',
    [newBeautician().name],
  );
  return rows[0]?.id ?? 0;
};

const addSkill = async (haldi: TestApp): Promise<number> => {
  const { rows } = await haldi.database.pool.query<{ id: number }>(
    'insert into skills (name) values ($1) returning id',
    [newBeautician().name],
  );
  return rows[0]?.id ?? 0;
};

export const rosterAndSettingsPolicies: AccessPolicies = {
  'GET /api/admin/beauticians': forDesk(200, () => ({ url: '/api/admin/beauticians' })),
  'POST /api/admin/beauticians': forDesk(201, () => ({
    method: 'POST',
    url: '/api/admin/beauticians',
    payload: newBeautician(),
  })),
  'PUT /api/admin/beauticians/:id': forDesk(200, async (_callers, haldi) => ({
    method: 'PUT',
    url: `/api/admin/beauticians/${await addBeautician(haldi)}`,
    payload: { ...newBeautician(), about: '', areas: [], active: true, version: 1 },
  })),
  'PUT /api/admin/beauticians/:id/picture': forDesk(422, async (_callers, haldi) =>
    formRequest('PUT', `/api/admin/beauticians/${await addBeautician(haldi)}/picture`, {}),
  ),
  'DELETE /api/admin/beauticians/:id/picture': forDesk(200, async (_callers, haldi) => ({
    method: 'DELETE',
    url: `/api/admin/beauticians/${await addBeautician(haldi)}/picture`,
  })),
  'POST /api/admin/beauticians/:id/days-off': forDesk(200, async (_callers, haldi) => ({
    method: 'POST',
    url: `/api/admin/beauticians/${await addBeautician(haldi)}/days-off`,
    payload: { from: '2027-01-05', to: '2027-01-06' },
  })),
  'DELETE /api/admin/beauticians/:id/days-off': forDesk(200, async (_callers, haldi) => ({
    method: 'DELETE',
    url: `/api/admin/beauticians/${await addBeautician(haldi)}/days-off?from=2027-01-05&to=2027-01-06`,
  })),
  'GET /api/admin/beauticians/week': forDesk(200, () => ({
    url: '/api/admin/beauticians/week?from=2026-11-16',
  })),
  'GET /api/admin/booking/explanation': forDesk(200, () => ({
    url: '/api/admin/booking/explanation?date=2026-11-18&slot=10:00%20AM&pincode=411001',
  })),
  'GET /api/admin/skills': forDesk(200, () => ({ url: '/api/admin/skills' })),
  'POST /api/admin/skills': forDesk(201, () => ({
    method: 'POST',
    url: '/api/admin/skills',
    payload: { name: newBeautician().name },
  })),
  'PUT /api/admin/skills/:id': forDesk(200, async (_callers, haldi) => ({
    method: 'PUT',
    url: `/api/admin/skills/${await addSkill(haldi)}`,
    payload: { name: newBeautician().name },
  })),
  'DELETE /api/admin/skills/:id': forDesk(200, async (_callers, haldi) => ({
    method: 'DELETE',
    url: `/api/admin/skills/${await addSkill(haldi)}`,
  })),
  'GET /api/policies/:kind': forEveryone(200, () => ({ url: '/api/policies/terms' })),
  'GET /api/policies/:kind/:hash': forEveryone(404, () => ({
    url: `/api/policies/terms/${'a'.repeat(43)}`,
  })),
  'GET /api/auth/user/policies': forSignedIn(200, () => ({ url: '/api/auth/user/policies' })),
  'GET /api/admin/policies': forOwners(200, () => ({ url: '/api/admin/policies' })),
  // Fails validation, because concurrent updates would conflict.
  'PUT /api/admin/policies/:kind': forOwners(422, () => ({
    method: 'PUT',
    url: '/api/admin/policies/privacy',
    payload: { text: '', version: 0 },
  })),
  'GET /api/admin/branding': forOwners(200, () => ({ url: '/api/admin/branding' })),
  'PUT /api/admin/branding': forOwners(200, async ({ owner }, haldi) => {
    const current = await haldi.as(owner, { url: '/api/admin/branding' });
    const { look, version } = current.json<StaffBranding>();
    return formRequest('PUT', '/api/admin/branding', {
      palette: look.palette,
      version: String(version),
    });
  }),
  'GET /api/admin/settings': forOwners(200, () => ({ url: '/api/admin/settings' })),
  'PUT /api/admin/settings': forOwners(200, async ({ owner }, haldi) => {
    const current = await haldi.as(owner, { url: '/api/admin/settings' });
    const { settings, version } = current.json<StaffSettings>();
    return { method: 'PUT', url: '/api/admin/settings', payload: { ...settings, version } };
  }),
  'GET /api/admin/settings/payments': forOwners(200, () => ({
    url: '/api/admin/settings/payments',
  })),
  'PUT /api/admin/settings/payments': forOwners(200, async ({ owner }, haldi) => {
    const current = await haldi.as(owner, { url: '/api/admin/settings/payments' });
    const { settings, version } = current.json<StaffPaymentSettings>();
    return {
      method: 'PUT',
      url: '/api/admin/settings/payments',
      payload: { ...settings, version },
    };
  }),
  'GET /api/admin/site-text': forOwners(200, () => ({ url: '/api/admin/site-text' })),
  'PUT /api/admin/site-text': forOwners(200, async ({ owner }, haldi) => {
    const current = await haldi.as(owner, { url: '/api/admin/site-text' });
    const { words, version } = current.json<StaffSiteText>();
    return { method: 'PUT', url: '/api/admin/site-text', payload: { ...words, version } };
  }),
};
