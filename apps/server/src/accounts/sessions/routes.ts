import * as endpoints from '@haldi/contract/accounts/endpoints';
import type { FastifyInstance } from 'fastify';
import { credentialsOf } from '../../platform/http/identity.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Accounts } from '../context.ts';
import { signUp } from '../profile/sign-up.ts';
import { deviceHashOf } from './known-device.ts';
import { logIn } from './log-in.ts';
import { endAllSessions, endOneSession, endSessionsOf, readSecurity } from './service.ts';
import { callerOf, signedIn } from './sign-in-response.ts';

export const sessionRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  mount(app, endpoints.signUp, async ({ body, request, reply }) =>
    signedIn(app, accounts, { request, reply }, await signUp(accounts, body, callerOf(request))),
  );
  mount(app, endpoints.logIn, async ({ body, request, reply }) => {
    const given = { ...body, deviceHash: deviceHashOf(accounts, request) };
    const signed = await logIn(accounts, given, callerOf(request));
    return signedIn(app, accounts, { request, reply }, signed);
  });
  mount(
    app,
    endpoints.logOut,
    async ({ request, reply }) => {
      app.sessionCookie.clear(reply);
      await endSessionsOf(accounts, credentialsOf(app, request));
      return undefined;
    },
    'anyone',
  );
  mount(app, endpoints.listSessions, ({ identity }) => readSecurity(accounts, identity));
  mount(app, endpoints.endSession, async ({ identity, params }) => {
    await endOneSession(accounts, identity.userId, params.sessionId);
    return undefined;
  });
  mount(app, endpoints.logOutEverywhere, async ({ identity, reply }) => {
    await endAllSessions(accounts, identity.userId);
    app.sessionCookie.clear(reply);
    return undefined;
  });
};
