import { sitemapPaths } from '@haldi/contract/pages/private-and-sitemap-pages';
import type { FastifyInstance } from 'fastify';
import { readPostsForSitemap } from '../blog/service.ts';
import { readVisibleMenu } from '../catalogue/menu/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { ownOriginOfRequest } from '../platform/http/own-origin.ts';
import { isSalonOpen } from '../settings/service.ts';

/**
 * Private pages are not disallowed: a crawler that may not fetch a page never sees its noindex
 * header.
 */
const robotsText = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

type SitemapEntry = { path: string; changed?: Date };

const sitemapXml = (origin: string, pages: readonly SitemapEntry[]): string => {
  const entries = pages.map(({ path, changed }) => {
    const address = `${origin}${path}`.replace(/[&<>]/g, (mark) => escapes[mark] ?? mark);
    const stamp = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `  <url><loc>${address}</loc>${stamp}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

export const robotsAndSitemapRoutes = (
  app: FastifyInstance,
  { config, db }: Pick<AppContext, 'config' | 'db'>,
): void => {
  const hidden = { schema: { hide: true } };
  app.get('/robots.txt', hidden, (request, reply) =>
    reply
      .headers({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
      .send(robotsText(ownOriginOfRequest(config, request))),
  );
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    // A salon that has not opened has no listed pages.
    const isOpen = await isSalonOpen(db);
    const posts = isOpen ? await readPostsForSitemap(db) : [];
    const menu = isOpen ? await readVisibleMenu(db) : [];
    const listed = isOpen ? sitemapPaths(menu) : [];
    const pages = [
      ...listed.map((path) => ({ path })),
      ...posts.map(({ id, updatedAt }) => ({ path: `/blog/${id}`, changed: updatedAt })),
    ];
    return reply
      .headers({
        'content-type': 'application/xml; charset=utf-8',
        // Revalidated each time, because a post may have been deleted.
        'cache-control': 'public, no-cache',
      })
      .send(sitemapXml(ownOriginOfRequest(config, request), pages));
  });
};
