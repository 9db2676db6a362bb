import { isDeceptiveUsername } from '@haldi/contract/accounts/deceptive-username';
import { usernameKey } from '@haldi/contract/accounts/username-key';
import { isNameWithoutLinks, textLimits } from '@haldi/contract/kit/text-schemas';
import type { AppContext } from '../platform/app-context.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readPublicSettings } from '../settings/service.ts';
import { copy } from './copy.ts';
import { listStaffNames } from './store.ts';

/** Usernames may repeat; only the salon and its staff must not be imitated. */

const shortened = (name: string): string => name.trim().slice(0, textLimits.username).trim();

export const firstValidUsername = (candidates: readonly string[]): string => {
  const name = candidates
    .map(shortened)
    .find((text) => isNameWithoutLinks(text) && usernameKey(text).length >= 2);
  if (name === undefined) throw new Error('none of them can be a username');
  return name;
};

const isImpersonationOfSalon = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  username: string,
  ownId = '',
): Promise<boolean> => {
  const { businessName } = await readPublicSettings(db, config);
  return isDeceptiveUsername(username, { businessName, staff: await listStaffNames(db, ownId) });
};

export const refuseImpersonation = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  username: string,
  ownId = '',
): Promise<void> => {
  if (!(await isImpersonationOfSalon({ db, config }, username, ownId))) return;
  const fields = { username: copy.imitation };
  throw new AppError('ALREADY_TAKEN', copy.imitation, { fields });
};

export const withoutNamesImpersonatingSalon = async (
  context: Pick<AppContext, 'db' | 'config'>,
  names: readonly string[],
): Promise<string[]> => {
  const allowed: string[] = [];
  for (const name of names.map(shortened)) {
    if (!(await isImpersonationOfSalon(context, name))) allowed.push(name);
  }
  return allowed;
};
