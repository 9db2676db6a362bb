import * as desk from '@haldi/contract/brand/words/desk/endpoints';
import { publicWords } from '@haldi/contract/brand/words/endpoints';
import { noWords } from '@haldi/contract/brand/words/schema';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount, mountForPages } from '../../platform/http/mount.ts';
import { readPublicWords, readStaffWords, saveWords } from './service.ts';

export const wordsRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context;
  mount(app, publicWords, async ({ request, reply }) =>
    (await app.hidesFrom(request, reply)) ? noWords : readPublicWords(db),
  );
  mountForPages(app, publicWords, async (_, isPreview) =>
    isPreview || (await app.isOpen()) ? readPublicWords(db) : noWords,
  );
  mount(app, desk.readWords, () => readStaffWords(db));
  mount(app, desk.saveWords, ({ identity, body }) => saveWords(context, identity, body));
};
