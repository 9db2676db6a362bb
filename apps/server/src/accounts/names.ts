import { violatedUnique } from '../platform/constraint.ts';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { copy } from './copy.ts';
import { findNamesakes, type Names } from './store.ts';

const fieldOf = { usernameKey: 'username', email: 'email', mobileNumber: 'mobileNumber' } as const;
const keys = Object.keys(fieldOf) as (keyof Names)[];

const taken = (which: (keyof Names)[]): Refusal => {
  const fields = Object.fromEntries(which.map((key) => [fieldOf[key], copy.taken[fieldOf[key]]]));
  return new Refusal('ALREADY_TAKEN', Object.values(fields)[0] ?? '', { fields });
};

/** Refuses names that somebody else goes by, all of them at once. */
export const refuseTakenNames = async (
  db: Db,
  names: Partial<Names>,
  ownId = '',
): Promise<void> => {
  const others = await findNamesakes(db, names, ownId);
  const same = keys.filter(
    (key) => names[key] && others.some((other) => other[key] === names[key]),
  );
  if (same.length > 0) throw taken(same);
};

const constraintKeys: Record<string, keyof Names> = {
  users_username_key_unique: 'usernameKey',
  users_email_unique: 'email',
  users_mobile_number_unique: 'mobileNumber',
};

/** Two people may take the same name at the same moment: the database decides, this says so. */
export const settlingNames = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    const key = constraintKeys[violatedUnique(error) ?? ''];
    throw key ? taken([key]) : error;
  }
};
