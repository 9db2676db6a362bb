import { adminEvents } from '@haldi/contract/orders/desk/endpoints';
import { orderEvents } from '@haldi/contract/orders/endpoints';
import { contentEventName, orderEventName } from '@haldi/contract/orders/events';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { adminOrdersTopic, orderTopic } from './events.ts';
import { read } from './service.ts';

export const eventRoutes = (app: FastifyInstance, { db, live }: AppContext): void => {
  mount(app, orderEvents, async ({ identity, params, reply }) => {
    const { _id } = await read(db, identity, params.userId, params.orderId);
    return app.streamEvents(reply, identity, (send) =>
      live.subscribe(orderTopic(_id), (change) => send(orderEventName, change)),
    );
  });
  mount(app, adminEvents, async ({ identity, reply }) =>
    app.streamEvents(reply, identity, (send) => {
      const stopOrders = live.subscribe(adminOrdersTopic, (event) => send(orderEventName, event));
      const stopContent = live.subscribe('content-changed', () => send(contentEventName, null));
      return () => {
        stopOrders();
        stopContent();
      };
    }),
  );
};
