import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { PolicyKind } from './policy-kinds.ts';
import { AcceptedPolicies, PolicyHash, PolicyText } from './schema.ts';

export const readPolicy = endpoint({
  method: 'GET',
  path: '/api/policies/:kind',
  summary: 'Reads the privacy notice, terms or refund rules in force',
  auth: 'public',
  params: z.strictObject({ kind: PolicyKind }),
  answer: PolicyText,
});

export const readPolicyVersion = endpoint({
  method: 'GET',
  path: '/api/policies/:kind/:hash',
  summary: 'Reads an earlier version of a policy',
  auth: 'public',
  params: z.strictObject({ kind: PolicyKind, hash: PolicyHash }),
  answer: PolicyText,
  errors: ['NOT_FOUND'],
});

export const readAcceptedPolicies = endpoint({
  method: 'GET',
  path: '/api/auth/user/policies',
  summary: 'Reads the policy versions the signed-in user agreed to',
  auth: 'signed-in',
  answer: AcceptedPolicies,
});
