import * as calls from '@haldi/contract/accounts/log-in/endpoints';
import { logOut } from '@haldi/contract/accounts/log-out/endpoints';
import * as security from '@haldi/contract/accounts/security/endpoints';
import type { FastifyInstance } from 'fastify';
import { credentialsOf } from '../../platform/http/identity.ts';
import { mount } from '../../platform/http/mount-endpoint.ts';
import { trustedOrigin } from '../../platform/http/own-origin.ts';
import type { AccountsContext } from '../context.ts';
import { sendEmailConfirmation } from '../email-confirmation/confirm-email.ts';
import { readMobileCodeState } from '../mobile/mobile-code.ts';
import { signUp } from '../profile/sign-up.ts';
import { readKnownDeviceHash } from './known-device.ts';
import { logIn } from './log-in.ts';
import {
  endAllSessions,
  endSessionById,
  endSessionsOfCredentials,
  readAccountSecurity,
} from './service.ts';
import { callerOfRequest, createSignInResponse } from './sign-in-response.ts';

export const sessionRoutes = (app: FastifyInstance, accounts: AccountsContext): void => {
  mount(app, calls.signUp, async ({ body, request, reply }) => {
    const signed = await signUp(accounts, body, callerOfRequest(request));
    await sendEmailConfirmation(accounts, signed.user.id, trustedOrigin(accounts.config, request));
    return createSignInResponse(app, accounts, { request, reply }, signed);
  });
  mount(app, calls.logIn, async ({ body, request, reply }) => {
    const given = { ...body, deviceHash: readKnownDeviceHash(accounts, request) };
    const signed = await logIn(accounts, given, callerOfRequest(request));
    return createSignInResponse(app, accounts, { request, reply }, signed);
  });
  mount(
    app,
    logOut,
    async ({ request, reply }) => {
      app.sessionCookie.clear(reply);
      await endSessionsOfCredentials(accounts, credentialsOf(app, request));
      return undefined;
    },
    'anyone',
  );
  mount(app, security.listSessions, async ({ identity }) => ({
    ...(await readAccountSecurity(accounts, identity)),
    mobileCode: await readMobileCodeState(accounts, identity.userId),
  }));
  mount(app, security.endSession, async ({ identity, params }) => {
    await endSessionById(accounts, identity.userId, params.sessionId);
    return undefined;
  });
  mount(app, security.logOutEverywhere, async ({ identity, reply }) => {
    await endAllSessions(accounts, identity.userId);
    app.sessionCookie.clear(reply);
    return undefined;
  });
};
