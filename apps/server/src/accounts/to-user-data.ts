import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import type { UserData } from '@haldi/contract/accounts/schema';
import { isAdminRole, mayCallEndpoint } from '@haldi/contract/kit/role';
import type { UserRow } from './store.ts';

export const toUserData = (row: UserRow): UserData => ({
  _id: row.id,
  username: row.username,
  mobileNumber: row.mobileNumber ?? '',
  ...pickAddress(row),
  email: row.email ?? '',
  isAdmin: isAdminRole(row.role),
  role: row.role,
  isOnRoster: mayCallEndpoint('beautician', row),
});
