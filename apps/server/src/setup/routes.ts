import * as calls from '@haldi/contract/setup/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { addFirstOwner } from './first-owner-link-service.ts';
import { readDemoDataSummary, removeDemoData } from './remove-demo-data/service.ts';
import { finishSetupStep, openSalon, readSetup } from './service.ts';

export const setupRoutes = (app: FastifyInstance, context: AppContext): void => {
  mount(app, calls.readSetup, () => readSetup(context));
  mount(app, calls.finishSetupStep, ({ params }) => finishSetupStep(context, params.step));
  mount(app, calls.openSalon, ({ identity }) => openSalon(context, identity));
  mount(app, calls.readDemoDataSummary, () => readDemoDataSummary(context));
  mount(app, calls.removeDemoData, async ({ body }) => {
    await removeDemoData(context, body);
    return undefined;
  });
  mount(app, calls.createFirstOwner, async ({ body }) => {
    await addFirstOwner(context, body);
    return undefined;
  });
};
