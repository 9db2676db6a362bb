import { Cursor } from '@haldi/contract/kit/cursor';
import { formatDate } from '@haldi/contract/kit/dates';
import { roleNames } from '@haldi/contract/kit/staff-role';
import type { UserSummary } from '@haldi/contract/users/schema';
import type { Db } from '../platform/database/database.ts';
import type { CsvRow } from '../platform/http/csv.ts';
import { listUsers } from './service.ts';

export const userCsvColumns: CsvRow = [
  'User ID',
  'Name',
  'Email',
  'Phone',
  'Role',
  'Status',
  'Total Orders',
  'Total Spent',
  'Avg Rating',
  'Last Order',
  'Join Date',
  'Address',
];

const toRow = (user: UserSummary): CsvRow => [
  user.id,
  user.name,
  user.email,
  user.phone,
  roleNames[user.role],
  user.status,
  user.totalOrders,
  user.totalSpent,
  String(user.avgRating),
  user.lastOrder ? formatDate(new Date(user.lastOrder)) : '',
  formatDate(new Date(user.joinDate)),
  user.address,
];

export async function* userCsvPages(
  db: Db,
  search: string | undefined,
): AsyncGenerator<readonly CsvRow[]> {
  let next: string | null = null;
  do {
    const page = await listUsers(db, { search, cursor: next ? Cursor.parse(next) : undefined });
    yield page.users.map(toRow);
    next = page.next;
  } while (next);
}
