import {
  heartbeatEventName,
  heartbeatMs,
  orderEventName,
} from '@haldi/contract/orders/stream-events';
import * as calls from '@haldi/contract/orders/work/endpoints';
import type { FastifyInstance } from 'fastify';
import { isSessionStillAllowed } from '../../accounts/sessions/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoint.ts';
import {
  addServicesToVisit,
  declineVisit,
  performVisitAction,
  recordUnpaidReason,
  reportRunningLate,
  takePayment,
} from '../commands/commands-from-requests.ts';
import { adminOrdersTopic } from '../publish-order-events.ts';
import type { OrdersContext } from '../service.ts';
import { readUpcomingWorkVisits, readWorkVisit, requestHelp } from './service.ts';

export const workRoutes = (
  app: FastifyInstance,
  context: AppContext,
  orders: OrdersContext,
): void => {
  mount(app, calls.readUpcomingWorkVisits, ({ identity }) =>
    readUpcomingWorkVisits(orders, identity),
  );
  mount(app, calls.performVisitAction, async ({ identity, params, body }) => {
    await performVisitAction(orders, identity, params._id, body);
    return readWorkVisit(orders, identity, params._id);
  });
  mount(app, calls.reportRunningLate, async ({ identity, params, body }) => {
    await reportRunningLate(orders, identity, params._id, body);
    return readWorkVisit(orders, identity, params._id);
  });
  mount(app, calls.declineVisit, async ({ identity, params, body }) => {
    await declineVisit(orders, identity, params._id, body);
    return undefined;
  });
  mount(app, calls.addServicesToVisit, async ({ identity, params, body }) => {
    await addServicesToVisit(orders, identity, params._id, body);
    return readWorkVisit(orders, identity, params._id);
  });
  mount(app, calls.takePayment, async ({ identity, params, body }) => {
    await takePayment(orders, identity, params._id, body);
    return readWorkVisit(orders, identity, params._id);
  });
  mount(app, calls.recordUnpaidReason, async ({ identity, params, body }) => {
    await recordUnpaidReason(orders, identity, params._id, body);
    return readWorkVisit(orders, identity, params._id);
  });
  mount(app, calls.requestHelp, async ({ identity, body }) => {
    await requestHelp(orders, identity, body);
    return undefined;
  });
  mount(app, calls.streamWorkEvents, async ({ identity, reply }) =>
    app.streamEvents(reply, identity, (send, end) => {
      // Only signals a change; the app reloads its own visits.
      const stop = orders.live.subscribe(adminOrdersTopic, () => send(orderEventName, null));
      const heartbeat = setInterval(() => {
        isSessionStillAllowed(context, identity.sessionId, 'beautician').then(
          (isAllowed) => (isAllowed ? send(heartbeatEventName, null) : end()),
          end,
        );
      }, heartbeatMs);
      return () => {
        clearInterval(heartbeat);
        stop();
      };
    }),
  );
};
