import { randomInt, randomUUID } from 'node:crypto';
import type { CustomerNote } from '@haldi/contract/users/customer/schema';
import { type AccessPolicies, forDesk, forOwners } from './access-policy.ts';

export const dashboardAndUsersPolicies: AccessPolicies = {
  'GET /api/admin/dashboard': forDesk(200, () => ({ url: '/api/admin/dashboard' })),
  'GET /api/admin/board': forDesk(200, () => ({ url: '/api/admin/board' })),
  'GET /api/admin/badges': forDesk(200, () => ({ url: '/api/admin/badges' })),
  'GET /api/admin/notifications': forDesk(200, () => ({ url: '/api/admin/notifications' })),
  'PUT /api/admin/notifications/read': forDesk(204, () => ({
    method: 'PUT',
    url: '/api/admin/notifications/read',
    payload: { until: '2026-11-16T06:00:00.000Z' },
  })),
  'GET /api/admin/audit': forOwners(200, () => ({ url: '/api/admin/audit?limit=5' })),
  'GET /api/admin/dashboard/user': forDesk(200, () => ({ url: '/api/admin/dashboard/user' })),
  'GET /api/admin/users/stats': forDesk(200, () => ({ url: '/api/admin/users/stats' })),
  'GET /api/admin/users/export': forOwners(200, () => ({ url: '/api/admin/users/export' })),
  'POST /api/admin/users': forDesk(201, () => ({
    method: 'POST',
    url: '/api/admin/users',
    payload: {
      username: `New ${randomUUID().slice(0, 8)}`,
      email: `${randomUUID()}@example.com`,
      mobileNumber: `6${String(randomInt(1e9)).padStart(9, '0')}`,
    },
  })),
  'DELETE /api/admin/users/:userId/sessions': forDesk(204, async (_callers, haldi) => ({
    method: 'DELETE',
    url: `/api/admin/users/${(await haldi.user()).id}/sessions`,
  })),
  'GET /api/admin/customers': forDesk(200, () => ({ url: '/api/admin/customers?search=a' })),
  'GET /api/admin/customers/:userId': forDesk(200, ({ other }) => ({
    url: `/api/admin/customers/${other.id}`,
  })),
  'GET /api/admin/customers/:userId/orders': forDesk(200, ({ other }) => ({
    url: `/api/admin/customers/${other.id}/orders`,
  })),
  'POST /api/admin/customers/:userId/notes': forDesk(201, ({ other }) => ({
    method: 'POST',
    url: `/api/admin/customers/${other.id}/notes`,
    payload: { text: 'Rings twice' },
  })),
  'DELETE /api/admin/customers/:userId/notes/:noteId': forDesk(
    200,
    async ({ other, owner }, haldi) => {
      const url = `/api/admin/customers/${other.id}/notes`;
      // All callers run at the same time, each with a note of their own.
      const payload = { text: `Rings twice ${randomUUID()}` };
      const written = await haldi.as(owner, { method: 'POST', url, payload }, 'bearer');
      const note = written.json<CustomerNote[]>().find(({ text }) => text === payload.text);
      return { method: 'DELETE', url: `${url}/${note?._id}` };
    },
  ),
  'GET /api/admin/staff': forOwners(200, () => ({ url: '/api/admin/staff' })),
  'POST /api/admin/staff': forOwners(201, () => ({
    method: 'POST',
    url: '/api/admin/staff',
    payload: {
      username: `New ${randomUUID().slice(0, 8)}`,
      mobileNumber: `6${String(randomInt(1e9)).padStart(9, '0')}`,
      role: 'desk',
    },
  })),
  'PUT /api/admin/staff/:userId': forOwners(200, async (_callers, haldi) => ({
    method: 'PUT',
    url: `/api/admin/staff/${(await haldi.user()).id}`,
    payload: { role: 'desk', beautician: null },
  })),
  'PUT /api/admin/users/:userId/status': forDesk(200, ({ other }) => ({
    method: 'PUT',
    url: `/api/admin/users/${other.id}/status`,
    payload: { status: 'blocked' },
  })),
};
