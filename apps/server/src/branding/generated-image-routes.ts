import { pageOfSharePicture, sharePictureTitle } from '@haldi/contract/branding/share-picture';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { sendStoredResponse } from '../platform/cache/response-cache.ts';
import { AppError } from '../platform/http/app-error.ts';
import { createBeauticianAppManifest, createSiteManifest } from './drawing/app-manifests.ts';
import { drawDefaultLogo } from './drawing/draw-default-logo-and-icons.ts';
import {
  drawFaviconIco,
  drawFaviconSvg,
  drawIconFile,
  iconFileNames,
} from './drawing/icon-files.ts';
import type { SalonBranding } from './drawing/salon-branding.ts';
import { drawSharePicture } from './drawing/share-picture.ts';
import { readSalonBranding } from './service.ts';

const manifestType = 'application/manifest+json; charset=utf-8';

type Drawing = { type: string; make: (branding: SalonBranding) => Promise<string | Buffer> };

const asJson = (of: (branding: SalonBranding) => object) => async (branding: SalonBranding) =>
  `${JSON.stringify(of(branding))}\n`;

/** By URL. Drawings depend on the salon only, never on the caller's input. */
const drawings: Record<string, Drawing> = {
  '/site.webmanifest': { type: manifestType, make: asJson(createSiteManifest) },
  '/work.webmanifest': { type: manifestType, make: asJson(createBeauticianAppManifest) },
  '/favicon.svg': { type: 'image/svg+xml', make: drawFaviconSvg },
  '/favicon.ico': { type: 'image/x-icon', make: drawFaviconIco },
  '/pictures/mark.svg': { type: 'image/svg+xml', make: drawDefaultLogo },
  '/pictures/logo.webp': {
    type: 'image/webp',
    make: async ({ logo }) => logo?.bytes ?? '',
  },
};

for (const name of iconFileNames) {
  drawings[`/icons/${name}`] = {
    type: 'image/png',
    make: async (branding) => (await drawIconFile(branding, name)) ?? '',
  };
}

/** The address contains a stamp of the content, so the content never changes. */
const immutableCacheControl = 'public, max-age=31536000, immutable';
const shortCacheControl = 'public, max-age=600, stale-while-revalidate=86400';

/** Internal header of the cache: the stamps for which this picture may be cached as immutable. */
const stampsHeader = 'x-stamps';

const pictureNotFound = (): AppError => new AppError('NOT_FOUND', 'Picture not found.');

export const generatedImageRoutes = (
  app: FastifyInstance,
  context: AppContext,
  nameOfPage: (slug: string) => Promise<string | undefined>,
): void => {
  const { responseCache, db, config } = context;
  const branding = (): Promise<SalonBranding> =>
    responseCache.loadOnce('sitter', () => readSalonBranding(db, config));
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    { type, make }: Drawing,
  ): Promise<FastifyReply> => {
    const stored = await responseCache.get(`drawn ${address}`, async () => {
      const whose = await branding();
      const body = await make(whose);
      if (body.length === 0) throw pictureNotFound();
      const stamps = `${whose.stamp} ${whose.logo?.stamp}`;
      return { status: 200, headers: { 'content-type': type, [stampsHeader]: stamps }, body };
    });
    const { [stampsHeader]: stamps = '', ...headers } = stored.headers;
    const { v } = request.query as { v?: unknown };
    const isNamed = typeof v === 'string' && stamps.split(' ').includes(v);
    return sendStoredResponse(request, reply, {
      ...stored,
      headers: { ...headers, 'cache-control': isNamed ? immutableCacheControl : shortCacheControl },
    });
  };
  const hidden = { schema: { hide: true } };
  for (const [address, drawing] of Object.entries(drawings)) {
    app.get(address, hidden, (request, reply) => send(request, reply, address, drawing));
  }
  app.get('/share/*', hidden, async (request, reply) => {
    // Share pictures contain titles of the menu, which is not public before the salon opens.
    if (!(await app.isOpen())) throw pictureNotFound();
    const [address = ''] = request.url.split('?', 1);
    const title = await sharePictureTitle(pageOfSharePicture(address), nameOfPage);
    if (title === undefined) throw pictureNotFound();
    return send(request, reply, address, {
      type: 'image/png',
      make: (whose) => drawSharePicture(whose, title),
    });
  });
};
