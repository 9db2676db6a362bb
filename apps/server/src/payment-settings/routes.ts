import * as calls from '@haldi/contract/payment-settings/desk/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoint.ts';
import type { ProofOfIdentity } from '../platform/http/proof-of-identity.ts';
import { readStaffPaymentSettings, savePaymentSettings } from './desk/service.ts';

export const paymentSettingsRoutes = (
  app: FastifyInstance,
  context: AppContext,
  accounts: ProofOfIdentity,
): void => {
  const desk = { ...context, accounts };
  mount(app, calls.readPaymentSettings, ({ identity }) =>
    readStaffPaymentSettings(desk, identity.userId),
  );
  mount(app, calls.savePaymentSettings, async ({ identity, body, request }) => {
    const { password, ...update } = body;
    await accounts.requireProof({ identity, password, request });
    return savePaymentSettings(desk, identity, update);
  });
};
