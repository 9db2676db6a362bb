import { endpoint } from '../../kit/endpoint.ts';
import { ProfileUpdate, UserAnswer } from '../schema.ts';

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Returns the signed-in user',
  auth: 'signed-in',
  bearer: true,
  answer: UserAnswer,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/auth/user',
  summary: 'Updates the details that are sent',
  auth: 'signed-in',
  bearer: true,
  body: ProfileUpdate,
  answer: UserAnswer,
  errors: ['WRONG_PASSWORD', 'ALREADY_TAKEN'],
});
