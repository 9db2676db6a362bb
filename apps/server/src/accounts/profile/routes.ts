import * as endpoints from '@haldi/contract/accounts/endpoints';
import * as security from '@haldi/contract/accounts/security/endpoints';
import { myPolicies } from '@haldi/contract/policies/endpoints';
import type { FastifyInstance } from 'fastify';
import { credentialsOf } from '../../platform/http/identity.ts';
import { mount } from '../../platform/http/mount.ts';
import { trustedOrigin } from '../../platform/http/origin.ts';
import { readPolicy } from '../../policies/service.ts';
import type { Accounts } from '../context.ts';
import { confirmEmail, mailConfirmation, mailConfirmationAgain } from '../emails/confirm-email.ts';
import { sendMobileCode, verifyMobile } from '../mobile/mobile-code.ts';
import { rememberDevice } from '../sessions/known-device.ts';
import { cookieOf } from '../sessions/secrets.ts';
import { callerOf } from '../sessions/sign-in-response.ts';
import { toUserData } from '../user-data.ts';
import { changePassword, changeProfile, readUser } from './profile.ts';

export const profileRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  const { db, clock, config, passwordThrottle } = accounts;
  mount(app, endpoints.currentUser, async ({ identity, request, reply }) => {
    const user = await readUser(db, identity.userId);
    const { bearer, cookie } = credentialsOf(app, request);
    // The calls without a token rely on the cookie, which a browser may have dropped.
    if (bearer !== undefined && cookie !== cookieOf(bearer)) {
      app.sessionCookie.set(reply, cookieOf(bearer), identity.expiresAt, clock());
    }
    return { userData: toUserData(user) };
  });
  mount(app, endpoints.updateUser, async ({ identity, body, request }) => {
    const user = await changeProfile(accounts, identity, body, callerOf(request));
    if (body.email) await mailConfirmation(accounts, user.id, trustedOrigin(config, request));
    return { userData: toUserData(user) };
  });
  mount(app, security.sendEmailLink, async ({ identity, request }) => {
    await mailConfirmationAgain(accounts, identity.userId, trustedOrigin(config, request));
    return undefined;
  });
  mount(app, security.confirmEmail, async ({ body, request }) => {
    passwordThrottle.countFailure(request.ip);
    await confirmEmail(accounts, body.token);
    passwordThrottle.forgive(request.ip);
    return undefined;
  });
  mount(app, security.sendMobileCode, async ({ identity, request }) => {
    await sendMobileCode(accounts, identity.userId, request.ip);
    return undefined;
  });
  mount(app, security.verifyMobile, async ({ identity, body, request }) => {
    passwordThrottle.countFailure(request.ip);
    await verifyMobile(accounts, identity.userId, body.code);
    passwordThrottle.forgive(request.ip);
    return undefined;
  });
  mount(app, myPolicies, async ({ identity }) => {
    const { privacyText: privacy, termsText: terms } = await readUser(db, identity.userId);
    const { hash, since } = await readPolicy(db, 'privacy', { config, at: clock() });
    return { privacy, terms, standing: { hash, since } };
  });
  mount(app, security.changePassword, async ({ identity, body, request, reply }) => {
    const user = await changePassword(accounts, identity, body, callerOf(request));
    // The only one that is still known: this is who knew the password.
    await rememberDevice(accounts, { request, reply }, user.id);
    return { userData: toUserData(user) };
  });
};
