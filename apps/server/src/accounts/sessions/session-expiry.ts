import { sessionDays } from '@haldi/contract/accounts/session-durations';
import { isAdminRole, type Role } from '@haldi/contract/kit/role';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Customers and beauticians stay logged in for weeks: a phone without a connection keeps what a
 * beautician has pressed. Owner and desk are logged out after a working day, or a while without use.
 */
const lifetimes = {
  customer: { total: sessionDays * day, idle: 14 * day },
  admin: { total: 12 * hour, idle: 12 * hour },
  awaitingPickUp: { total: 10 * minute, idle: 10 * minute },
};

export const maxSessionsPerUser = 10;
/** Being used is noted this seldom, so that reading does not mean writing. */
export const lastSeenIntervalMs = 5 * minute;
/** How fresh a log in must be to stand for a password. */
export const recentLogInMs = 10 * minute;

type Dates = { createdAt: Date; lastSeenAt: Date; awaitsPickUp: boolean };

const lifetimeOf = ({ awaitsPickUp }: Dates, role: Role) => {
  if (awaitsPickUp) return lifetimes.awaitingPickUp;
  return isAdminRole(role) ? lifetimes.admin : lifetimes.customer;
};

/** When a session ends however much it is used. */
export const absoluteExpiry = (session: Dates, role: Role): Date =>
  new Date(session.createdAt.getTime() + lifetimeOf(session, role).total);

/** When a session ends if it is not used again; the minutes are those of the settings. */
export const sessionExpiry = (
  session: Dates,
  { role, staffIdleMinutes }: { role: Role; staffIdleMinutes: number },
): Date => {
  const { idle } = lifetimeOf(session, role);
  const longestIdle = isAdminRole(role) ? Math.min(idle, staffIdleMinutes * minute) : idle;
  const idleEnd = session.lastSeenAt.getTime() + longestIdle;
  return new Date(Math.min(absoluteExpiry(session, role).getTime(), idleEnd));
};

/** No session outlives this. */
export const maxSessionLifetimeMs = lifetimes.customer.total;
