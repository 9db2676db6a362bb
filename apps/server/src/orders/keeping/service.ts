import type { NeverAgain, PastBeautician } from '@haldi/contract/orders/keeping/schema';
import { type DayPlan, keptApart } from '@haldi/contract/schedule/plan/day-plan';
import type { AppContext } from '../../platform/app-context.ts';
import { violatedForeignKey } from '../../platform/database/constraint.ts';
import type { Db } from '../../platform/database/database.ts';
import { unauthenticated } from '../../platform/http/admission.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { pictureOf } from '../../roster/service.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { lockRoster, replanVisits } from '../plan/service.ts';
import { readOrders } from '../service.ts';
import * as store from './store.ts';

/** Those whom a customer can ask for, whoever came last standing first. */
export const listPastBeauticians = async (db: Db, userId: string): Promise<PastBeautician[]> =>
  (await store.listPast(db, userId))
    .map(({ id, imageHash, ...row }) => ({
      _id: String(id),
      ...row,
      picture: pictureOf(imageHash),
    }))
    .sort((one, other) => (one.lastVisit > other.lastVisit ? -1 : 1));

/** Only a beautician who has been with the customer, and still works, can be requested. */
export const requireAskable = async (
  db: Db,
  userId: string,
  beauticianId: string,
): Promise<void> => {
  const past = await store.listPast(db, userId);
  if (!past.some(({ id }) => String(id) === beauticianId)) throw errors.notHerCustomer();
};

/** Days as they are for one customer: without those who are not to be sent to her. */
export const dayFor = async (
  db: Db,
  customer: string | null,
): Promise<(day: DayPlan) => DayPlan> => {
  if (customer === null) return (day) => day;
  const apart = (await store.listApart(db, customer)).map(({ beauticianId }) =>
    String(beauticianId),
  );
  return (day) => keptApart(day, customer, apart);
};

type Preferences = Pick<AppContext, 'db' | 'live' | 'clock'>;

/**
 * Changes who goes to a customer. Nobody books meanwhile; the customer's days are planned anew, and
 * open screens learn which visits changed. Gives how many visits newly need a change.
 */
export const changePair = async (
  { db, live, clock }: Preferences,
  userId: string,
  change: (tx: Db, at: Date) => Promise<void>,
): Promise<number> => {
  const at = clock();
  const { changed, newlyUnfit } = await db.transaction(async (tx) => {
    await lockRoster(tx);
    await change(tx, at);
    const days = new Set(await store.listOpenDays(tx, userId));
    return replanVisits(tx, at, (day) => days.has(day));
  });
  const orders = await readOrders(db, changed);
  for (const order of orders.values()) publishOrderEvent(live, 'order-updated', order);
  return newlyUnfit.length;
};

type Visited = { id: number | null; name: string | null };

/** Who made a past visit of whoever is asking. Someone else's orders are as good as not there. */
const findOwnVisit = async (
  db: Db,
  identity: Identity,
  userId: string,
  orderNumber: number,
): Promise<Visited> => {
  const found =
    userId === identity.userId ? await store.findVisitor(db, userId, orderNumber) : undefined;
  if (!found) throw errors.notFound();
  return found;
};

const toNeverAgain = async (db: Db, userId: string, { id, name }: Visited): Promise<NeverAgain> => {
  const apart = await store.listApart(db, userId);
  // What the salon has set is not for her to see.
  const isAsked = apart.some(
    ({ beauticianId, askedByCustomer }) => beauticianId === id && askedByCustomer,
  );
  return { beautician: name, isAsked };
};

export const readNeverAgain = async (
  db: Db,
  identity: Identity,
  userId: string,
  orderNumber: number,
): Promise<NeverAgain> =>
  toNeverAgain(db, userId, await findOwnVisit(db, identity, userId, orderNumber));

const settlingAccount = (error: unknown): never => {
  throw violatedForeignKey(error) ? unauthenticated() : error;
};

/** A customer asks not to be sent whoever made a visit, or takes that back. */
export const setNeverAgain = async (
  context: Preferences,
  identity: Identity,
  { userId, orderId }: { userId: string; orderId: number },
  isWanted: boolean,
): Promise<NeverAgain> => {
  const { db } = context;
  const visit = await findOwnVisit(db, identity, userId, orderId);
  const { id } = visit;
  if (id === null) throw errors.notFound();
  await changePair(context, userId, (tx, at) =>
    isWanted
      ? store.insertPair(tx, userId, id, { askedByCustomer: true }, at).catch(settlingAccount)
      : store.dropWish(tx, userId, id),
  );
  return toNeverAgain(db, userId, visit);
};
