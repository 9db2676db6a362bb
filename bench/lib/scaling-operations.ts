import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import type { OrderFilters } from '@haldi/contract/orders/desk/endpoints';
import { closedStatuses, openStatuses } from '@haldi/contract/orders/status';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { readAnalytics } from '../../apps/server/src/analytics/service.ts';
import { readCatalogueFile } from '../../apps/server/src/catalogue/service.ts';
import { createDashboardReader } from '../../apps/server/src/dashboard/service.ts';
import { listOrders } from '../../apps/server/src/orders/desk/order-list-store.ts';
import { placeOrder } from '../../apps/server/src/orders/placing/place-order.ts';
import { adminOrdersTopic } from '../../apps/server/src/orders/publish-order-events.ts';
import { createOrdersContext } from '../../apps/server/src/orders/service.ts';
import { findOrderByNumber, listOrdersOfUser } from '../../apps/server/src/orders/store.ts';
import type { AppContext } from '../../apps/server/src/platform/app-context.ts';
import { createBookingContext, readAvailability } from '../../apps/server/src/schedule/service.ts';
import { listUsers, readUserStats } from '../../apps/server/src/users/service.ts';
import type { BusySalon } from './busy-salon.ts';

type Work = Record<string, () => Promise<unknown>>;

/** Spread over days and slots, so that none is refused. */
const visits = () => {
  const today = indiaDay(new Date());
  let drawn = 310_000;
  return () => {
    drawn += 1;
    const day = addDays(today, 1 + (drawn % 700));
    const slot = defaultSlots[Math.floor(drawn / 700) % defaultSlots.length] ?? '09:00 AM';
    return { number: drawn, day, slot };
  };
};

const orderPlacing = async ({ database: { db, pool }, live, clock, user }: BusySalon) => {
  const [service] = await readCatalogueFile(db, 'AllServices');
  if (!service) throw new Error('the catalogue is empty');
  const nextVisit = visits();
  const context = { db, pool, live, clock, config: { rateLimits: false } } as AppContext;
  const orders = createOrdersContext(context, async () => new Map());
  const identity = {
    userId: user.id,
    username: user.username,
    role: 'owner' as const,
    beauticianId: null,
    sessionId: 'bench',
    expiresAt: clock(),
  };
  return async (): Promise<void> => {
    const { number, day, slot } = nextVisit();
    const body = {
      orderId: number,
      userId: user.id,
      username: user.username,
      services: [{ serviceId: service._id, price: service.price, quantity: 1 }],
      appointmentDate: day,
      appointmentSlot: slot,
      address: {
        street: '12 MG Road',
        city: 'Pune',
        state: '',
        pincode: '411001',
        latitude: 0,
        longitude: 0,
      },
    };
    const { isNew } = await placeOrder(orders, identity, body, '');
    if (!isNew) throw new Error(`order ${number} already exists`);
  };
};

/** Operations that must not slow down as the number of orders grows. */
export const scalingOperations = async (salon: BusySalon): Promise<Work> => {
  const { database, live, clock, user } = salon;
  const { db } = database;
  const context = { db, live, clock } as AppContext;
  const today = indiaDay(clock());
  const booking = createBookingContext(context, adminOrdersTopic);
  const { rows } = await db.execute(
    `select order_number as number from orders where user_id = '${user.id}' limit 1`,
  );
  const known = Number(rows[0]?.number);
  const mine = (statuses: readonly string[], first: 'soonest' | 'latest') => () =>
    listOrdersOfUser(db, { userId: user.id, statuses, first }, 200);
  const desk = (filters: OrderFilters, dataSets?: string[]) => () =>
    listOrders(
      db,
      { filters, dataSets, underWay: undefined, now: new Date(), sort: 'placed' },
      undefined,
      51,
    );
  const people = (search?: string) => () => listUsers(db, { search, limit: 50 });
  return {
    tracking: () => findOrderByNumber(db, user.id, known),
    'my orders, ongoing': mine(openStatuses, 'soonest'),
    'my orders, history': mine(closedStatuses, 'latest'),
    availability: () =>
      readAvailability(booking, addDays(today, 10), { duration: 90, customer: null }),
    'desk: newest': desk({}),
    'desk: status': desk({ status: 'cancelled' }),
    'desk: status without orders': desk({ status: 'in_progress' }),
    'desk: category': desk({}, ['facial']),
    'desk: rare category': desk({}, ['threading']),
    'desk: days': desk({ from: addDays(today, -3), to: today }),
    'desk: slot': desk({ slot: '01:00 PM' }),
    'desk: beautician': desk({ beautician: 'often' }),
    'desk: rare beautician': desk({ beautician: 'seldom' }),
    'desk: rare pincode': desk({ pincode: '4121' }),
    'desk: amount without orders': desk({ minAmount: 50_000 }),
    'desk: search a phone': desk({ search: '6002000006' }),
    'desk: search an order id': desk({ search: '100042' }),
    'desk: search a name': desk({ search: 'customer 2' }),
    'desk: search without results': desk({ search: 'zzyzx' }),
    'users: newest': people(),
    'users: search a name': people('customer 2'),
    'users: search an email': people('customer3@'),
    'users: search without results': people('zzyzx'),
    'users: figures': () => readUserStats(db),
    dashboard: () => createDashboardReader(context)(),
    'analytics of 30 days': () => readAnalytics(db, { from: addDays(today, -29), to: today }),
    'analytics of a year': () => readAnalytics(db, { from: addDays(today, -364), to: today }),
    'order placing': await orderPlacing(salon),
  };
};
