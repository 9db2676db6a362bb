import { formatAddressWithoutTown } from '@haldi/contract/accounts/addresses/one-line-address';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Alert, Replacement } from '@haldi/contract/orders/desk/alerts/schema';
import { isConfirmed, isPending, type OrderStatus } from '@haldi/contract/orders/status';
import { recordAuditEntry } from '../../audit/service.ts';
import { dropUnsentMessagesAbout, notifySalon } from '../../messages/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { LiveEvents } from '../../platform/realtime/live-events.ts';
import {
  findBeauticianName,
  insertAlert,
  listOpenAlerts,
  lockAlert,
  markAlertResolved,
  markVisitAlertsResolved,
  type NewAlert,
  type OpenAlert,
} from './store.ts';

export const alertsTopic = 'alerts';

/** Call after the commit. */
export const publishAlertsChanged = (live: LiveEvents): void => live.publish(alertsTopic);

export const raiseAlert = async (tx: Db, alert: NewAlert): Promise<void> => {
  await insertAlert(tx, alert);
  const { id, kind, beauticianId, orderId, reason = '', createdAt } = alert;
  const beautician = await findBeauticianName(tx, beauticianId);
  await notifySalon(tx, {
    ...{ kind, subject: id, occasion: 'raised', ...(orderId && { orderId }) },
    ...{ userId: null, actorId: null, facts: { beautician, reason }, at: createdAt },
  });
};

export const resolveVisitAlerts = async (
  tx: Db,
  visitAlerts: Parameters<typeof markVisitAlertsResolved>[1],
): Promise<void> => {
  await markVisitAlertsResolved(tx, visitAlerts);
  await dropUnsentMessagesAbout(tx, visitAlerts.kind, { orderId: visitAlerts.orderId }, 'SETTLED');
};

const toReplacement = ({ alert, visit, plannedBeautician }: OpenAlert): Replacement | null => {
  if (alert.kind !== 'cannot-go' || !visit) return null;
  const { version, beautician } = visit;
  const status = visit.status as OrderStatus;
  if (!isPending(status) && !isConfirmed(status)) return null;
  return {
    name: beautician ?? plannedBeautician,
    isAssigned: beautician !== null,
    status: isPending(status) ? 'pending' : 'confirmed',
    version,
  };
};

const toAlert = (open: OpenAlert): Alert => {
  const { alert, name, phone, visit } = open;
  return {
    _id: alert.id,
    kind: alert.kind,
    beautician: { name, phone },
    visit: visit && {
      _id: visit.id,
      orderId: visit.orderNumber,
      day: visit.day,
      slot: formatTimeOfDay(visit.startMinute),
      place: formatAddressWithoutTown(visit),
    },
    reason: alert.reason,
    replacement: toReplacement(open),
    at: alert.createdAt.toISOString(),
  };
};

export const listAlerts = async (db: Db): Promise<Alert[]> =>
  (await listOpenAlerts(db)).map(toAlert);

const alertNotFound = (): AppError => new AppError('NOT_FOUND', 'Alert not found.');

export const resolveAlert = async (
  { db, live, clock }: Pick<AppContext, 'db' | 'live' | 'clock'>,
  by: Identity,
  id: string,
): Promise<void> => {
  const at = clock();
  const isNewlyResolved = await db.transaction(async (tx) => {
    const found = await lockAlert(tx, id);
    if (!found) throw alertNotFound();
    const { alert, name } = found;
    if (alert.settledAt !== null) return false;
    await markAlertResolved(tx, id, by.userId, at);
    await dropUnsentMessagesAbout(tx, alert.kind, { subject: id }, 'SETTLED');
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'alert-settled',
      subject: { id: String(alert.beauticianId), name },
      changes: [{ field: 'alert', before: alert.kind, after: null }],
    });
    return true;
  });
  if (isNewlyResolved) publishAlertsChanged(live);
};
