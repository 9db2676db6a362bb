import { Cursor, type CursorPosition } from '@haldi/contract/kit/cursor';
import { indiaDay } from '@haldi/contract/kit/dates';
import { roleNames } from '@haldi/contract/kit/staff-role';
import type { UserSummary } from '@haldi/contract/users/schema';
import type { Db } from '../platform/database/database.ts';
import type { CsvRow } from '../platform/http/send-csv.ts';
import { readUserPage } from './service.ts';

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
  'Apartment',
  'Street',
  'Landmark',
  'City',
  'State',
  'Pincode',
];

const dayCell = (at: string): string => indiaDay(new Date(at));

type Page = Awaited<ReturnType<typeof readUserPage>>;

type UserRow = Page['rows'][number];

const addressCells = (row: UserRow | undefined): CsvRow =>
  row ? [row.apartmentNumber, row.street, row.landmark, row.town, row.state, row.pincode] : [];

const toRow = (user: UserSummary, row: UserRow | undefined): CsvRow => [
  user.id,
  user.name,
  user.email,
  user.phone,
  roleNames[user.role],
  user.status,
  user.totalOrders,
  user.totalSpent,
  user.avgRating === 0 ? '' : String(user.avgRating),
  user.lastOrder ? dayCell(user.lastOrder) : '',
  dayCell(user.joinDate),
  ...addressCells(row),
];

export async function* readUserCsvPages(
  db: Db,
  search: string | undefined,
): AsyncGenerator<readonly CsvRow[]> {
  let next: string | null = null;
  do {
    const cursor: CursorPosition | undefined = next ? Cursor.parse(next) : undefined;
    const page: Page = await readUserPage(db, { search, cursor });
    yield page.users.map((user, place) => toRow(user, page.rows[place]));
    next = page.next;
  } while (next);
}
