import { randomUUID } from 'node:crypto';
import { imitates } from '@haldi/contract/accounts/imitation';
import { usernameKey } from '@haldi/contract/accounts/username';
import { isCleanLine, textLimits } from '@haldi/contract/kit/text';
import type { AppContext } from '../platform/app-context.ts';
import { violatedUnique } from '../platform/database/constraint.ts';
import type { Db } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readPublicSettings } from '../settings/service.ts';
import { copy } from './copy.ts';
import { findNamesakes, listAdminNames, type Names } from './store.ts';

const fieldOf = { usernameKey: 'username', email: 'email', mobileNumber: 'mobileNumber' } as const;
const keys = Object.keys(fieldOf) as (keyof Names)[];

const taken = (which: (keyof Names)[]): AppError => {
  const fields = Object.fromEntries(which.map((key) => [fieldOf[key], copy.taken[fieldOf[key]]]));
  return new AppError('ALREADY_TAKEN', Object.values(fields)[0] ?? '', { fields });
};

const longest = textLimits.username - ' 12345'.length;

/** With room for a number behind it. */
const shortened = (name: string): string => name.trim().slice(0, longest).trim();

/** The first of these that can be a username, with a number behind it where it is taken. */
export const freeUsername = async (db: Db, candidates: readonly string[]): Promise<string> => {
  const name = candidates
    .map(shortened)
    .find((text) => isCleanLine(text) && usernameKey(text).length >= 2);
  if (name === undefined) throw new Error('none of them can be a username');
  for (let number = 1; number < 50; number += 1) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    const others = await findNamesakes(db, { usernameKey: usernameKey(numbered) }, '');
    if (others.length === 0) return numbered;
  }
  return `${name} ${randomUUID().slice(0, 5)}`;
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

const isImitation = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  username: string,
  ownId = '',
): Promise<boolean> => {
  const { businessName } = await readPublicSettings(db, config);
  return imitates(username, { businessName, staff: await listAdminNames(db, ownId) });
};

/** Refuses a name by which others would take somebody for the salon or its staff. */
export const refuseImitation = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  username: string,
  ownId = '',
): Promise<void> => {
  if (!(await isImitation({ db, config }, username, ownId))) return;
  const fields = { username: copy.imitation };
  throw new AppError('ALREADY_TAKEN', copy.imitation, { fields });
};

/** Those of somebody's names by which nobody would take them for the salon or its staff. */
export const withoutImitations = async (
  context: Pick<AppContext, 'db' | 'config'>,
  names: readonly string[],
): Promise<string[]> => {
  const fine: string[] = [];
  for (const name of names.map(shortened)) {
    if (!(await isImitation(context, name))) fine.push(name);
  }
  return fine;
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
