import type { CustomerExclusion, PastBeautician } from '@haldi/contract/orders/preferences/schema';
import { type DayPlan, withExcludedBeauticians } from '@haldi/contract/schedule/plan/day-plan';
import type { AppContext } from '../../platform/app-context.ts';
import { violatedForeignKeyConstraint } from '../../platform/database/constraint-errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { unauthenticatedError } from '../../platform/http/authorization.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { beauticianPictureUrl } from '../../roster/service.ts';
import * as errors from '../errors.ts';
import { lockRoster, replanVisits } from '../plan/service.ts';
import { publishOrderEvent } from '../publish-order-events.ts';
import { readOrdersById } from '../service.ts';
import * as store from './store.ts';

export const listPastBeauticians = async (db: Db, userId: string): Promise<PastBeautician[]> =>
  (await store.listPastBeauticians(db, userId))
    .map(({ id, imageHash, ...row }) => ({
      _id: String(id),
      ...row,
      picture: beauticianPictureUrl(imageHash),
    }))
    .sort((one, other) => (one.lastVisit > other.lastVisit ? -1 : 1));

export const requireRequestableBeautician = async (
  db: Db,
  userId: string,
  beauticianId: string,
): Promise<void> => {
  const past = await store.listPastBeauticians(db, userId);
  if (!past.some(({ id }) => String(id) === beauticianId))
    throw errors.beauticianNotRequestableError();
};

export const createBeauticianExclusionFilter = async (
  db: Db,
  customer: string | null,
): Promise<(day: DayPlan) => DayPlan> => {
  if (customer === null) return (day) => day;
  const excludedIds = (await store.listExcludedBeauticians(db, customer)).map(({ beauticianId }) =>
    String(beauticianId),
  );
  return (day) => withExcludedBeauticians(day, customer, excludedIds);
};

type Preferences = Pick<AppContext, 'db' | 'live' | 'clock'>;

/**
 * Blocks bookings meanwhile, replans the customer’s days and updates open screens. Returns how many
 * visits newly need a change.
 */
export const changeExclusionsAndReplan = async (
  { db, live, clock }: Preferences,
  userId: string,
  change: (tx: Db, at: Date) => Promise<void>,
): Promise<number> => {
  const at = clock();
  const { changed, newlyNeedingChange } = await db.transaction(async (tx) => {
    await lockRoster(tx);
    await change(tx, at);
    const days = new Set(await store.listOpenVisitDays(tx, userId));
    return replanVisits(tx, at, (day) => days.has(day));
  });
  const orders = await readOrdersById(db, changed);
  for (const order of orders.values()) publishOrderEvent(live, 'order-updated', order);
  return newlyNeedingChange.length;
};

type VisitBeautician = { id: number | null; name: string | null };

/** Orders of other users are reported as not found. */
const findOwnVisit = async (
  db: Db,
  identity: Identity,
  userId: string,
  orderNumber: number,
): Promise<VisitBeautician> => {
  const found =
    userId === identity.userId
      ? await store.findVisitBeautician(db, userId, orderNumber)
      : undefined;
  if (!found) throw errors.notFoundError();
  return found;
};

const toCustomerExclusion = async (
  db: Db,
  userId: string,
  { id, name }: VisitBeautician,
): Promise<CustomerExclusion> => {
  const exclusions = await store.listExcludedBeauticians(db, userId);
  // Exclusions set by the salon are not disclosed to the customer.
  const isAsked = exclusions.some(
    ({ beauticianId, askedByCustomer }) => beauticianId === id && askedByCustomer,
  );
  return { beautician: name, isAsked };
};

export const readCustomerExclusion = async (
  db: Db,
  identity: Identity,
  userId: string,
  orderNumber: number,
): Promise<CustomerExclusion> =>
  toCustomerExclusion(db, userId, await findOwnVisit(db, identity, userId, orderNumber));

const mapDeletedAccount = (error: unknown): never => {
  throw violatedForeignKeyConstraint(error) ? unauthenticatedError() : error;
};

export const setCustomerExclusion = async (
  context: Preferences,
  identity: Identity,
  { userId, orderId }: { userId: string; orderId: number },
  isExcluded: boolean,
): Promise<CustomerExclusion> => {
  const { db } = context;
  const visit = await findOwnVisit(db, identity, userId, orderId);
  const { id } = visit;
  if (id === null) throw errors.notFoundError();
  await changeExclusionsAndReplan(context, userId, (tx, at) =>
    isExcluded
      ? store
          .insertExclusion(tx, userId, id, { askedByCustomer: true }, at)
          .catch(mapDeletedAccount)
      : store.withdrawCustomerExclusion(tx, userId, id),
  );
  return toCustomerExclusion(db, userId, visit);
};
