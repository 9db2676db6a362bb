import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { messageOptOuts } from '../tables.ts';

/** With an order id the choice applies to that order only. */
export type OptOutScope = { userId: string; orderId?: string | null };

const { userId: user, orderId: order, createdAt } = messageOptOuts;

export const isOptedOut = async (db: Db, { userId, orderId }: OptOutScope): Promise<boolean> => {
  const about = orderId ? or(isNull(order), eq(order, orderId)) : isNull(order);
  return (await db.$count(messageOptOuts, and(eq(user, userId), about))) > 0;
};

export const insertOptOut = async (
  tx: Db,
  { userId, orderId }: OptOutScope,
  at: Date,
): Promise<void> => {
  await tx
    .insert(messageOptOuts)
    .values({ userId, orderId: orderId ?? null, createdAt: at })
    .onConflictDoNothing();
};

/** Opting in for the account also removes the opt-outs of its orders. */
export const deleteOptOuts = async (tx: Db, { userId, orderId }: OptOutScope): Promise<void> => {
  await tx
    .delete(messageOptOuts)
    .where(and(eq(user, userId), orderId ? eq(order, orderId) : undefined));
};

export const findOptOutDate = async (db: Db, userId: string): Promise<Date | undefined> => {
  const [row] = await db
    .select({ at: createdAt })
    .from(messageOptOuts)
    .where(and(eq(user, userId), isNull(order)));
  return row?.at;
};
