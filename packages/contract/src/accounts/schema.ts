import * as z from 'zod/mini';
import { Role } from '../kit/role.ts';
import { nameText, textLimits } from '../kit/text-schemas.ts';
import { Address } from './addresses/address.ts';
import { AddressInput } from './addresses/address-input.ts';
import { MobileNumber } from './mobile-number-schema.ts';
import { usernameKey } from './username-key.ts';

/** Missing text is empty. */
export const UserData = z.strictObject({
  _id: z.string(),
  username: z.string(),
  mobileNumber: z.string(),
  ...Address.shape,
  email: z.string(),
  isAdmin: z.boolean(),
  role: Role,
  isOnRoster: z.boolean(),
});
export type UserData = z.infer<typeof UserData>;

export const UserAnswer = z.strictObject({ userData: UserData });

const minUsernameLength = 2;

export const Username = nameText({ min: minUsernameLength, max: textLimits.username }).check(
  z.refine(
    (name) => usernameKey(name).length >= minUsernameLength,
    `At least ${minUsernameLength} characters`,
  ),
);

const emailText = z
  .string()
  .check(
    z.maxLength(textLimits.email, `At most ${textLimits.email} characters`),
    z.trim(),
    z.toLowerCase(),
  );
const emailHint = 'Enter an email address like name@example.com';
const email = z.email(emailHint);
const emptyAsNull = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

export const Email = z.pipe(emailText, email);

/** Empty or null: none. */
export const OptionalEmail = z.nullable(
  z.pipe(emailText, z.union([emptyAsNull, email], emailHint)),
);

/** For comparing with the stored password, so no strength rules. */
export const PasswordInput = z
  .string()
  .check(z.minLength(1, 'Enter your password'), z.maxLength(1_000, 'This is too long'));

/** Only sent fields change. Another email address or number requires the current password. */
export const ProfileUpdate = z.partial(
  z.strictObject({
    username: Username,
    email: OptionalEmail,
    mobileNumber: MobileNumber,
    ...AddressInput.shape,
    currentPassword: PasswordInput,
  }),
);
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const PersonalDetailsUpdate = z.pick(ProfileUpdate, {
  username: true,
  email: true,
  mobileNumber: true,
  currentPassword: true,
});
export const ContactUpdate = z.extend(AddressInput, { mobileNumber: MobileNumber });
export type ContactUpdate = z.infer<typeof ContactUpdate>;
