import { endpoint } from '../../kit/endpoint.ts';

/** Succeeds even without a valid session. */
export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session',
  auth: 'public',
  bearer: true,
});
