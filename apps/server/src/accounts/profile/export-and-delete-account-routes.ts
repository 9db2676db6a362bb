import * as endpoints from '@haldi/contract/accounts/profile/export-and-delete-endpoints';
import { indiaDay } from '@haldi/contract/kit/dates';
import type { FastifyInstance } from 'fastify';
import type { PersonalData } from '../../platform/export-and-erase-personal-data.ts';
import { mount } from '../../platform/http/mount-endpoint.ts';
import type { AccountsContext } from '../context.ts';
import { callerOfRequest } from '../sessions/sign-in-response.ts';
import { collectPersonalData, deleteAccount } from './export-and-delete-account.ts';

export const exportAndDeleteAccountRoutes = (
  app: FastifyInstance,
  accounts: AccountsContext,
  personalData: readonly PersonalData[],
): void => {
  mount(app, endpoints.downloadMyData, ({ identity, reply }) => {
    const name = `my-data-${indiaDay(accounts.clock())}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return collectPersonalData(accounts, identity.userId, personalData);
  });
  mount(app, endpoints.deleteAccount, async ({ identity, body, request, reply }) => {
    const { password } = body;
    await deleteAccount(
      accounts,
      { identity, password, caller: callerOfRequest(request) },
      personalData,
    );
    app.sessionCookie.clear(reply);
    return undefined;
  });
};
