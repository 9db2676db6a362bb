import { verifyMobileNumberByVisit } from '../../accounts/service.ts';
import { recordAuditEntry } from '../../audit/service.ts';
import { notifySalon, saveMessageChanges } from '../../messages/service.ts';
import { violatedUniqueConstraint } from '../../platform/database/constraint-errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { raiseAlert, resolveVisitAlerts } from '../alerts/service.ts';
import * as errors from '../errors.ts';
import { mapDeletedServiceError } from '../map-deleted-service-error-service.ts';
import { savePaymentChanges } from '../payments/save-payment-changes.ts';
import { saveVisitPlans } from '../plan/service.ts';
import type { OrderRow } from '../tables.ts';
import { deleteDeclinedVisits, insertDeclinedVisit, upsertVisitProgress } from '../work/store.ts';
import type { AlertToRaise, Context, Outcome, Refusal } from './command-decision-types.ts';
import { insertOrderLines, replaceFees, updateOrder } from './save-outcome-store.ts';

type Sent = Pick<Context, 'by' | 'now'> & {
  /** Null: the sender gave none, so a repeat is not recognised. */
  attempt: string | null;
};

const beauticianOf = (by: Identity | null): number => {
  if (!by || by.beauticianId === null) throw new Error('only a beautician can do this');
  return by.beauticianId;
};

const raise = (
  tx: Db,
  order: OrderRow,
  { kind, reason = '' }: AlertToRaise,
  sent: Sent,
): Promise<void> => {
  if (sent.attempt === null) throw new Error('an alert is named after its attempt');
  return raiseAlert(tx, {
    id: sent.attempt,
    kind,
    beauticianId: beauticianOf(sent.by),
    orderId: order.id,
    reason,
    createdAt: sent.now,
  });
};

const mapTakenNumber = (error: unknown): never => {
  throw violatedUniqueConstraint(error) === 'orders_open_number'
    ? errors.orderIdTakenOnReopenError()
    : error;
};

const saveAlerts = async (
  tx: Db,
  order: OrderRow,
  { raisedAlert, resolvedAlert }: Outcome,
  sent: Sent,
): Promise<void> => {
  if (raisedAlert) await raise(tx, order, raisedAlert, sent);
  if (resolvedAlert && sent.by) {
    await resolveVisitAlerts(tx, {
      orderId: order.id,
      kind: resolvedAlert,
      by: sent.by.userId,
      at: sent.now,
    });
  }
};

export const saveOutcome = async (
  tx: Db,
  order: OrderRow,
  outcome: Outcome,
  sent: Sent,
): Promise<void> => {
  const { id, orderNumber } = order;
  const { by, now: at, attempt } = sent;
  const { lines, fees, visit, progress, audit, toSalon } = outcome;
  if (lines) await mapDeletedServiceError(insertOrderLines(tx, lines));
  const revision = outcome.order.revision ?? null;
  const entry = { event: outcome.event, adminId: by?.userId ?? null, attempt, revision, at };
  await updateOrder(tx, id, outcome.order, entry).catch(mapTakenNumber);
  if (outcome.order.status === 'completed' && order.userId !== null) {
    await verifyMobileNumberByVisit(tx, order.userId, { number: order.userPhone, at });
  }
  if (outcome.clearsDeclined) await deleteDeclinedVisits(tx, id);
  if (outcome.isDeclined) await insertDeclinedVisit(tx, id, beauticianOf(by), at);
  if (progress) await upsertVisitProgress(tx, id, progress);
  if (fees) await replaceFees(tx, id, fees, at);
  if (outcome.ledger) await savePaymentChanges(tx, id, outcome.ledger, sent);
  if (visit) await saveVisitPlans(tx, [{ orderId: id, ...visit }]);
  await saveVisitPlans(tx, outcome.reassignments);
  await saveMessageChanges(tx, order, outcome.toCustomer, at);
  await saveMessageChanges(tx, order, outcome.toBeauticians, at);
  if (toSalon) await notifySalon(tx, toSalon);
  if (audit && by) {
    await recordAuditEntry(tx, { by, at, ...audit, subject: { id, name: `#${orderNumber}` } });
  }
  await saveAlerts(tx, order, outcome, sent);
};

export const saveWrongStartCode = async (
  tx: Db,
  order: OrderRow,
  { wrongCode }: Refusal,
  sent: Sent,
): Promise<void> => {
  if (!wrongCode) return;
  await upsertVisitProgress(tx, order.id, wrongCode.progress);
  if (wrongCode.raisedAlert) await raise(tx, order, wrongCode.raisedAlert, sent);
};
