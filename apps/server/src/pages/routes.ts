import { isPrivatePage } from '@haldi/contract/pages/visibility';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import {
  type StoredResponse,
  sendStored,
  type TextResponse,
} from '../platform/cache/response-cache.ts';
import { AppError } from '../platform/http/app-error.ts';
import { originOf } from '../platform/http/origin.ts';
import { readPublicSettings } from '../settings/service.ts';
import { pagePolicy } from './content-policy.ts';
import { pageAddress } from './page-address.ts';
import type { RenderPage } from './render.ts';

export type Pages = { files: Map<string, StoredResponse>; render: RenderPage };

/** Addresses that belong to programs; a stray one gets the API's 404, not a page. */
const isApiPath = (path: string): boolean => /^\/(api|Json(%20| )Files)(\/|$)/.test(path);

/** A page that could not be made is nothing to keep, and worth another try soon. */
const unavailable = { 'cache-control': 'no-store', 'retry-after': '2' };

const toTextResponse = async (
  path: string,
  response: Response,
  hasGoogleAnalytics: () => Promise<boolean>,
): Promise<TextResponse> => {
  const body = await response.text();
  const isMade = response.status !== 503;
  const headers: Record<string, string> = {
    ...(isMade ? { 'cache-control': 'public, no-cache' } : unavailable),
    ...(isPrivatePage(path) && { 'x-robots-tag': 'noindex' }),
  };
  for (const name of ['content-type', 'location', 'x-remix-response']) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = pagePolicy(body, isMade && (await hasGoogleAnalytics()));
  }
  return { status: response.status, headers, body };
};

const withoutTrailingSlash = (url: string): string | undefined => {
  const [path = '/', query] = url.split('?', 2);
  if (path === '/' || !path.endsWith('/')) return undefined;
  // Collapsing the slashes in front keeps `//elsewhere/` from becoming another host.
  const trimmed = path.replace(/\/+$/, '').replace(/^\/+/, '/');
  return query === undefined ? trimmed : `${trimmed}?${query}`;
};

export const pageRoutes = (app: FastifyInstance, context: AppContext, pages: Pages): void => {
  const { responseCache, config, db } = context;
  const hasGoogleAnalytics = async (): Promise<boolean> => {
    const settings = await responseCache.read('settings', () => readPublicSettings(db, config));
    return settings.gaMeasurementId !== null;
  };
  const renderPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = pages.files.get(path);
    if (file) return sendStored(request, reply, file);
    if (isApiPath(path)) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    const trimmed = withoutTrailingSlash(request.url);
    if (trimmed !== undefined) return reply.redirect(trimmed || '/', 308);
    const address = pageAddress(request.url);
    const origin = originOf(config, request);
    const stored = await responseCache.get(`page ${origin} ${address}`, async () =>
      toTextResponse(
        path,
        await pages.render(new Request(`${origin}${address}`)),
        hasGoogleAnalytics,
      ),
    );
    return sendStored(request, reply, stored);
  };
  app.get('/*', { schema: { hide: true } }, renderPage);
};
