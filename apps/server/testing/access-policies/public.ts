import { type AccessPolicies, forEveryone } from './access-policy.ts';

export const publicPolicies: AccessPolicies = {
  'GET /api/health': forEveryone(200, () => ({ url: '/api/health' })),
  'GET /api/health/live': forEveryone(200, () => ({ url: '/api/health/live' })),
  'GET /api/health/ready': forEveryone(200, () => ({ url: '/api/health/ready' })),
  'GET /api/site-text': forEveryone(200, () => ({ url: '/api/site-text' })),
  'GET /api/settings/public': forEveryone(200, () => ({ url: '/api/settings/public' })),
  'GET /api/branding': forEveryone(200, () => ({ url: '/api/branding' })),
  'GET /Json Files/:file.json': forEveryone(200, () => ({ url: '/Json%20Files/AllServices.json' })),
  'GET /api/menu': forEveryone(200, () => ({ url: '/api/menu' })),
  'GET /api/menu/:slug': forEveryone(200, () => ({ url: '/api/menu/waxing' })),
  'GET /api/services/popular': forEveryone(200, () => ({ url: '/api/services/popular' })),
  'POST /api/page-views': forEveryone(204, () => ({
    method: 'POST',
    url: '/api/page-views',
    payload: { page: '/' },
  })),
};
