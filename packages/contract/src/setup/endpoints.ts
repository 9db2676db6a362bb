import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { DemoDataSummary, FirstOwner, RemoveDemoDataRequest, Setup, SetupStep } from './schema.ts';

const ownerErrors = ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'] as const;

export const readSetup = endpoint({
  method: 'GET',
  path: '/api/admin/setup',
  summary: 'How far the salon is set up, and what is missing before it can open',
  auth: 'owner',
  bearer: true,
  answer: Setup,
  errors: [...ownerErrors],
});

export const finishStep = endpoint({
  method: 'PUT',
  path: '/api/admin/setup/steps/:step',
  summary: 'Notes that a step of the set-up has been gone through',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ step: SetupStep }),
  answer: Setup,
  errors: [...ownerErrors, 'INVALID_INPUT'],
});

export const openSalon = endpoint({
  method: 'POST',
  path: '/api/admin/setup/open',
  summary: 'Goes live: the site shows, and customers can sign up and book',
  auth: 'owner',
  bearer: true,
  answer: Setup,
  errors: [...ownerErrors, 'CONFLICT'],
});

export const readDemoDataSummary = endpoint({
  method: 'GET',
  path: '/api/admin/setup/demo-data',
  summary: 'What of a salon on demo data could stay when it starts for real',
  auth: 'owner',
  bearer: true,
  answer: DemoDataSummary,
  errors: [...ownerErrors, 'NOT_FOUND'],
});

export const removeDemoData = endpoint({
  method: 'POST',
  path: '/api/admin/setup/remove-demo-data',
  summary: 'Leaves the demo data behind: its people and orders go, everybody is logged out',
  auth: 'owner',
  bearer: true,
  body: RemoveDemoDataRequest,
  status: 204,
  errors: [...ownerErrors, 'INVALID_INPUT', 'NOT_FOUND'],
});

/** Only while nobody has an account. */
export const createFirstOwner = endpoint({
  method: 'POST',
  path: '/api/setup/first-owner',
  summary: 'Makes the first account, the owner’s, with the link that the first start printed',
  auth: 'public',
  bearer: false,
  body: FirstOwner,
  status: 204,
  errors: ['INVALID_INPUT', 'LINK_EXPIRED', 'UNAVAILABLE'],
});
