import { readImageFile } from '@haldi/contract/images/endpoints';
import { parseImageFileName } from '@haldi/contract/images/uploaded-images';
import { isAdminRole } from '@haldi/contract/kit/role';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { resolveOptionalIdentity } from '../http/identity.ts';
import { mount } from '../http/mount-endpoints.ts';
import { findImage } from './image-store.ts';

/** Returns the authors of hidden content that uses the picture; empty if it is public. */
export type ListAuthorsOfHiddenImage = (db: Db, hash: string) => Promise<readonly string[]>;

/** Immutable for browsers. Proxies ask again after a minute, because a picture may be hidden. */
const publicCaching = 'public, max-age=31536000, s-maxage=60, immutable';

export const imageRoutes = (
  app: FastifyInstance,
  { db }: Pick<AppContext, 'db'>,
  listAuthorsOfHidden: ListAuthorsOfHiddenImage,
): void => {
  const notFound = (): AppError => new AppError('NOT_FOUND', 'Picture not found.');
  mount(app, readImageFile, async ({ params, request, reply }) => {
    const file = parseImageFileName(params.file);
    const bytes = file && (await findImage(db, file.hash, file.width));
    if (!bytes) throw notFound();
    const authors = await listAuthorsOfHidden(db, file.hash);
    if (authors.length > 0) {
      const identity = await resolveOptionalIdentity(app, request);
      if (!identity || !(isAdminRole(identity.role) || authors.includes(identity.userId)))
        throw notFound();
    }
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': authors.length > 0 ? 'no-store' : publicCaching,
      })
      .send(bytes);
  });
};
