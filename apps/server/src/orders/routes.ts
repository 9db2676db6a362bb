import { readSoldServiceIds } from '@haldi/contract/catalogue/desk/endpoints';
import { indiaDay } from '@haldi/contract/kit/dates';
import { correctAddress } from '@haldi/contract/orders/changing/address/endpoints';
import * as changing from '@haldi/contract/orders/changing/endpoints';
import * as alerts from '@haldi/contract/orders/desk/alerts/endpoints';
import * as board from '@haldi/contract/orders/desk/board/endpoints';
import * as deskChanging from '@haldi/contract/orders/desk/changing/endpoints';
import * as desk from '@haldi/contract/orders/desk/endpoints';
import { bookByPhone as bookByPhoneEndpoint } from '@haldi/contract/orders/desk/phone/endpoints';
import * as deskPreferences from '@haldi/contract/orders/desk/preferences/endpoints';
import * as calls from '@haldi/contract/orders/endpoints';
import * as preferences from '@haldi/contract/orders/preferences/endpoints';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { mount, mountForPageLoaders } from '../platform/http/mount-endpoint.ts';
import { networkPrefixOf } from '../platform/http/network-prefix.ts';
import { sendCsv } from '../platform/http/send-csv.ts';
import { runEveryHour, runEveryMinute } from '../platform/jobs/run-regularly.ts';
import { resolveAlert } from './alerts/service.ts';
import {
  cancelByCustomer,
  changeOrderServices,
  correctAddressByCustomer,
  correctAddressByDesk,
  moveByCustomer,
  moveByDesk,
  startByDesk,
  updateByDesk,
} from './commands/commands-from-requests.ts';
import { couponRoutes } from './coupons/routes.ts';
import { listBeauticianCandidates } from './desk/beautician-candidates.ts';
import { readBoard } from './desk/board/board.ts';
import { readPlacementOptions } from './desk/board/placement-options.ts';
import { readBeauticianExclusions, setBeauticianExclusion } from './desk/excluded-beauticians.ts';
import { orderExportColumns, readOrderCsvPages } from './desk/orders-csv.ts';
import { bookByPhone } from './desk/phone/book-by-phone.ts';
import { documentRoutes } from './documents/routes.ts';
import { eventStreamRoutes } from './event-stream-routes.ts';
import { listPopularServiceIds, listSoldServiceIds } from './figures/service.ts';
import {
  deleteOldNetworksAndBursts,
  readAlertsAndBursts,
  resolveFirstVisitBurst,
} from './first-visit-bursts/service.ts';
import { orderMessageRoutes } from './messages/routes.ts';
import { orderLinkRoutes } from './order-link/routes.ts';
import { renewOrRevokeOrderLink } from './order-link/service.ts';
import { releaseUnpaidOrders } from './payments/release-unpaid-orders.ts';
import { paymentRoutes } from './payments/routes.ts';
import { placeOrder } from './placing/place-order.ts';
import {
  listPastBeauticians,
  readCustomerExclusion,
  setCustomerExclusion,
} from './preferences/service.ts';
import {
  countMatchingOrders,
  createOrdersContext,
  findOwnOrderId,
  listOngoingOrders,
  listOrderHistory,
  type ReadRatingsOfCustomers,
  readOrderById,
  readOrderPage,
  readTrackedOrder,
  resolveOrderId,
} from './service.ts';
import { readWeekSchedule } from './visits/week-schedule-service.ts';
import { workRoutes } from './work/routes.ts';

export const orderRoutes = (
  app: FastifyInstance,
  context: AppContext,
  ratingsOf: ReadRatingsOfCustomers,
): void => {
  const { db, clock } = context;
  const orders = createOrdersContext(context, ratingsOf);
  workRoutes(app, context, orders);
  orderMessageRoutes(app, context, orders);
  runEveryHour(app, context.log, 'networks of first visits could not be deleted', () =>
    deleteOldNetworksAndBursts(db, clock()),
  );
  runEveryMinute(app, context.log, 'orders without their advance could not be released', () =>
    releaseUnpaidOrders(orders),
  );
  mount(app, alerts.listAlerts, () => readAlertsAndBursts(db));
  mount(app, alerts.resolveAlert, async ({ identity, params }) => {
    await resolveAlert(context, identity, params._id);
    return readAlertsAndBursts(db);
  });
  mount(app, alerts.resolveFirstVisitBurst, ({ identity, params, body }) =>
    resolveFirstVisitBurst(orders, identity, params._id, body.cancelOrders),
  );

  mount(app, calls.placeOrder, async ({ identity, body, request, reply }) => {
    const { order, isNew } = await placeOrder(orders, identity, body, networkPrefixOf(request.ip));
    return isNew ? order : reply.code(200).send(order);
  });
  mount(app, bookByPhoneEndpoint, async ({ identity, body, reply }) => {
    const { order, isNew } = await bookByPhone(orders, identity, body);
    return isNew ? order : reply.code(200).send(order);
  });
  mount(app, calls.readOrder, ({ identity, params }) =>
    readTrackedOrder(orders, identity, params.userId, params.orderId),
  );
  mount(app, calls.listCustomerOngoingOrders, ({ identity, params }) =>
    listOngoingOrders(db, identity, params.userId),
  );
  mount(app, calls.listCustomerPastOrders, ({ identity, params }) =>
    listOrderHistory(db, identity, params.userId),
  );
  mount(app, changing.moveOrder, async ({ identity, params, body }) => {
    await moveByCustomer(orders, await findOwnOrderId(db, identity, params), body);
    return readTrackedOrder(orders, identity, params.userId, params.orderId);
  });
  mount(app, correctAddress, async ({ identity, params, body }) => {
    await correctAddressByCustomer(orders, await findOwnOrderId(db, identity, params), body);
    return readTrackedOrder(orders, identity, params.userId, params.orderId);
  });
  mount(app, changing.cancelOrder, async ({ identity, params, body }) => {
    await cancelByCustomer(orders, await findOwnOrderId(db, identity, params), body);
    return readTrackedOrder(orders, identity, params.userId, params.orderId);
  });
  orderLinkRoutes(app, context, orders);
  paymentRoutes(app, orders);
  documentRoutes(app, context, orders);
  couponRoutes(app, context);
  mount(app, deskChanging.moveOrderByDesk, ({ identity, params, body }) =>
    moveByDesk(orders, identity, params._id, body),
  );
  mount(app, deskChanging.correctAddressByDesk, ({ identity, params, body }) =>
    correctAddressByDesk(orders, identity, params._id, body),
  );
  mount(app, deskChanging.changeOrderServices, ({ identity, params, body }) =>
    changeOrderServices(orders, identity, params._id, body),
  );
  mount(app, deskChanging.startVisitByDesk, ({ identity, params, body }) =>
    startByDesk(orders, identity, params._id, body),
  );
  mount(app, deskChanging.renewOrderLink, ({ identity, params }) =>
    renewOrRevokeOrderLink(orders, identity, params._id, true),
  );
  mount(app, deskChanging.revokeOrderLink, ({ identity, params }) =>
    renewOrRevokeOrderLink(orders, identity, params._id, false),
  );
  mount(app, board.readBoard, ({ query }) => readBoard(context, query.day));
  mount(app, board.readPlacementOptions, ({ query }) =>
    readPlacementOptions(context, query.day, query.order),
  );
  mount(app, desk.listOrders, async ({ query: { sort, cursor, limit, ...filters }, reply }) => {
    const pageQuery = { now: clock(), sort, cursor, limit };
    const { orders: page, next } = await readOrderPage(db, filters, pageQuery);
    if (next) reply.header('x-next-cursor', next);
    return page;
  });
  mount(app, desk.countOrders, ({ query }) => countMatchingOrders(db, query, clock()));
  mount(app, desk.readOrderByDesk, async ({ params }) =>
    readOrderById(db, await resolveOrderId(db, params.orderId)),
  );
  mount(app, desk.exportOrders, async ({ identity, query, reply }) => {
    const name = `orders-${indiaDay(clock())}.csv`;
    await recordExport(context, identity, name);
    return sendCsv(reply, {
      name,
      header: orderExportColumns,
      pages: readOrderCsvPages(db, query, clock()),
    });
  });
  mount(app, desk.updateOrder, async ({ identity, params, body }) =>
    updateByDesk(orders, identity, await resolveOrderId(db, params.orderId), body),
  );
  mount(app, desk.listBeauticianCandidates, ({ params }) =>
    listBeauticianCandidates(orders, params._id),
  );
  mount(app, desk.readWeekSchedule, ({ query }) => readWeekSchedule(context, query.from));
  mount(app, preferences.listPastBeauticians, ({ identity }) =>
    listPastBeauticians(db, identity.userId),
  );
  mount(app, preferences.readCustomerExclusion, ({ identity, params }) =>
    readCustomerExclusion(db, identity, params.userId, params.orderId),
  );
  mount(app, preferences.requestExclusion, ({ identity, params }) =>
    setCustomerExclusion(context, identity, params, true),
  );
  mount(app, preferences.withdrawExclusion, ({ identity, params }) =>
    setCustomerExclusion(context, identity, params, false),
  );
  mount(app, deskPreferences.readBeauticianExclusions, ({ params }) =>
    readBeauticianExclusions(context, params.userId),
  );
  mount(app, deskPreferences.excludeBeautician, ({ identity, params }) =>
    setBeauticianExclusion(context, identity, params, true),
  );
  mount(app, deskPreferences.removeBeauticianExclusion, ({ identity, params }) =>
    setBeauticianExclusion(context, identity, params, false),
  );
  const readPopular = () => listPopularServiceIds(db, clock());
  mount(app, readSoldServiceIds, () => listSoldServiceIds(db));
  mount(app, calls.listPopularServices, async ({ request, reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return (await app.hidesFrom(request, reply)) ? [] : readPopular();
  });
  mountForPageLoaders(app, calls.listPopularServices, async (_, isPreview) =>
    isPreview || (await app.isOpen()) ? readPopular() : [],
  );
  eventStreamRoutes(app, context);
};
