import * as endpoints from '@haldi/contract/accounts/passwords/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { originOf, trustedOrigin } from '../../platform/http/origin.ts';
import type { Accounts } from '../context.ts';
import { copy } from '../copy.ts';
import { mailConfirmation } from '../emails/confirm-email.ts';
import { callerOf, signedIn } from '../sessions/sign-in-response.ts';
import { handOutLink, mailLink, readLink, resetPassword } from './links.ts';

export const passwordRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  const { config, passwordThrottle, later, mailer } = accounts;

  mount(app, endpoints.forgotPassword, async ({ body, request }) => {
    if (!mailer) throw new AppError('MAIL_OFF', copy.mailOff);
    passwordThrottle.countFailure(request.ip);
    // Not waited for: how long it takes would tell whether there is such an account.
    const sending = mailLink(accounts, body.email, trustedOrigin(config, request));
    later(sending, 'a password link could not be mailed');
    return undefined;
  });

  mount(app, endpoints.readPasswordLink, async ({ body, request }) => {
    passwordThrottle.countFailure(request.ip);
    const read = await readLink(accounts, body.token);
    passwordThrottle.forgive(request.ip);
    return read;
  });
  mount(app, endpoints.resetPassword, async ({ body, request, reply }) => {
    passwordThrottle.countFailure(request.ip);
    const signed = await resetPassword(accounts, body, callerOf(request));
    await mailConfirmation(accounts, signed.user.id, trustedOrigin(config, request));
    passwordThrottle.forgive(request.ip);
    return signedIn(app, accounts, { request, reply }, signed);
  });
  mount(app, endpoints.issuePasswordLink, ({ identity, params, request }) =>
    handOutLink(accounts, identity, params.userId, originOf(config, request)),
  );
};
