import * as z from 'zod/mini';
import { isLineWithoutControlCharacters, textLimits } from '../../kit/text-schemas.ts';
import { AddressInput } from '../addresses/address-input.ts';
import { MobileNumber } from '../mobile-number-schema.ts';
import { NewPassword } from '../passwords/password-schema.ts';
import { OptionalEmail, PasswordInput, UserData, Username } from '../schema.ts';

export const SignedIn = z.strictObject({ token: z.string(), userData: UserData });
export type SignedIn = z.infer<typeof SignedIn>;

export const SignUp = z.strictObject({
  username: Username,
  email: z._default(OptionalEmail, null),
  mobileNumber: MobileNumber,
  password: NewPassword,
  ...AddressInput.shape,
  consent: z.literal(true, 'Please agree before you sign up'),
});
export type SignUp = z.infer<typeof SignUp>;

export const LogIn = z.strictObject({
  /** An email address or a mobile number. */
  login: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your email or mobile number'),
      z.maxLength(textLimits.email, 'This is too long'),
      z.refine(isLineWithoutControlCharacters, 'Enter a valid email or mobile number'),
    ),
  password: PasswordInput,
});
