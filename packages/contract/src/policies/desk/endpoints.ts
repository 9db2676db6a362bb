import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { PolicyKind } from '../policy-kinds.ts';
import { PolicyUpdate, StaffPolicies, StaffPolicy } from './schema.ts';

export const listStaffPolicies = endpoint({
  method: 'GET',
  path: '/api/admin/policies',
  summary: 'Reads privacy notice, terms and refund rules with default text and version history',
  auth: 'owner',
  bearer: true,
  answer: StaffPolicies,
});

export const savePolicy = endpoint({
  method: 'PUT',
  path: '/api/admin/policies/:kind',
  summary: 'Publishes the owner’s text, or restores the default text',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ kind: PolicyKind }),
  body: PolicyUpdate,
  answer: StaffPolicy,
  errors: ['POLICY_CHANGED'],
});
