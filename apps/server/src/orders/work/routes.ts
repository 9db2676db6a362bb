import { orderEventName, pulseEventName, pulseMs } from '@haldi/contract/orders/events';
import * as calls from '@haldi/contract/orders/work/endpoints';
import type { FastifyInstance } from 'fastify';
import { mayStillCall } from '../../accounts/sessions/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { addServices, decline, press, runLate } from '../commands/requests.ts';
import { adminOrdersTopic } from '../events.ts';
import type { Orders } from '../service.ts';
import { callForHelp, readVisit, readWork } from './days.ts';

/** Her own day: what whoever makes the visits sees and presses. */
export const workRoutes = (app: FastifyInstance, context: AppContext, orders: Orders): void => {
  mount(app, calls.readWork, ({ identity }) => readWork(orders, identity));
  mount(app, calls.pressAtVisit, async ({ identity, params, body }) => {
    await press(orders, identity, params._id, body);
    return readVisit(orders, identity, params._id);
  });
  mount(app, calls.sayRunningLate, async ({ identity, params, body }) => {
    await runLate(orders, identity, params._id, body);
    return readVisit(orders, identity, params._id);
  });
  mount(app, calls.sayCannotGo, async ({ identity, params, body }) => {
    await decline(orders, identity, params._id, body);
    return undefined;
  });
  mount(app, calls.addServices, async ({ identity, params, body }) => {
    await addServices(orders, identity, params._id, body);
    return readVisit(orders, identity, params._id);
  });
  mount(app, calls.callForHelp, async ({ identity, body }) => {
    await callForHelp(orders, identity, body);
    return undefined;
  });
  mount(app, calls.workEvents, async ({ identity, reply }) =>
    app.streamEvents(reply, identity, (send, end) => {
      // Whose visit it is, or was, is not told: she reads her own afresh.
      const stop = orders.live.subscribe(adminOrdersTopic, () => send(orderEventName, null));
      const pulse = setInterval(() => {
        mayStillCall(context, identity.sessionId, 'beautician').then(
          (may) => (may ? send(pulseEventName, null) : end()),
          end,
        );
      }, pulseMs);
      return () => {
        clearInterval(pulse);
        stop();
      };
    }),
  );
};
