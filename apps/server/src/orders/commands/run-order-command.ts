import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import type { Order } from '@haldi/contract/orders/schema';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { publishAlertsChanged } from '../alerts/service.ts';
import { issueDocuments, mayChangeDocuments } from '../documents/issue-documents.ts';
import * as errors from '../errors.ts';
import {
  listOrdersWithRelatedRowsById,
  type OrderWithRelatedRows,
} from '../order-with-related-rows-store.ts';
import { listFeeTargetIds } from '../payments/ledger-store.ts';
import { lockCustomer } from '../placing/store.ts';
import { lockPlannedDays } from '../plan/service.ts';
import { publishOrderEvent } from '../publish-order-events.ts';
import { type OrdersContext, readOrderById, readOrderRows } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { toOrder } from '../to-order.ts';
import type { Outcome } from './command-decision-types.ts';
import { decideCommand } from './decide-command.ts';
import { readCommandContext, readOrderState } from './load-command-context.ts';
import { findAttempt, findOrderRow, lockOrder } from './order-rows-and-menu-services-store.ts';
import { requireSameAmounts } from './require-same-amounts.ts';
import { saveOutcome, saveWrongStartCode } from './save-outcome.ts';

/** The order was moved to another day between reading and locking. */
class DayChanged extends Error {}

const maxTries = 5;

/**
 * The customer’s other bookings must not change meanwhile (move, correct-address); completing a
 * visit verifies the mobile number.
 */
const locksCustomer = ({ kind }: OrderCommand): boolean =>
  kind === 'move' || kind === 'correct-address' || kind === 'complete';

/**
 * Locks are always taken in this order: customer, roster, days, order. The day is checked again
 * because the order may have moved before its day was locked.
 */
const lock = async (
  tx: Db,
  id: string,
  commandFor: (order: OrderRow) => OrderCommand,
): Promise<OrderRow> => {
  const found = await findOrderRow(tx, id);
  if (!found) throw errors.notFoundError();
  const command = commandFor(found);
  if (locksCustomer(command) && found.userId !== null) await lockCustomer(tx, found.userId);
  const targetDays = command.kind === 'move' ? [command.to.day] : [];
  await lockPlannedDays(tx, [found.appointmentDate, ...targetDays]);
  const order = await lockOrder(tx, id);
  if (!order) throw errors.notFoundError();
  if (order.appointmentDate !== found.appointmentDate) throw new DayChanged();
  return order;
};

const retryOnDayChange = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DayChanged) || tries === maxTries) throw error;
    }
  }
};

/** Returns the orders that fees of this one were added to, or are no longer. They are locked. */
const saveAndListOthers = async (
  tx: Db,
  row: OrderRow,
  outcome: Outcome,
  sent: Parameters<typeof saveOutcome>[3],
): Promise<OrderWithRelatedRows[]> => {
  if (!(outcome.fees ?? outcome.ledger?.fee)) {
    await saveOutcome(tx, row, outcome, sent);
    return [];
  }
  const before = await listFeeTargetIds(tx, row.id);
  await saveOutcome(tx, row, outcome, sent);
  const ids = [...new Set([...before, ...(await listFeeTargetIds(tx, row.id))])].sort();
  for (const id of ids) await lockOrder(tx, id);
  return ids.length > 0 ? listOrdersWithRelatedRowsById(tx, ids) : [];
};

/** Returns the order and the others that it changed, as they are now. */
const saveWithDocuments = async (
  tx: Db,
  row: OrderRow,
  outcome: Outcome,
  sent: Parameters<typeof saveOutcome>[3],
): Promise<{ order: Order; changed: Order[] }> => {
  const others = await saveAndListOthers(tx, row, outcome, sent);
  const saved = await readOrderRows(tx, row.id);
  const isOwnChanged = mayChangeDocuments(row, outcome, saved);
  await issueDocuments(tx, isOwnChanged ? [saved, ...others] : others, sent.now);
  const order = toOrder(saved);
  return { order, changed: [order, ...others.map(toOrder)] };
};

/** Of another feature, saved together with the order. Not called for a repeated attempt. */
export type AlsoSave = (tx: Db, order: Order) => Promise<void>;

export type CommandContext = Pick<OrdersContext, 'db' | 'live' | 'clock'>;

export type Sender = {
  /** Null: the customer, with or without an account. */
  by: Identity | null;
  version?: number | undefined;
  attempt?: string | undefined;
};

/**
 * Runs a command: lock, read, decide, save, publish. A repeated attempt changes nothing. Nothing
 * else writes orders, their services, visits or history.
 */
export const runOrderCommand = async (
  { db, live, clock }: CommandContext,
  id: string,
  sender: Sender,
  commandFor: (order: OrderRow) => OrderCommand,
  alsoSave?: AlsoSave,
): Promise<Order> => {
  const now = clock();
  const { by, version, attempt = null } = sender;
  const sent = { by, now, attempt };
  const result = await retryOnDayChange(() =>
    db.transaction(async (tx) => {
      const row = await lock(tx, id, commandFor);
      const done = attempt === null ? undefined : await findAttempt(tx, id, attempt);
      if (done) {
        const order = await readOrderById(tx, id);
        requireSameAmounts(commandFor(row), done, order);
        return { order, changed: [], hasAlerts: false };
      }
      if (version !== undefined && version !== row.version) {
        throw errors.orderChangedError(await readOrderById(tx, id));
      }
      const command = commandFor(row);
      const state = await readOrderState(tx, row);
      const context = await readCommandContext(tx, state, command, {
        ...sent,
        attempt: attempt ?? '',
      });
      const decision = decideCommand(state, command, context);
      if ('refusal' in decision) {
        await saveWrongStartCode(tx, row, decision, sent);
        return decision;
      }
      const saved = await saveWithDocuments(tx, row, decision, sent);
      await alsoSave?.(tx, saved.order);
      return { ...saved, hasAlerts: Boolean(decision.raisedAlert ?? decision.resolvedAlert) };
    }),
  );
  if ('refusal' in result) {
    if (result.wrongCode?.raisedAlert) publishAlertsChanged(live);
    throw result.refusal;
  }
  for (const order of result.changed) publishOrderEvent(live, 'order-updated', order);
  if (result.hasAlerts) publishAlertsChanged(live);
  return result.order;
};
