import { logOut } from '@haldi/contract/accounts/endpoints';
import * as calls from '@haldi/contract/accounts/log-in/endpoints';
import * as security from '@haldi/contract/accounts/security/endpoints';
import type { FastifyInstance } from 'fastify';
import { credentialsOf } from '../../platform/http/identity.ts';
import { mount } from '../../platform/http/mount.ts';
import { trustedOrigin } from '../../platform/http/origin.ts';
import type { Accounts } from '../context.ts';
import { mailConfirmation } from '../emails/confirm-email.ts';
import { readMobileCode } from '../mobile/mobile-code.ts';
import { signUp } from '../profile/sign-up.ts';
import { deviceHashOf } from './known-device.ts';
import { logIn } from './log-in.ts';
import { endAllSessions, endOneSession, endSessionsOf, readSecurity } from './service.ts';
import { callerOf, signedIn } from './sign-in-response.ts';

export const sessionRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  mount(app, calls.signUp, async ({ body, request, reply }) => {
    const signed = await signUp(accounts, body, callerOf(request));
    await mailConfirmation(accounts, signed.user.id, trustedOrigin(accounts.config, request));
    return signedIn(app, accounts, { request, reply }, signed);
  });
  mount(app, calls.logIn, async ({ body, request, reply }) => {
    const given = { ...body, deviceHash: deviceHashOf(accounts, request) };
    const signed = await logIn(accounts, given, callerOf(request));
    return signedIn(app, accounts, { request, reply }, signed);
  });
  mount(
    app,
    logOut,
    async ({ request, reply }) => {
      app.sessionCookie.clear(reply);
      await endSessionsOf(accounts, credentialsOf(app, request));
      return undefined;
    },
    'anyone',
  );
  mount(app, security.listSessions, async ({ identity }) => ({
    ...(await readSecurity(accounts, identity)),
    mobileCode: await readMobileCode(accounts, identity.userId),
  }));
  mount(app, security.endSession, async ({ identity, params }) => {
    await endOneSession(accounts, identity.userId, params.sessionId);
    return undefined;
  });
  mount(app, security.logOutEverywhere, async ({ identity, reply }) => {
    await endAllSessions(accounts, identity.userId);
    app.sessionCookie.clear(reply);
    return undefined;
  });
};
