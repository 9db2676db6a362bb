import * as calls from '@haldi/contract/blog/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount, mountForPageLoaders } from '../platform/http/mount-endpoints.ts';
import { addPost, changePost, deletePost, readPost, readPosts } from './service.ts';

export const blogRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context;
  mount(app, calls.listPosts, async ({ query, identity, reply }) => {
    const { entries, next } = await readPosts(db, query, identity?.userId);
    if (next) reply.header('x-next-cursor', next);
    return entries;
  });
  mountForPageLoaders(app, calls.listPosts, async ({ query }) => {
    const { entries } = await readPosts(db, query, undefined);
    return entries;
  });
  mount(app, calls.readPost, ({ params }) => readPost(db, params.id));
  mountForPageLoaders(app, calls.readPost, ({ params }) => readPost(db, params.id));
  mount(app, calls.createPost, ({ identity, body, files }) =>
    addPost(context, identity, body, files.image),
  );
  mount(app, calls.updatePost, ({ identity, params, body, files }) =>
    changePost(context, identity, params.id, body, files.image),
  );
  mount(app, calls.deletePost, async ({ identity, params }) => {
    await deletePost(context, identity, params.id);
    return undefined;
  });
};
