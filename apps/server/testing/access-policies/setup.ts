import { type AccessPolicies, forEveryone, forOwners } from './access-policy.ts';

/** The test product has neither demo data nor a first-owner link. */
export const setupPolicies: AccessPolicies = {
  'GET /api/admin/setup': forOwners(200, () => ({ url: '/api/admin/setup' })),
  'PUT /api/admin/setup/steps/:step': forOwners(200, () => ({
    method: 'PUT',
    url: '/api/admin/setup/steps/area',
  })),
  // The salon is already open, so nothing changes.
  'POST /api/admin/setup/open': forOwners(200, () => ({
    method: 'POST',
    url: '/api/admin/setup/open',
  })),
  'GET /api/admin/setup/demo-data': forOwners(404, () => ({ url: '/api/admin/setup/demo-data' })),
  'POST /api/admin/setup/remove-demo-data': forOwners(404, () => ({
    method: 'POST',
    url: '/api/admin/setup/remove-demo-data',
    payload: {
      ...{ username: 'Meera', email: 'meera@example.com', password: 'a-pot-of-turmeric' },
      confirmation: 'Haldi Home Salon',
      keepsMenu: true,
      beauticians: [],
    },
  })),
  'POST /api/setup/first-owner': forEveryone(410, () => ({
    method: 'POST',
    url: '/api/setup/first-owner',
    payload: {
      token: 'guessed',
      username: 'Meera',
      email: 'meera@example.com',
      password: 'a-pot-of-turmeric',
    },
  })),
};
