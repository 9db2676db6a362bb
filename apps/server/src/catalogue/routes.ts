import { catalogueFile } from '@haldi/contract/catalogue/endpoints';
import type { FastifyInstance } from 'fastify';
import { type Remember, sendStored } from '../platform/answer-cache.ts';
import { mount, offerToPages } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { readCatalogueFile } from './service.ts';

export const catalogueRoutes = (app: FastifyInstance, { db, answers }: Parts): void => {
  const remember: Remember = (request, reply, stored) => {
    if (answers.isCurrent(stored)) app.earlyAnswers.remember(request, reply, stored, true);
  };
  mount(app, catalogueFile, async ({ params, request, reply }) => {
    const stored = await answers.get(`catalogue ${params.file}`, async () => ({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, no-cache',
      },
      body: JSON.stringify(await readCatalogueFile(db, params.file)),
    }));
    return sendStored(request, reply, stored, remember);
  });
  offerToPages(app, catalogueFile, ({ params }) => readCatalogueFile(db, params.file));
};
