import * as z from 'zod/mini';
import type { Role } from './role.ts';

export const roleNames: Record<Role, string> = {
  customer: 'Customer',
  beautician: 'Beautician',
  desk: 'Desk',
  owner: 'Owner',
};

export const staffRoles = ['owner', 'desk', 'beautician'] as const satisfies readonly Role[];
export const StaffRole = z.enum(staffRoles);
export type StaffRole = z.infer<typeof StaffRole>;
