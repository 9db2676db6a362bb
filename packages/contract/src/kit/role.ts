import * as z from 'zod/mini';

/** What somebody is to the salon. */
export const roles = ['customer', 'beautician', 'desk', 'owner'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** Whether somebody uses the back office. */
export const isAdminRole = (role: Role): boolean => role === 'owner' || role === 'desk';

/**
 * Who may make a call. `desk`: whoever uses the back office. `beautician`: whoever goes to visits and
 * is on the roster, be she the owner herself.
 */
export type Auth = 'public' | 'signed-in' | 'beautician' | 'desk' | 'owner';

type Caller = { role: Role; beauticianId: number | null };

export const mayCall = (auth: Auth, caller: Caller | null): boolean => {
  if (auth === 'public') return true;
  if (caller === null) return false;
  if (auth === 'signed-in') return true;
  if (auth === 'beautician') return caller.role !== 'customer' && caller.beauticianId !== null;
  return auth === 'owner' ? caller.role === 'owner' : isAdminRole(caller.role);
};
