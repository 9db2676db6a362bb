import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { DemoDataSummary, FirstOwner, RemoveDemoDataRequest, Setup, SetupStep } from './schema.ts';

export const readSetup = endpoint({
  method: 'GET',
  path: '/api/admin/setup',
  summary: 'Reads the progress of the set-up and what is missing before the salon can open',
  auth: 'owner',
  bearer: true,
  answer: Setup,
});

export const finishSetupStep = endpoint({
  method: 'PUT',
  path: '/api/admin/setup/steps/:step',
  summary: 'Marks a set-up step as done',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ step: SetupStep }),
  answer: Setup,
});

export const openSalon = endpoint({
  method: 'POST',
  path: '/api/admin/setup/open',
  summary: 'Opens the salon: the site is public and customers can sign up and book',
  auth: 'owner',
  bearer: true,
  answer: Setup,
  errors: ['CONFLICT'],
});

export const readDemoDataSummary = endpoint({
  method: 'GET',
  path: '/api/admin/setup/demo-data',
  summary: 'Reads what can be kept when demo data is removed',
  auth: 'owner',
  bearer: true,
  answer: DemoDataSummary,
  errors: ['NOT_FOUND'],
});

export const removeDemoData = endpoint({
  method: 'POST',
  path: '/api/admin/setup/remove-demo-data',
  summary: 'Removes the demo data and all accounts, and logs everyone out',
  auth: 'owner',
  bearer: true,
  body: RemoveDemoDataRequest,
  errors: ['NOT_FOUND'],
});

export const createFirstOwner = endpoint({
  method: 'POST',
  path: '/api/setup/first-owner',
  summary: 'Creates the owner account with the link printed by the first start',
  auth: 'public',
  body: FirstOwner,
  errors: ['LINK_EXPIRED'],
});
