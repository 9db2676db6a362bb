import * as z from 'zod/mini';
import { MobileNumber } from '../accounts/mobile-number-schema.ts';
import { PasswordLink } from '../accounts/passwords/schema.ts';
import { OptionalEmail, Username } from '../accounts/schema.ts';
import { Role } from '../kit/role.ts';
import { Rupees } from '../kit/rupees-schema.ts';
import { ContentKind } from '../moderation/content-kind.ts';

const userStatuses = ['active', 'blocked'] as const;
export const UserStatus = z.enum(userStatuses);
export type UserStatus = z.infer<typeof UserStatus>;

export const UserSummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status: UserStatus,
  role: Role,
  /** False: created by staff and not claimed yet. */
  isClaimed: z.boolean(),
  isPhoneVerified: z.boolean(),
  /** All orders, including cancelled ones. */
  totalOrders: z.int(),
  /** Rupees of completed orders. */
  totalSpent: z.int(),
  /** The rating that the user gave; 0 without a review. */
  avgRating: z.number(),
  lastOrder: z.nullable(z.iso.datetime()),
  joinDate: z.iso.datetime(),
  address: z.string(),
  /** Kinds of published content, and of content hidden by blocking the account. */
  words: z.strictObject({
    shown: z.array(ContentKind),
    hiddenByBlock: z.array(ContentKind),
  }),
});
export type UserSummary = z.infer<typeof UserSummary>;

export const UserList = z.strictObject({
  users: z.array(UserSummary),
  /** Cursor of the next page; null: none. */
  next: z.nullable(z.string()),
});
export type UserList = z.infer<typeof UserList>;

export const UserStats = z.strictObject({
  totalUsers: z.int(),
  /** Active customer accounts, as on the dashboard. */
  activeUsers: z.int(),
  /** Average over all customers, including those without orders; one decimal. */
  avgOrders: z.number(),
  avgSpending: Rupees,
});
export type UserStats = z.infer<typeof UserStats>;

export const NewUser = z.strictObject({
  username: Username,
  email: z._default(OptionalEmail, null),
  mobileNumber: MobileNumber,
});
export type NewUser = z.infer<typeof NewUser>;

export const AddedUser = z.strictObject({ user: UserSummary, passwordLink: PasswordLink });
export type AddedUser = z.infer<typeof AddedUser>;
