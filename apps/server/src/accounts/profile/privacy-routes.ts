import * as endpoints from '@haldi/contract/accounts/security/endpoints';
import { indiaDay } from '@haldi/contract/kit/dates';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Accounts } from '../context.ts';
import { callerOf } from '../sessions/sign-in-response.ts';
import { collectMyData, deleteAccount } from './my-data.ts';

export const privacyRoutes = (
  app: FastifyInstance,
  accounts: Accounts,
  personalData: readonly PersonalData[],
): void => {
  mount(app, endpoints.downloadMyData, ({ identity, reply }) => {
    const name = `my-data-${indiaDay(accounts.clock())}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return collectMyData(accounts, identity.userId, personalData);
  });
  mount(app, endpoints.deleteAccount, async ({ identity, body, request, reply }) => {
    const { password } = body;
    await deleteAccount(accounts, { identity, password, caller: callerOf(request) }, personalData);
    app.sessionCookie.clear(reply);
    return undefined;
  });
};
