import * as endpoints from '@haldi/contract/accounts/passwords/endpoints';
import { changePassword as changePasswordCall } from '@haldi/contract/accounts/security/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { ownOriginOfRequest, trustedOrigin } from '../../platform/http/own-origin.ts';
import type { AccountsContext } from '../context.ts';
import { copy } from '../copy.ts';
import { sendEmailConfirmation } from '../email-confirmation/confirm-email.ts';
import { changePassword } from '../profile/change-profile-and-password.ts';
import { callerOfRequest } from '../sessions/caller-of-request.ts';
import { completeSignIn } from '../sessions/complete-sign-in.ts';
import { rememberDevice } from '../sessions/known-device.ts';
import { toUserData } from '../to-user-data.ts';
import {
  emailPasswordLink,
  issuePasswordLinkByStaff,
  readPasswordLinkDetails,
  resetPassword,
} from './password-links.ts';

export const passwordRoutes = (app: FastifyInstance, accounts: AccountsContext): void => {
  const { config, passwordThrottle, runInBackground, mailer } = accounts;

  mount(app, endpoints.requestPasswordLink, async ({ body, request }) => {
    if (!mailer) throw new AppError('MAIL_OFF', copy.mailOff);
    passwordThrottle.countFailure(request.ip);
    // Not awaited: the response time would reveal whether the account exists.
    const sending = emailPasswordLink(accounts, body.email, trustedOrigin(config, request));
    runInBackground(sending, 'a password link could not be mailed');
    return undefined;
  });

  mount(app, endpoints.readPasswordLinkDetails, async ({ body, request }) => {
    passwordThrottle.countFailure(request.ip);
    const read = await readPasswordLinkDetails(accounts, body.token);
    passwordThrottle.forgive(request.ip);
    return read;
  });
  mount(app, endpoints.resetPassword, async ({ body, request, reply }) => {
    passwordThrottle.countFailure(request.ip);
    const signed = await resetPassword(accounts, body, callerOfRequest(request));
    await sendEmailConfirmation(accounts, signed.user.id, trustedOrigin(config, request));
    passwordThrottle.forgive(request.ip);
    return completeSignIn(app, accounts, { request, reply }, signed);
  });
  mount(app, endpoints.issuePasswordLink, ({ identity, params, request }) =>
    issuePasswordLinkByStaff(
      accounts,
      identity,
      params.userId,
      ownOriginOfRequest(config, request),
    ),
  );

  mount(app, changePasswordCall, async ({ identity, body, request, reply }) => {
    const user = await changePassword(accounts, identity, body, callerOfRequest(request));
    // All other devices were forgotten; this one has just proved the password.
    await rememberDevice(accounts, { request, reply }, user.id);
    return { userData: toUserData(user) };
  });
};
