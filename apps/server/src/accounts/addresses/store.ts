import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { savedAddresses } from '../tables.ts';

export type AddressRow = typeof savedAddresses.$inferSelect;
export type AddressContent = Omit<typeof savedAddresses.$inferInsert, 'userId' | 'createdAt'>;

const isOwnAddress = (userId: string, id: number) =>
  and(eq(savedAddresses.userId, userId), eq(savedAddresses.id, id));

export const listAddressesOfUser = (db: Db, userId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(sql`lower(${savedAddresses.label})`);

export const countAddressesOfUser = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db
    .select({ addresses: count() })
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId));
  return row?.addresses ?? 0;
};

export const insertAddress = async (
  db: Db,
  row: typeof savedAddresses.$inferInsert,
): Promise<AddressRow> => {
  const [inserted] = await db.insert(savedAddresses).values(row).returning();
  if (!inserted) throw new Error('a saved address has no row');
  return inserted;
};

export const updateAddress = async (
  db: Db,
  userId: string,
  id: number,
  content: AddressContent,
): Promise<AddressRow | undefined> => {
  const [row] = await db
    .update(savedAddresses)
    .set(content)
    .where(isOwnAddress(userId, id))
    .returning();
  return row;
};

export const deleteAddressRow = async (db: Db, userId: string, id: number): Promise<boolean> => {
  const rows = await db
    .delete(savedAddresses)
    .where(isOwnAddress(userId, id))
    .returning({ id: savedAddresses.id });
  return rows.length > 0;
};
