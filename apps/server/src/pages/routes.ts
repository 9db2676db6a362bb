import { randomUUID } from 'node:crypto';
import { isPrivatePage } from '@haldi/contract/pages/private-and-sitemap-pages';
import { scriptNonceHeader } from '@haldi/contract/pages/script-nonce';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPostIds } from '../blog/service.ts';
import { readMenuPageSlugs } from '../catalogue/menu/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import {
  type StoredResponse,
  sendStoredResponse,
  type TextResponse,
} from '../platform/cache/response-cache.ts';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import { AppError } from '../platform/http/app-error.ts';
import { originForCachedPages } from '../platform/http/own-origin.ts';
import { readPublicSettings } from '../settings/service.ts';
import { pageContentSecurityPolicy, removeNonce } from './content-security-policy.ts';
import { type KnownPages, pageCacheAddress } from './page-cache-address.ts';
import type { RenderPage } from './page-renderer.ts';
import { createDrawingRecolourer } from './recolour-drawings.ts';

export type Pages = { files: Map<string, StoredResponse>; render: RenderPage };

/** Unknown paths here get the API's 404 instead of a page. */
const isApiPath = (path: string): boolean => /^\/(api|Json(%20| )Files)(\/|$)/.test(path);

const unavailableHeaders = { 'cache-control': 'no-store', 'retry-after': '2' };

const toTextResponse = async (
  address: string,
  response: Response,
  hasGoogleAnalytics: () => Promise<boolean>,
): Promise<TextResponse> => {
  const rendered = await response.text();
  const nonce = response.headers.get(scriptNonceHeader);
  const body = nonce === null ? rendered : removeNonce(rendered, nonce);
  const isRendered = response.status !== 503;
  const headers: Record<string, string> = {
    ...(isRendered ? { 'cache-control': 'public, no-cache' } : unavailableHeaders),
    ...(isPrivatePage(address.replace(/\.data$/, '')) && { 'x-robots-tag': 'noindex' }),
  };
  for (const name of ['content-type', 'location', 'x-remix-response']) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = pageContentSecurityPolicy({
      html: rendered,
      nonce: nonce ?? randomUUID(),
      withGoogleAnalytics: isRendered && (await hasGoogleAnalytics()),
    });
  }
  return { status: response.status, headers, body };
};

/** Pages that were at other addresses; emails and notifications still link to these. */
const movedPages: Readonly<Record<string, string>> = {
  '/admin/voices': '/admin/moderation',
  '/admin/messages/texts': '/admin/messages/templates',
  '/admin/settings/words': '/admin/settings/site-text',
  '/admin/settings/brand': '/admin/settings/branding',
  '/admin/settings/real-start': '/admin/settings/remove-demo-data',
};

/**
 * Where an outdated address or one with unneeded slashes leads. Slashes are merged so that
 * `//elsewhere/` cannot redirect to another host.
 */
const redirectTarget = (url: string): string | undefined => {
  const [path = '/', query] = url.split('?', 2);
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const target = Object.hasOwn(movedPages, tidy) ? movedPages[tidy] : tidy;
  if (target === path || target === undefined) return undefined;
  return query === undefined ? target : `${target}?${query}`;
};

export const pageRoutes = (app: FastifyInstance, context: AppContext, pages: Pages): void => {
  const { responseCache, config, db } = context;
  const hasGoogleAnalytics = async (): Promise<boolean> => {
    const settings = await responseCache.loadOnce('settings', () => readPublicSettings(db, config));
    return settings.gaMeasurementId !== null;
  };
  const createNameCheck = (kind: string, read: () => Promise<ReadonlySet<string>>) => {
    let last: ReadonlySet<string> = new Set();
    return async (name: string): Promise<boolean> => {
      // While the database is unavailable, answer from the last known names, whose pages may be
      // cached.
      if (responseCache.isDatabaseDown) return last.has(name);
      try {
        last = await responseCache.loadOnce(kind, read);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
      }
      return last.has(name);
    };
  };
  const known: KnownPages = {
    isPost: createNameCheck('post ids', () => readPostIds(db)),
    isMenuPage: createNameCheck('menu pages', () => readMenuPageSlugs(db)),
  };
  const applyPalette = createDrawingRecolourer(context);
  const renderPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = pages.files.get(path);
    if (file) return sendStoredResponse(request, reply, await applyPalette(path, file));
    if (isApiPath(path)) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    const target = redirectTarget(request.url);
    if (target !== undefined) return reply.redirect(target, 308);
    const address = await pageCacheAddress(request.url, known);
    const origin = originForCachedPages(config, request);
    const render = async (isPreview: boolean): Promise<TextResponse> =>
      toTextResponse(
        address,
        await pages.render(new Request(`${origin}${address}`), isPreview),
        hasGoogleAnalytics,
      );
    if (await app.isPreview(request)) {
      const { status, headers, body } = await render(true);
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(body);
    }
    const stored = await responseCache.get(`page ${origin} ${address}`, () => render(false));
    return sendStoredResponse(request, reply, stored);
  };
  app.get('/*', { schema: { hide: true } }, renderPage);
};
