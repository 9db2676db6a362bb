import { violatedUniqueConstraint } from '../platform/database/constraint-errors.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { copy } from './copy.ts';
import {
  findUserById,
  findUserByLoginMobile,
  findUsersByLogins,
  hasUnverifiedMobileNumber,
  isAccountUnclaimed,
  type Logins,
  lockUsersByMobile,
  type RequestedLogins,
  type UserRow,
  updateUser,
} from './store.ts';

/**
 * An email address or mobile number is the login of at most one account. A number entered by staff
 * is contact data only, until it is claimed or verified.
 */

type Login = keyof Logins;
const logins: readonly Login[] = ['email', 'mobileNumber'];

const takenError = (fields: Partial<Record<Login, string>>): AppError =>
  new AppError('ALREADY_TAKEN', Object.values(fields)[0] ?? '', { fields });

type OwnershipOptions = {
  ownId?: string;
  /** Messages about accounts that staff created and no one has claimed yet. */
  ofUnclaimed?: Readonly<Record<Login, string>>;
};

const throwIfTaken = (
  owners: Record<Login, UserRow | undefined>,
  ofUnclaimed: Readonly<Record<Login, string>>,
): void => {
  const fields: Partial<Record<Login, string>> = {};
  for (const login of logins) {
    const owner = owners[login];
    if (owner) fields[login] = (isAccountUnclaimed(owner) ? ofUnclaimed : copy.taken)[login];
  }
  if (Object.keys(fields).length > 0) throw takenError(fields);
};

export const refuseTakenLogins = async (
  db: Db,
  { email, mobileNumber }: RequestedLogins,
  { ownId = '', ofUnclaimed = copy.taken }: OwnershipOptions = {},
): Promise<void> => {
  const others = await findUsersByLogins(db, { email, mobileNumber }, ownId);
  const owners = {
    email: others.find((other) => email && other.email === email),
    mobileNumber: others.find(
      (other) => mobileNumber && other.mobileIsLogin && other.mobileNumber === mobileNumber,
    ),
  };
  throwIfTaken(owners, ofUnclaimed);
};

/** For customers added by staff. An unverified number may be a stranger's, so it does not count. */
export const refuseExistingCustomer = async (
  tx: Db,
  { email, mobileNumber }: RequestedLogins,
): Promise<void> => {
  const people = mobileNumber ? await lockUsersByMobile(tx, mobileNumber) : [];
  const [byEmail] = await findUsersByLogins(tx, { email }, '');
  const owners = {
    email: byEmail,
    mobileNumber: people.find((one) => !hasUnverifiedMobileNumber(one)),
  };
  throwIfTaken(owners, copy.taken);
};

const constraints: Record<string, Login> = {
  users_email_unique: 'email',
  users_login_mobile: 'mobileNumber',
};

/** Concurrent requests may use the same login; the unique constraint decides. */
export const mapLoginConflicts = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    const login = constraints[violatedUniqueConstraint(error) ?? ''];
    throw login ? takenError({ [login]: copy.taken[login] }) : error;
  }
};

/**
 * An account that signed up with the number without verifying it loses the login to one that has
 * verified it.
 */
const canLogInWithNumber = async (tx: Db, user: UserRow): Promise<boolean> => {
  if (user.mobileNumber === null || user.mobileIsLogin) return user.mobileIsLogin;
  const currentOwner = await findUserByLoginMobile(tx, user.mobileNumber);
  if (!currentOwner) return true;
  if (user.mobileVerifiedAt && hasUnverifiedMobileNumber(currentOwner)) {
    await updateUser(tx, currentOwner.id, { mobileIsLogin: false });
    return true;
  }
  return false;
};

export const claimMobileNumberAsLogin = async (tx: Db, user: UserRow): Promise<boolean> => {
  const isLogin = await canLogInWithNumber(tx, user);
  if (!isLogin && user.email === null) throw new AppError('ALREADY_TAKEN', copy.numberInUse);
  return isLogin;
};

const enableMobileLogin = async (tx: Db, userId: string): Promise<void> => {
  await tx
    .transaction((inner) => updateUser(inner, userId, { mobileIsLogin: true }))
    .catch((error: unknown) => {
      // Another account has signed up with this number meanwhile.
      if (violatedUniqueConstraint(error) !== 'users_login_mobile') throw error;
    });
};

export const verifyMobileNumberByCode = async (tx: Db, user: UserRow, at: Date): Promise<void> => {
  await updateUser(tx, user.id, { mobileVerifiedAt: at });
  if (user.mobileIsLogin) return;
  if (await canLogInWithNumber(tx, { ...user, mobileVerifiedAt: at }))
    await enableMobileLogin(tx, user.id);
};

/** A completed visit shows that the number is the customer's. */
export const verifyMobileNumberByVisit = async (
  tx: Db,
  userId: string,
  { number, at }: { number: string; at: Date },
): Promise<void> => {
  const user = await findUserById(tx, userId);
  if (user?.mobileNumber !== number || user.mobileVerifiedAt) return;
  await updateUser(tx, userId, { mobileVerifiedAt: at });
  if (user.mobileIsLogin || (await findUserByLoginMobile(tx, number))) return;
  await enableMobileLogin(tx, userId);
};
