import * as calls from '@haldi/contract/messages/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { errorReason } from '../../platform/error-reason.ts';
import { type SessionsEnded, sessionsEndedTopic } from '../../platform/http/identity.ts';
import { mount } from '../../platform/http/mount.ts';
import { readPushKeys, renewBrowser, subscribeBrowser, unsubscribeBrowser } from './service.ts';
import { deleteBrowsersOfUser } from './store.ts';

type Context = Pick<AppContext, 'db' | 'live' | 'log' | 'clock' | 'config'>;

/** Logging out everywhere, for example after losing a phone, also ends push notifications there. */
const endWithSessions = (app: FastifyInstance, { db, live, log }: Context): void => {
  const underWay = new Set<Promise<void>>();
  const stop = live.subscribe(sessionsEndedTopic, (ended) => {
    const { userId, sessionIds } = ended as SessionsEnded;
    if (sessionIds !== undefined) return;
    const dropping = deleteBrowsersOfUser(db, userId)
      .catch((error: unknown) =>
        log.error(
          { reason: errorReason(error) },
          'could not delete the push subscriptions of an account',
        ),
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
    await subscribeBrowser(context, { userId: identity.userId, orderId: null }, body);
    return undefined;
  });
  mount(app, calls.renewPushSubscription, async ({ body }) => {
    await renewBrowser(context, body);
    return undefined;
  });
  mount(app, calls.unsubscribeFromPush, async ({ body }) => {
    await unsubscribeBrowser(db, body.endpoint);
    return undefined;
  });
};
