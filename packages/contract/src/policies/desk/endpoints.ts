import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { PolicyKind } from '../kinds.ts';
import { PolicyUpdate, StaffPolicies, StaffPolicy } from './schema.ts';

export const listPolicies = endpoint({
  method: 'GET',
  path: '/api/admin/policies',
  summary: 'Privacy notice, terms and refund rules: the default, the owner’s and what stood before',
  auth: 'owner',
  bearer: true,
  answer: StaffPolicies,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
});

export const savePolicy = endpoint({
  method: 'PUT',
  path: '/api/admin/policies/:kind',
  summary: 'Puts the owner’s text in force, or the one made from the settings again',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ kind: PolicyKind }),
  body: PolicyUpdate,
  answer: StaffPolicy,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'INVALID_INPUT', 'POLICY_CHANGED', 'UNAVAILABLE'],
});
