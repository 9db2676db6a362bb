import { endpoint } from '../kit/endpoint.ts';
import { AreaRequest } from './schema.ts';

export const requestArea = endpoint({
  method: 'POST',
  path: '/api/areas/requests',
  summary: 'Leaves a number, to be told when the salon comes to that pincode',
  auth: 'public',
  bearer: false,
  body: AreaRequest,
  status: 204,
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
