import { violatedUniqueConstraint } from '../platform/database/constraint-errors.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { copy } from './copy.ts';
import {
  findUserById,
  findUserByMobile,
  findUsersByLogins,
  hasUnverifiedMobileNumber,
  isUnclaimed,
  type Logins,
  lockUsersByMobile,
  type RequestedLogins,
  type UserRow,
  updateUser,
} from './store.ts';

/**
 * What somebody logs in with belongs to one account: an e-mail address, a mobile number. A number
 * that staff wrote down is to call a customer, and becomes a login when it is claimed or proven.
 */

type Login = keyof Logins;
const logins: readonly Login[] = ['email', 'mobileNumber'];

const taken = (fields: Partial<Record<Login, string>>): AppError =>
  new AppError('ALREADY_TAKEN', Object.values(fields)[0] ?? '', { fields });

type Asking = {
  ownId?: string;
  /** What is said of an account that staff made and nobody has claimed. */
  ofUnclaimed?: Readonly<Record<Login, string>>;
};

const refuse = (
  owners: Record<Login, UserRow | undefined>,
  ofUnclaimed: Readonly<Record<Login, string>>,
): void => {
  const fields: Partial<Record<Login, string>> = {};
  for (const login of logins) {
    const owner = owners[login];
    if (owner) fields[login] = (isUnclaimed(owner) ? ofUnclaimed : copy.taken)[login];
  }
  if (Object.keys(fields).length > 0) throw taken(fields);
};

/** Refuses logins of somebody else, all of them at once. */
export const refuseTakenLogins = async (
  db: Db,
  { email, mobileNumber }: RequestedLogins,
  { ownId = '', ofUnclaimed = copy.taken }: Asking = {},
): Promise<void> => {
  const others = await findUsersByLogins(db, { email, mobileNumber }, ownId);
  const owners = {
    email: others.find((other) => email && other.email === email),
    mobileNumber: others.find(
      (other) => mobileNumber && other.mobileIsLogin && other.mobileNumber === mobileNumber,
    ),
  };
  refuse(owners, ofUnclaimed);
};

/**
 * For customers whom staff write down: refuses those who are known. An account whose number nobody
 * has proven may be a stranger's, and is in nobody's way.
 */
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
  refuse(owners, copy.taken);
};

const constraints: Record<string, Login> = {
  users_email_unique: 'email',
  users_login_mobile: 'mobileNumber',
};

/** Two people may give the same number at the same moment: the database decides, this says so. */
export const mapLoginConflicts = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    const login = constraints[violatedUniqueConstraint(error) ?? ''];
    throw login ? taken({ [login]: copy.taken[login] }) : error;
  }
};

/**
 * Whether an account may log in with its number. Whoever signed up with it and has not proven it has
 * to give way to a number that is.
 */
const canLogInWithNumber = async (tx: Db, user: UserRow): Promise<boolean> => {
  if (user.mobileNumber === null || user.mobileIsLogin) return user.mobileIsLogin;
  const holder = await findUserByMobile(tx, user.mobileNumber);
  if (!holder) return true;
  if (user.mobileVerifiedAt && hasUnverifiedMobileNumber(holder)) {
    await updateUser(tx, holder.id, { mobileIsLogin: false });
    return true;
  }
  return false;
};

/** Whether the owner of an account that is being claimed logs in with its number. */
export const claimMobileNumber = async (tx: Db, user: UserRow): Promise<boolean> => {
  const isLogin = await canLogInWithNumber(tx, user);
  if (!isLogin && user.email === null) throw new AppError('ALREADY_TAKEN', copy.numberInUse);
  return isLogin;
};

const logInWithNumber = async (tx: Db, userId: string): Promise<void> => {
  await tx
    .transaction((inner) => updateUser(inner, userId, { mobileIsLogin: true }))
    .catch((error: unknown) => {
      // Somebody has signed up with it at this moment.
      if (violatedUniqueConstraint(error) !== 'users_login_mobile') throw error;
    });
};

/** A code that went to this number has shown that it is the user's, who logs in with it by the rule of claims. */
export const verifyMobileNumberByCode = async (tx: Db, user: UserRow, at: Date): Promise<void> => {
  await updateUser(tx, user.id, { mobileVerifiedAt: at });
  if (user.mobileIsLogin) return;
  if (await canLogInWithNumber(tx, { ...user, mobileVerifiedAt: at }))
    await logInWithNumber(tx, user.id);
};

/** A visit was completed with this number: it is the customer's, who logs in with it if nobody else does. */
export const verifyMobileNumberByVisit = async (
  tx: Db,
  userId: string,
  { number, at }: { number: string; at: Date },
): Promise<void> => {
  const user = await findUserById(tx, userId);
  if (user?.mobileNumber !== number || user.mobileVerifiedAt) return;
  await updateUser(tx, userId, { mobileVerifiedAt: at });
  if (user.mobileIsLogin || (await findUserByMobile(tx, number))) return;
  await logInWithNumber(tx, userId);
};
