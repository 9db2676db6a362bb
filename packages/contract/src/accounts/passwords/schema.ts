import * as z from 'zod/mini';
import { Email } from '../schema.ts';
import { NewPassword } from './password-schema.ts';

const token = z.string().check(z.maxLength(200));
const consent = z.literal(true, 'Please agree before you activate your account');

export const PasswordLinkToken = z.strictObject({ token });

/** A claim also asks for consent, as signing up does. */
export const PasswordLinkDetails = z.strictObject({ username: z.string(), isClaim: z.boolean() });
export type PasswordLinkDetails = z.infer<typeof PasswordLinkDetails>;

export const PasswordReset = z.strictObject({
  token,
  password: NewPassword,
  /** Required for an account that staff created and no one has claimed yet. */
  consent: z.optional(consent),
});

export const AccountClaim = z.strictObject({ token, password: NewPassword, consent });

export const PasswordLink = z.strictObject({
  link: z.string(),
  expiresAt: z.iso.datetime(),
  /** True for an account that staff created and no one has claimed yet. */
  isClaim: z.boolean(),
});
export type PasswordLink = z.infer<typeof PasswordLink>;

export const PasswordLinkRequest = z.strictObject({ email: Email });
