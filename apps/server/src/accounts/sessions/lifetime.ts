import { sessionDays } from '@haldi/contract/accounts/lifetimes';
import { isAdminRole, type Role } from '@haldi/contract/kit/role';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Customers and beauticians stay signed in for weeks, whoever uses the back office for a working day. */
const lifetimes = {
  customer: { total: sessionDays * day, idle: 14 * day },
  admin: { total: 12 * hour, idle: 12 * hour },
  awaitingPickUp: { total: 10 * minute, idle: 10 * minute },
};

export const maxSessions = 10;
/** Being used is noted this seldom, so that reading does not mean writing. */
export const seenEveryMs = 5 * minute;
/** How fresh a log in must be to stand for a password. */
export const freshMs = 10 * minute;

type Dates = { createdAt: Date; lastSeenAt: Date; awaitsPickUp: boolean };

const lifetimeOf = ({ awaitsPickUp }: Dates, role: Role) => {
  if (awaitsPickUp) return lifetimes.awaitingPickUp;
  return isAdminRole(role) ? lifetimes.admin : lifetimes.customer;
};

/** When a session ends however much it is used. */
export const latestEnd = (session: Dates, role: Role): Date =>
  new Date(session.createdAt.getTime() + lifetimeOf(session, role).total);

/** When a session ends if it is not used again. */
export const sessionEnd = (session: Dates, role: Role): Date => {
  const idleEnd = session.lastSeenAt.getTime() + lifetimeOf(session, role).idle;
  return new Date(Math.min(latestEnd(session, role).getTime(), idleEnd));
};

/** No session outlives this. */
export const longestLifeMs = lifetimes.customer.total;
