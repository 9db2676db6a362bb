import { ownersOnlyError } from '../../platform/http/authorization.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { UserRow } from '../store.ts';

/** The desk manages customers; only owners manage staff accounts. */
export const refuseStaffAccountUnlessOwner = (
  by: Identity,
  { role }: Pick<UserRow, 'role'>,
): void => {
  if (role !== 'customer' && by.role !== 'owner') throw ownersOnlyError();
};
