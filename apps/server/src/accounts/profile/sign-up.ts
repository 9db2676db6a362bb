import { randomUUID } from 'node:crypto';
import type { SignUp } from '@haldi/contract/accounts/schema';
import { usernameKey } from '@haldi/contract/accounts/username';
import { AppError } from '../../platform/http/app-error.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Accounts, Caller } from '../context.ts';
import { copy } from '../copy.ts';
import { refuseTakenNames, settlingNames } from '../names.ts';
import { hashPassword } from '../passwords/hash.ts';
import { weakness } from '../passwords/strength.ts';
import { openSession } from '../sessions/service.ts';
import { insertUser, type NewUserRow, type UserRow } from '../store.ts';

type Owner = Parameters<typeof weakness>[1];

export const refuseWeakPassword = (password: string, owner: Owner, field: string): void => {
  const reason = weakness(password, owner);
  if (reason) throw new AppError('INVALID_INPUT', copy.checkInput, { fields: { [field]: reason } });
};

/** Only what a person may say about themselves goes into the row. */
const newUser = (body: SignUp, passwordHash: string, now: Date): NewUserRow => ({
  id: randomUUID(),
  username: body.username,
  usernameKey: usernameKey(body.username),
  email: body.email,
  mobileNumber: body.mobileNumber,
  passwordHash,
  street: body.street,
  apartmentNumber: body.apartmentNumber ?? '',
  town: body.town,
  state: body.state ?? '',
  pincode: body.pincode,
  latitude: body.latitude ?? null,
  longitude: body.longitude ?? null,
  consentAt: now,
  createdAt: now,
  updatedAt: now,
});

const namesOf = (body: SignUp) => ({
  usernameKey: usernameKey(body.username),
  email: body.email,
  mobileNumber: body.mobileNumber,
});

export const signUp = async (accounts: Accounts, body: SignUp, caller: Caller) => {
  const { db, clock, hashing, passwordThrottle, signUps } = accounts;
  refuseWeakPassword(body.password, body, 'password');
  try {
    await refuseTakenNames(db, namesOf(body));
  } catch (error) {
    // Asking which addresses have an account is guessing, too.
    passwordThrottle.countFailure(caller.address);
    throw error;
  }
  signUps.take(networkOf(caller.address));
  const passwordHash = await hashing.run(() => hashPassword(body.password));
  const user: UserRow = await settlingNames(insertUser(db, newUser(body, passwordHash, clock())));
  return { user, session: await openSession(accounts, user.id, caller) };
};
