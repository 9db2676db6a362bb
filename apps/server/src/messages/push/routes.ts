import * as calls from '@haldi/contract/messages/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { type SessionsEnded, sessionsEndedTopic } from '../../platform/http/identity.ts';
import { mount } from '../../platform/http/mount.ts';
import { reasonOf } from '../../platform/reason.ts';
import { readPushKeys, renew, subscribe, unsubscribe } from './service.ts';
import { dropBrowsersOfUser } from './store.ts';

type Context = Pick<AppContext, 'db' | 'live' | 'log' | 'clock' | 'config'>;

/** Whoever is logged out everywhere, as after a phone was lost, is told nothing there any more. */
const endWithSessions = (app: FastifyInstance, { db, live, log }: Context): void => {
  const underWay = new Set<Promise<void>>();
  const stop = live.subscribe(sessionsEndedTopic, (ended) => {
    const { userId, sessionIds } = ended as SessionsEnded;
    if (sessionIds !== undefined) return;
    const dropping = dropBrowsersOfUser(db, userId)
      .catch((error: unknown) =>
        log.error({ reason: reasonOf(error) }, 'browsers of an account were not forgotten'),
      )
      .finally(() => underWay.delete(dropping));
    underWay.add(dropping);
  });
  app.addHook('onClose', async () => {
    stop();
    await Promise.all(underWay);
  });
};

export const pushRoutes = (app: FastifyInstance, context: Context): void => {
  const { db } = context;
  endWithSessions(app, context);
  mount(app, calls.readPushKey, async () => ({ publicKey: (await readPushKeys(db)).publicKey }));
  mount(app, calls.subscribeToPush, async ({ identity, body }) => {
    await subscribe(context, { userId: identity.userId, orderId: null }, body);
    return undefined;
  });
  mount(app, calls.renewPush, async ({ body }) => {
    await renew(context, body);
    return undefined;
  });
  mount(app, calls.unsubscribeFromPush, async ({ body }) => {
    await unsubscribe(db, body.endpoint);
    return undefined;
  });
};
