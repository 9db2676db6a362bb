import type { AuditAction } from '@haldi/contract/audit/audit-actions';
import { historyText } from '@haldi/contract/orders/history';
import type { HistoryKind } from '@haldi/contract/orders/history-kind';
import { formatWorkingHours } from '@haldi/contract/roster/working-hours-and-capacity';
import { auditChangesBetween, recordAuditEntry } from '../audit/service.ts';
import type { NewOrder } from '../orders/service.ts';
import type { Db } from '../platform/database/database.ts';
import { demoAdmin } from './people.ts';
import { demoRoster, toDemoRosterEntry } from './roster.ts';

type DemoAuditEntry = Omit<Parameters<typeof recordAuditEntry>[1], 'by'>;
type DemoSalon = {
  orders: readonly NewOrder[];
  /** Beautician ids by name. */
  roster: ReadonlyMap<string, number>;
  now: Date;
  today: string;
};

const day = 24 * 60 * 60_000;
const recentDays = 2;
const daysSinceOpening = 100;

const actOf = (kind: HistoryKind): AuditAction => {
  if (kind === 'payment') return 'payment-recorded';
  if (kind === 'discount-added') return kind;
  return kind === 'refund' ? 'payment-refunded' : 'order-updated';
};

/** Customers’ own changes are not in the audit log. */
const updateEntries = ({ order, tracking }: NewOrder): DemoAuditEntry[] =>
  tracking.flatMap((entry, index) => {
    if (entry.adminId === null) return [];
    const before = tracking[index - 1];
    return {
      at: entry.createdAt,
      act: actOf(entry.event.kind),
      subject: { id: order.id, name: `#${order.orderNumber}` },
      changes: [
        ...auditChangesBetween(
          { status: before?.status ?? null, beautician: before?.beautician ?? null },
          { status: entry.status, beautician: entry.beautician },
        ),
        { field: 'message', before: null, after: historyText(entry.event) },
      ],
    };
  });

const rosterEntries = ({ roster, now, today }: DemoSalon): DemoAuditEntry[] =>
  demoRoster.flatMap((beautician, index): DemoAuditEntry[] => {
    const { name, phone, skills, hours, timeOff } = toDemoRosterEntry(beautician, today);
    const subject = { id: String(roster.get(name)), name };
    const ahead = timeOff.map((off) => off.day).filter((off) => off > today);
    const added = {
      name,
      phone,
      skills,
      hours: hours.map(formatWorkingHours),
    };
    return [
      {
        at: new Date(now.getTime() - daysSinceOpening * day + index * 60_000),
        act: 'beautician-added',
        subject,
        changes: auditChangesBetween({}, added),
      },
      {
        at: new Date(now.getTime() - (index + 2) * day),
        act: 'day-off-taken',
        subject,
        changes: [{ field: 'timeOff', before: null, after: ahead }],
      },
    ];
  });

export const insertDemoAuditEntries = async (db: Db, salon: DemoSalon): Promise<void> => {
  const { id: userId, username } = demoAdmin();
  const since = salon.now.getTime() - recentDays * day;
  const recentUpdates = salon.orders
    .flatMap(updateEntries)
    .filter(({ at }) => at.getTime() > since);
  const entries = [...recentUpdates, ...rosterEntries(salon)].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  for (const entry of entries) await recordAuditEntry(db, { ...entry, by: { userId, username } });
};
