import * as z from 'zod/mini';
import { Email } from '../schema.ts';
import { NewPassword } from './password-schema.ts';

const token = z.string().check(z.maxLength(200));
const consent = z.literal(true, 'Please agree before you activate your account');

/** Which one-time link somebody has opened. */
export const LinkToken = z.strictObject({ token });

/** Whose account it opens. A claim also asks for the consent that signing up asks for. */
export const PasswordLinkDetails = z.strictObject({ username: z.string(), isClaim: z.boolean() });
export type PasswordLinkDetails = z.infer<typeof PasswordLinkDetails>;

export const PasswordReset = z.strictObject({
  token,
  password: NewPassword,
  /** Needed by an account that staff made and nobody has claimed yet. */
  consent: z.optional(consent),
});

/** The same for such an account: it is hers once she agrees. */
export const AccountClaim = z.strictObject({ token, password: NewPassword, consent });

export const PasswordLink = z.strictObject({
  link: z.string(),
  expiresAt: z.iso.datetime(),
  /** Nobody has used the account yet: the link makes it hers. */
  isClaim: z.boolean(),
});
export type PasswordLink = z.infer<typeof PasswordLink>;

/** Whose password is forgotten. */
export const ForgottenPassword = z.strictObject({ email: Email });
