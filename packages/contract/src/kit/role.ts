import * as z from 'zod/mini';

export const roles = ['customer', 'beautician', 'desk', 'owner'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const isAdminRole = (role: Role): boolean => role === 'owner' || role === 'desk';

/** `desk`: staff who use the back office. `beautician`: staff on the roster, also an owner. */
export type Auth = 'public' | 'signed-in' | 'beautician' | 'desk' | 'owner';

type Caller = { role: Role; beauticianId: number | null };

export const mayCallEndpoint = (auth: Auth, caller: Caller | null): boolean => {
  if (auth === 'public') return true;
  if (caller === null) return false;
  if (auth === 'signed-in') return true;
  if (auth === 'beautician') return caller.role !== 'customer' && caller.beauticianId !== null;
  return auth === 'owner' ? caller.role === 'owner' : isAdminRole(caller.role);
};
