import { readImageFile } from '@haldi/contract/images/endpoints';
import { parseImageFile } from '@haldi/contract/images/image-url';
import { isAdminRole } from '@haldi/contract/kit/role';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { resolveOptionalIdentity } from '../http/identity.ts';
import { mount } from '../http/mount.ts';
import { readImage } from './image-store.ts';

/** Returns the authors of hidden content that uses the picture; empty if it is public. */
export type ListAuthorsOfHiddenImage = (db: Db, hash: string) => Promise<readonly string[]>;

/** Immutable for browsers. Proxies ask again after a minute, because a picture may be hidden. */
const forEverybody = 'public, max-age=31536000, s-maxage=60, immutable';

export const imageRoutes = (
  app: FastifyInstance,
  { db }: Pick<AppContext, 'db'>,
  authorsOfWithheld: ListAuthorsOfHiddenImage,
): void => {
  const gone = (): AppError => new AppError('NOT_FOUND', 'Picture not found.');
  mount(app, readImageFile, async ({ params, request, reply }) => {
    const file = parseImageFile(params.file);
    const bytes = file && (await readImage(db, file.hash, file.width));
    if (!bytes) throw gone();
    const authors = await authorsOfWithheld(db, file.hash);
    if (authors.length > 0) {
      const asking = await resolveOptionalIdentity(app, request);
      if (!asking || !(isAdminRole(asking.role) || authors.includes(asking.userId))) throw gone();
    }
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': authors.length > 0 ? 'no-store' : forEverybody,
      })
      .send(bytes);
  });
};
