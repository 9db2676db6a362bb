import * as z from 'zod/mini';
import { BeauticianId } from '../../../kit/beautician-id.ts';
import { endpoint } from '../../../kit/endpoint.ts';
import { Identifier } from '../../../kit/text-schemas.ts';
import { BeauticianExclusions } from './schema.ts';

const userId = Identifier.check(z.minLength(1));
const exclusionParams = z.strictObject({ userId, beautician: BeauticianId });

export const readBeauticianExclusions = endpoint({
  method: 'GET',
  path: '/api/admin/users/:userId/excluded-beauticians',
  summary: 'The beauticians, and which of them are excluded for a customer',
  auth: 'desk',
  bearer: true,
  params: z.strictObject({ userId }),
  answer: BeauticianExclusions,
  errors: ['NOT_FOUND'],
});

export const excludeBeautician = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:userId/excluded-beauticians/:beautician',
  summary:
    'Excludes a beautician for a customer; their visits are replanned or listed as needing a change',
  auth: 'desk',
  bearer: true,
  params: exclusionParams,
  answer: BeauticianExclusions,
  errors: ['NOT_FOUND'],
});

export const removeBeauticianExclusion = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:userId/excluded-beauticians/:beautician',
  summary: 'Allows an excluded beautician for a customer again',
  auth: 'desk',
  bearer: true,
  params: exclusionParams,
  answer: BeauticianExclusions,
  errors: ['NOT_FOUND'],
});
