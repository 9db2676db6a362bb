import { AppError } from '../platform/http/app-error.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { toOrder } from './order-view.ts';
import { countOpenOrders, forgetCustomer, listAllOrdersOf } from './store.ts';

const openOrders = 'You have an open order. Your account can be deleted once it is closed.';

/** What orders hold about a customer. They stay after the account, without a name on them. */
export const orderPersonalData: PersonalData = {
  tables: ['orders'],
  download: async (db, userId) => ({ orders: (await listAllOrdersOf(db, userId)).map(toOrder) }),
  objection: async (db, userId) =>
    (await countOpenOrders(db, userId)) > 0 ? new AppError('OPEN_ORDERS', openOrders) : undefined,
  forget: forgetCustomer,
};
