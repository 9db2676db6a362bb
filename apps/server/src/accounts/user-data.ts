import type { UserData } from '@haldi/contract/accounts/schema';
import { isAdminRole, mayCall } from '@haldi/contract/kit/role';
import type { UserRow } from './store.ts';

export const toUserData = (row: UserRow): UserData => ({
  _id: row.id,
  username: row.username,
  mobileNumber: row.mobileNumber ?? '',
  street: row.street,
  apartmentNumber: row.apartmentNumber,
  town: row.town,
  state: row.state,
  pincode: row.pincode,
  latitude: row.latitude,
  longitude: row.longitude,
  email: row.email ?? '',
  isAdmin: isAdminRole(row.role),
  role: row.role,
  isOnRoster: mayCall('beautician', row),
});
