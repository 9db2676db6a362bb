import * as endpoints from '@haldi/contract/accounts/profile/endpoints';
import * as security from '@haldi/contract/accounts/security/endpoints';
import { readAcceptedPolicies } from '@haldi/contract/policies/endpoints';
import type { FastifyInstance } from 'fastify';
import { credentialsOf } from '../../platform/http/identity.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { trustedOrigin } from '../../platform/http/own-origin.ts';
import { findPolicyHashAt, readPolicy } from '../../policies/service.ts';
import type { AccountsContext } from '../context.ts';
import {
  confirmEmail,
  resendEmailConfirmation,
  sendEmailConfirmation,
} from '../email-confirmation/confirm-email.ts';
import { sendMobileCode, verifyMobileNumber } from '../mobile/mobile-code.ts';
import { callerOfRequest } from '../sessions/caller-of-request.ts';
import { deriveSessionCookie } from '../sessions/generate-and-hash-secrets.ts';
import { toUserData } from '../to-user-data.ts';
import { changeProfile, requireUserById } from './change-profile-and-password.ts';

export const profileAndVerificationRoutes = (
  app: FastifyInstance,
  accounts: AccountsContext,
): void => {
  const { db, clock, config, passwordThrottle } = accounts;
  mount(app, endpoints.readCurrentUser, async ({ identity, request, reply }) => {
    const user = await requireUserById(db, identity.userId);
    const { bearer, cookie } = credentialsOf(app, request);
    // Calls without a token rely on the cookie, which the browser may have dropped.
    if (bearer !== undefined && cookie !== deriveSessionCookie(bearer)) {
      app.sessionCookie.set(reply, deriveSessionCookie(bearer), identity.expiresAt, clock());
    }
    return { userData: toUserData(user) };
  });
  mount(app, endpoints.updateUser, async ({ identity, body, request }) => {
    const user = await changeProfile(accounts, identity, body, callerOfRequest(request));
    if (body.email) await sendEmailConfirmation(accounts, user.id, trustedOrigin(config, request));
    return { userData: toUserData(user) };
  });
  mount(app, security.resendEmailConfirmation, async ({ identity, request }) => {
    await resendEmailConfirmation(accounts, identity.userId, trustedOrigin(config, request));
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
  mount(app, security.verifyMobileNumber, async ({ identity, body, request }) => {
    passwordThrottle.countFailure(request.ip);
    await verifyMobileNumber(accounts, identity.userId, body.code);
    passwordThrottle.forgive(request.ip);
    return undefined;
  });
  mount(app, readAcceptedPolicies, async ({ identity }) => {
    const user = await requireUserById(db, identity.userId);
    const { privacyText: privacy, termsText: terms, role, createdAt } = user;
    const { hash, since } = await readPolicy(db, 'privacy', { config, at: clock() });
    const known = privacy ?? (await findPolicyHashAt(db, 'privacy', createdAt)) ?? hash;
    const hasPrivacyChanged = role === 'customer' && known !== hash;
    return { privacy, terms, hasPrivacyChanged, standing: { hash, since } };
  });
};
