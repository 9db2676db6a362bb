import * as z from 'zod/mini';
import { NewPassword } from '../passwords/password-schema.ts';
import { PasswordInput } from '../schema.ts';

export const PasswordChange = z.strictObject({
  currentPassword: PasswordInput,
  newPassword: NewPassword,
});

export const AccountDeletion = z.strictObject({
  /** Accounts without a password log in afresh instead. */
  password: z.optional(PasswordInput),
});

export const MobileCode = z.strictObject({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits of the code')),
});

export const SessionSummary = z.strictObject({
  _id: z.string(),
  /** e.g. `Chrome on Android`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const AccountSecurity = z.strictObject({
  /** False for an account that only ever came through the identity provider. */
  hasPassword: z.boolean(),
  /** Whether a link or an identity provider has shown that the e-mail address is theirs. */
  isEmailVerified: z.boolean(),
  /** Whether a code on WhatsApp can verify the mobile number, and one is waiting to be entered. */
  mobileCode: z.enum(['not-needed', 'can-be-sent', 'sent']),
  sessions: z.array(SessionSummary),
});
export type AccountSecurity = z.infer<typeof AccountSecurity>;
