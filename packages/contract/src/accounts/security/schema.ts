import * as z from 'zod/mini';
import { NewPassword } from '../passwords/password-schema.ts';
import { PasswordInput } from '../schema.ts';

export const PasswordChange = z.strictObject({
  currentPassword: PasswordInput,
  newPassword: NewPassword,
});

export const MobileCode = z.strictObject({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits of the code')),
});

export const SessionSummary = z.strictObject({
  _id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const AccountSecurity = z.strictObject({
  /** False for an account that only uses the identity provider. */
  hasPassword: z.boolean(),
  isEmailVerified: z.boolean(),
  mobileCode: z.enum(['not-needed', 'can-be-sent', 'sent']),
  sessions: z.array(SessionSummary),
});
export type AccountSecurity = z.infer<typeof AccountSecurity>;
