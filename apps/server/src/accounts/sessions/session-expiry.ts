import { customerSessionDays } from '@haldi/contract/accounts/session-durations';
import { isAdminRole, type Role } from '@haldi/contract/kit/role';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Customers and beauticians stay logged in for weeks, since a phone keeps what a beautician entered
 * offline. Owners and desk staff are logged out after a working day, or when idle.
 */
const lifetimes = {
  customer: { total: customerSessionDays * day, idle: 14 * day },
  admin: { total: 12 * hour, idle: 12 * hour },
  awaitingPickUp: { total: 10 * minute, idle: 10 * minute },
};

export const maxSessionsPerUser = 10;
/** Limits how often the last use is saved, so that reads rarely cause writes. */
export const lastSeenIntervalMs = 5 * minute;
/** A login this recent replaces the password. */
export const recentLogInMaxAgeMs = 10 * minute;

type Dates = { createdAt: Date; lastSeenAt: Date; awaitsPickUp: boolean };

const lifetimeOf = ({ awaitsPickUp }: Dates, role: Role) => {
  if (awaitsPickUp) return lifetimes.awaitingPickUp;
  return isAdminRole(role) ? lifetimes.admin : lifetimes.customer;
};

export const absoluteExpiry = (session: Dates, role: Role): Date =>
  new Date(session.createdAt.getTime() + lifetimeOf(session, role).total);

export const sessionExpiry = (
  session: Dates,
  { role, staffIdleMinutes }: { role: Role; staffIdleMinutes: number },
): Date => {
  const { idle } = lifetimeOf(session, role);
  const longestIdle = isAdminRole(role) ? Math.min(idle, staffIdleMinutes * minute) : idle;
  const idleEnd = session.lastSeenAt.getTime() + longestIdle;
  return new Date(Math.min(absoluteExpiry(session, role).getTime(), idleEnd));
};

export const maxSessionLifetimeMs = lifetimes.customer.total;
