import * as calls from '@haldi/contract/setup/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { makeFirstOwner } from './first-owner-service.ts';
import { readTriedOut, startForReal } from './real-start/service.ts';
import { openSalon, passStep, readSetup } from './service.ts';

export const setupRoutes = (app: FastifyInstance, context: AppContext): void => {
  mount(app, calls.readSetup, () => readSetup(context));
  mount(app, calls.passStep, ({ params }) => passStep(context, params.step));
  mount(app, calls.openSalon, ({ identity }) => openSalon(context, identity));
  mount(app, calls.readTriedOut, () => readTriedOut(context));
  mount(app, calls.startForReal, async ({ body }) => {
    await startForReal(context, body);
    return undefined;
  });
  mount(app, calls.makeFirstOwner, async ({ body }) => {
    await makeFirstOwner(context, body);
    return undefined;
  });
};
