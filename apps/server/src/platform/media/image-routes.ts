import { imageFile } from '@haldi/contract/images/endpoints';
import { parseImageFile } from '@haldi/contract/images/image-address';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../http/app-error.ts';
import { mount } from '../http/mount.ts';
import { readImage } from './image-store.ts';

export const imageRoutes = (app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void => {
  mount(app, imageFile, async ({ params, reply }) => {
    const file = parseImageFile(params.file);
    const bytes = file && (await readImage(db, file.hash, file.width));
    if (!bytes) throw new AppError('NOT_FOUND', 'There is no such picture.');
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(bytes);
  });
};
