import * as z from 'zod/mini';
import { MobileNumber } from '../accounts/mobile-number-schema.ts';
import { PasswordLink } from '../accounts/passwords/schema.ts';
import { OptionalEmail, Username } from '../accounts/schema.ts';
import { Role } from '../kit/role.ts';
import { Rupees } from '../kit/rupees.ts';
import { ContentKind } from '../moderation/content-kind.ts';

const userStatuses = ['active', 'blocked'] as const;
export const UserStatus = z.enum(userStatuses);
export type UserStatus = z.infer<typeof UserStatus>;

/** One account as the admins see it. Text that is missing is empty. */
export const UserSummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status: UserStatus,
  role: Role,
  /** False while nobody has used an account that staff made. */
  isClaimed: z.boolean(),
  /** Whether it is proven that the number is theirs. */
  isPhoneVerified: z.boolean(),
  /** All orders, whatever became of them. */
  totalOrders: z.int(),
  /** Whole rupees of completed orders. */
  totalSpent: z.int(),
  /** The rating the user gave; 0 without a review. */
  avgRating: z.number(),
  /** When the last order was placed. */
  lastOrder: z.nullable(z.iso.datetime()),
  joinDate: z.iso.datetime(),
  address: z.string(),
  /** What she has written for everybody to read, and what of it blocking her has hidden. */
  words: z.strictObject({
    shown: z.array(ContentKind),
    hiddenByBlock: z.array(ContentKind),
  }),
});
export type UserSummary = z.infer<typeof UserSummary>;

export const UserList = z.strictObject({
  /** Newest first. */
  users: z.array(UserSummary),
  /** Where the next page begins; null: there is none. */
  next: z.nullable(z.string()),
});
export type UserList = z.infer<typeof UserList>;

export const UserStats = z.strictObject({
  totalUsers: z.int(),
  /** Registered customers whose account is active: the dashboard's number of the same name. */
  activeUsers: z.int(),
  /** Over all customers, those without an order included; one digit after the point. */
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

/** The account and the one-time link with which its owner sets a password. */
export const AddedUser = z.strictObject({ user: UserSummary, passwordLink: PasswordLink });
export type AddedUser = z.infer<typeof AddedUser>;
