import type { Fee } from '@haldi/contract/orders/fee';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderFees } from '../payments/tables.ts';
import { orderServices, orders, orderTracking } from '../tables.ts';
import type { OrderChanges } from './command-decision-types.ts';
import type { OrderLine } from './load-command-context-store.ts';

type Entry = {
  event: HistoryEvent;
  /** Null: done by the customer. */
  adminId: string | null;
  attempt: string | null;
  revision: number | null;
  at: Date;
};

/** The row in `visits` follows by foreign key. */
export const updateOrder = async (
  tx: Db,
  id: string,
  changes: OrderChanges,
  { event, adminId, attempt, revision, at }: Entry,
): Promise<void> => {
  const [changed] = await tx
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
    .returning({ status: orders.status, beautician: orders.beautician });
  if (!changed) throw new Error(`order ${id} is gone`);
  const { status, beautician } = changed;
  await tx.insert(orderTracking).values({
    orderId: id,
    status,
    event,
    beautician,
    adminId,
    attempt,
    revision,
    createdAt: at,
  });
};

export const replaceFees = async (
  tx: Db,
  orderId: string,
  fees: readonly Fee[],
  at: Date,
): Promise<void> => {
  await tx.delete(orderFees).where(eq(orderFees.orderId, orderId));
  if (fees.length === 0) return;
  await tx.insert(orderFees).values(fees.map((fee) => ({ ...fee, orderId, createdAt: at })));
};

export const insertOrderLines = async (tx: Db, lines: readonly OrderLine[]): Promise<void> => {
  await tx.insert(orderServices).values([...lines]);
};
