import * as calls from '@haldi/contract/blog/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../platform/app-context.ts';
import { mount, offerToPages } from '../platform/http/mount.ts';
import { changePost, createPost, deletePost, readPost, readPosts } from './service.ts';

export const blogRoutes = (app: FastifyInstance, parts: Parts): void => {
  const { db } = parts;
  mount(app, calls.listPosts, async ({ query, identity, reply }) => {
    const { entries, next } = await readPosts(db, query, identity?.userId);
    if (next) reply.header('x-next-cursor', next);
    return entries;
  });
  offerToPages(app, calls.listPosts, async ({ query }) => {
    const { entries } = await readPosts(db, query, undefined);
    return entries;
  });
  mount(app, calls.readPost, ({ params }) => readPost(db, params.id));
  offerToPages(app, calls.readPost, ({ params }) => readPost(db, params.id));
  mount(app, calls.createPost, ({ identity, body, files }) =>
    createPost(parts, identity, body, files.image),
  );
  mount(app, calls.updatePost, ({ identity, params, body, files }) =>
    changePost(parts, identity, params.id, body, files.image),
  );
  mount(app, calls.deletePost, async ({ identity, params }) => {
    await deletePost(parts, identity, params.id);
    return undefined;
  });
};
