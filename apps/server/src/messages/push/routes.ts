import * as calls from '@haldi/contract/messages/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { readPushKeys, subscribe, unsubscribe } from './service.ts';

export const pushRoutes = (
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
): void => {
  const { db } = context;
  mount(app, calls.readPushKey, async () => ({ publicKey: (await readPushKeys(db)).publicKey }));
  mount(app, calls.subscribeToPush, async ({ identity, body }) => {
    await subscribe(context, { userId: identity.userId, orderId: null }, body);
    return undefined;
  });
  mount(app, calls.unsubscribeFromPush, async ({ body }) => {
    await unsubscribe(db, body.endpoint);
    return undefined;
  });
};
