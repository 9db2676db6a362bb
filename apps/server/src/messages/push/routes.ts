import * as calls from '@haldi/contract/messages/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { errorReason } from '../../platform/error-reason.ts';
import { type SessionsEnded, sessionsEndedTopic } from '../../platform/http/identity.ts';
import { mount } from '../../platform/http/mount-endpoints.ts';
import {
  readOrCreatePushKeys,
  renewBrowserSubscription,
  subscribeBrowser,
  unsubscribeBrowser,
} from './service.ts';
import { deleteBrowsersOfUser } from './store.ts';

type Context = Pick<AppContext, 'db' | 'live' | 'log' | 'clock' | 'config'>;

/** Logging out everywhere, for example after losing a phone, also ends push notifications there. */
const endPushWithSessions = (app: FastifyInstance, { db, live, log }: Context): void => {
  const pendingDeletions = new Set<Promise<void>>();
  const stop = live.subscribe(sessionsEndedTopic, (ended) => {
    const { userId, sessionIds } = ended as SessionsEnded;
    if (sessionIds !== undefined) return;
    const deletion = deleteBrowsersOfUser(db, userId)
      .catch((error: unknown) =>
        log.error(
          { reason: errorReason(error) },
          'could not delete the push subscriptions of an account',
        ),
      )
      .finally(() => pendingDeletions.delete(deletion));
    pendingDeletions.add(deletion);
  });
  app.addHook('onClose', async () => {
    stop();
    await Promise.all(pendingDeletions);
  });
};

export const pushRoutes = (app: FastifyInstance, context: Context): void => {
  const { db } = context;
  endPushWithSessions(app, context);
  mount(app, calls.readPushKey, async () => ({
    publicKey: (await readOrCreatePushKeys(db)).publicKey,
  }));
  mount(app, calls.subscribeToPush, async ({ identity, body }) => {
    await subscribeBrowser(context, { userId: identity.userId, orderId: null }, body);
    return undefined;
  });
  mount(app, calls.renewPushSubscription, async ({ body }) => {
    await renewBrowserSubscription(context, body);
    return undefined;
  });
  mount(app, calls.unsubscribeFromPush, async ({ body }) => {
    await unsubscribeBrowser(db, body.endpoint);
    return undefined;
  });
};
