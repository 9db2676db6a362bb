import { streamAdminEvents } from '@haldi/contract/orders/desk/endpoints';
import { streamOrderEvents } from '@haldi/contract/orders/endpoints';
import {
  alertEventName,
  contentEventName,
  heartbeatEventName,
  heartbeatMs,
  messageEventName,
  orderEventName,
} from '@haldi/contract/orders/stream-events';
import type { FastifyInstance } from 'fastify';
import { isSessionStillAllowed } from '../accounts/sessions/service.ts';
import { messagesTopic } from '../messages/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { deskChangedTopic } from '../platform/realtime/live-topics.ts';
import { alertsTopic } from './alerts/service.ts';
import { adminOrdersTopic, orderTopic } from './publish-order-events.ts';
import { requireOrderForReader } from './service.ts';

export const eventStreamRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, live } = context;
  mount(app, streamOrderEvents, async ({ identity, params, reply }) => {
    const { _id } = await requireOrderForReader(db, identity, params.userId, params.orderId);
    return app.streamEvents(reply, identity, (send) =>
      live.subscribe(orderTopic(_id), (change) => send(orderEventName, change)),
    );
  });
  mount(app, streamAdminEvents, async ({ identity, reply }) =>
    app.streamEvents(reply, identity, (send, end) => {
      const stopOrders = live.subscribe(adminOrdersTopic, (event) => send(orderEventName, event));
      const stopContent = live.subscribe('content-changed', () => send(contentEventName, null));
      const stopMessages = live.subscribe(messagesTopic, () => send(messageEventName, null));
      const stopDesk = live.subscribe(deskChangedTopic, () => send(contentEventName, null));
      const stopAlerts = live.subscribe(alertsTopic, () => send(alertEventName, null));
      // No API call revokes a role, so it is checked here. If the check fails, the stream ends and
      // the client reconnects.
      const heartbeat = setInterval(() => {
        isSessionStillAllowed(context, identity.sessionId, 'desk').then(
          (isAllowed) => (isAllowed ? send(heartbeatEventName, null) : end()),
          end,
        );
      }, heartbeatMs);
      return () => {
        clearInterval(heartbeat);
        stopOrders();
        stopContent();
        stopDesk();
        stopAlerts();
        stopMessages();
      };
    }),
  );
};
