import * as endpoints from '@haldi/contract/accounts/log-in/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { createCookie } from '../../platform/http/cookie.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import { trustedOrigin } from '../../platform/http/own-origin.ts';
import type { AccountsContext } from '../context.ts';
import { copy } from '../copy.ts';
import { callerOfRequest } from '../sessions/caller-of-request.ts';
import { completeSignIn, replaceSessionOfBrowser } from '../sessions/complete-sign-in.ts';
import {
  createOidcProvider,
  exchangeOidcSession,
  finishOidcLogin,
  type OidcProvider,
  startOidcLogin,
} from './oidc-login.ts';

const withNext = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Users can see this page, for example after going back in the browser. */
const sendExpired = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!request.headers.accept?.includes('text/html')) {
    throw new AppError('BAD_REQUEST', copy.oidcExpired);
  }
  return reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Log in</title><p>${copy.oidcExpired} <a href="/contact/login">Log in again</a></p></html>`,
    );
};

export const oidcRoutes = (app: FastifyInstance, accounts: AccountsContext): void => {
  const { config, clock, oidcStarts } = accounts;
  const browserCookie = createCookie('haldi_oidc', config.publicOrigin?.protocol === 'https:');
  const configured = config.oidc && createOidcProvider(config.oidc);
  const requireProvider = (): OidcProvider => {
    if (!configured) throw new AppError('NOT_FOUND', copy.noOidc);
    return configured;
  };

  mount(app, endpoints.startOidc, async ({ body, request, reply }) => {
    const provider = requireProvider();
    oidcStarts.take(networkPrefixOf(request.ip));
    const started = await startOidcLogin(accounts, provider, {
      origin: trustedOrigin(config, request),
      next: body.next,
    });
    browserCookie.set(reply, started.browser, started.expiresAt, clock());
    return { location: started.location };
  });

  mount(app, endpoints.completeOidcLogin, async ({ query, request, reply }) => {
    const provider = requireProvider();
    const outcome = await finishOidcLogin(accounts, provider, {
      search: request.url.slice(request.url.indexOf('?')),
      state: query.state ?? '',
      browser: browserCookie.read(request) ?? '',
      origin: trustedOrigin(config, request),
      caller: callerOfRequest(request),
    });
    reply.header('cache-control', 'no-store');
    if (!outcome) return sendExpired(request, reply);
    browserCookie.clear(reply);
    const { next } = outcome;
    if ('problem' in outcome) {
      return reply.redirect(withNext('/contact/login', { oidc: outcome.problem, next }), 303);
    }
    await replaceSessionOfBrowser(app, accounts, { request, reply }, outcome.session);
    return reply.redirect(withNext('/auth-success', { next }), 303);
  });

  mount(app, endpoints.exchangeOidcSession, async ({ identity, request, reply }) =>
    completeSignIn(
      app,
      accounts,
      { request, reply },
      await exchangeOidcSession(accounts, identity, callerOfRequest(request)),
    ),
  );
};
