import * as desk from '@haldi/contract/brand/words/desk/endpoints';
import { publicWords } from '@haldi/contract/brand/words/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount, mountForPages } from '../../platform/http/mount.ts';
import { readPublicWords, readStaffWords, saveWords } from './service.ts';

export const wordsRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context;
  mount(app, publicWords, () => readPublicWords(db));
  mountForPages(app, publicWords, () => readPublicWords(db));
  mount(app, desk.readWords, () => readStaffWords(db));
  mount(app, desk.saveWords, ({ identity, body }) => saveWords(context, identity, body));
};
