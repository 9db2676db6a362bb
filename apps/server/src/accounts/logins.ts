import { violatedUnique } from '../platform/database/constraint.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { copy } from './copy.ts';
import { findByLogins, isUnclaimed, type Logins } from './store.ts';

/** What somebody logs in with belongs to one account: an e-mail address, a mobile number. */

type Login = keyof Logins;
const logins: readonly Login[] = ['email', 'mobileNumber'];

const taken = (fields: Partial<Record<Login, string>>): AppError =>
  new AppError('ALREADY_TAKEN', Object.values(fields)[0] ?? '', { fields });

type Asking = {
  ownId?: string;
  /** What is said of an account that staff made and nobody has claimed. */
  ofUnclaimed?: Readonly<Record<Login, string>>;
};

/** Refuses logins of somebody else, all of them at once. */
export const refuseTakenLogins = async (
  db: Db,
  wanted: Partial<Logins>,
  { ownId = '', ofUnclaimed = copy.taken }: Asking = {},
): Promise<void> => {
  const others = await findByLogins(db, wanted, ownId);
  const fields: Partial<Record<Login, string>> = {};
  for (const login of logins) {
    const owner = others.find((other) => wanted[login] && other[login] === wanted[login]);
    if (owner) fields[login] = (isUnclaimed(owner) ? ofUnclaimed : copy.taken)[login];
  }
  if (Object.keys(fields).length > 0) throw taken(fields);
};

const constraints: Record<string, Login> = {
  users_email_unique: 'email',
  users_mobile_number_unique: 'mobileNumber',
};

/** Two people may give the same number at the same moment: the database decides, this says so. */
export const settlingLogins = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    const login = constraints[violatedUnique(error) ?? ''];
    throw login ? taken({ [login]: copy.taken[login] }) : error;
  }
};
