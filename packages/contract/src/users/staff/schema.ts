import * as z from 'zod/mini';
import { MobileNumber } from '../../accounts/mobile-number-schema.ts';
import { PasswordLink } from '../../accounts/passwords/schema.ts';
import { OptionalEmail, Username } from '../../accounts/schema.ts';
import { BeauticianId } from '../../kit/beautician-id.ts';
import { Role } from '../../kit/role.ts';
import { StaffRole } from '../../kit/staff-role.ts';

const nullableBeauticianId = z.nullable(BeauticianId);

export const StaffMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: StaffRole,
  /** The `_id` on the roster; null: none. */
  beautician: z.nullable(z.string()),
  /** False: created by the owner and not claimed yet. */
  isClaimed: z.boolean(),
  isBlocked: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const StaffList = z.strictObject({
  /** Owners first, then by name. */
  staff: z.array(StaffMember),
  /** Beauticians that an account can belong to. */
  roster: z.array(z.strictObject({ _id: z.string(), name: z.string() })),
});
export type StaffList = z.infer<typeof StaffList>;
export type RosterOption = StaffList['roster'][number];

type RosterAssignment = { role: Role; beautician: string | null };
const requiresBeautician = z.refine<RosterAssignment>(
  ({ role, beautician }) => role !== 'beautician' || beautician !== null,
  { path: ['beautician'], message: 'Choose the beautician on the roster' },
);

export const NewStaffMember = z
  .strictObject({
    username: Username,
    mobileNumber: MobileNumber,
    email: z._default(OptionalEmail, null),
    role: StaffRole,
    beautician: z._default(nullableBeauticianId, null),
  })
  .check(requiresBeautician);
export type NewStaffMember = z.infer<typeof NewStaffMember>;

/** `customer` removes the account from the staff. */
export const StaffChange = z
  .strictObject({ role: Role, beautician: nullableBeauticianId })
  .check(requiresBeautician);
export type StaffChange = z.infer<typeof StaffChange>;

/** The link is present if a customer became staff. */
export const StaffChangeResult = z.extend(StaffList, { passwordLink: z.optional(PasswordLink) });
export type StaffChangeResult = z.infer<typeof StaffChangeResult>;

export const AddedStaffMember = z.strictObject({
  member: StaffMember,
  passwordLink: PasswordLink,
});
export type AddedStaffMember = z.infer<typeof AddedStaffMember>;
