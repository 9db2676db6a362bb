import * as calls from '@haldi/contract/documents/desk/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoint.ts';
import type { ProofOfIdentity } from '../platform/http/proof-of-identity.ts';
import { readStaffDocumentSettings, saveDocumentSettings } from './desk/service.ts';

export const documentSettingsRoutes = (
  app: FastifyInstance,
  context: AppContext,
  accounts: ProofOfIdentity,
): void => {
  const desk = { ...context, accounts };
  mount(app, calls.readDocumentSettings, ({ identity }) =>
    readStaffDocumentSettings(desk, identity.userId),
  );
  mount(app, calls.saveDocumentSettings, async ({ identity, body, request }) => {
    const { password, ...update } = body;
    await accounts.requireProof({ identity, password, request });
    return saveDocumentSettings(desk, identity, update);
  });
};
