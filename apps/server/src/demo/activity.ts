import { historyText } from '@haldi/contract/orders/history';
import { formatWorkingHours } from '@haldi/contract/roster/working-hours';
import { auditChangesBetween, recordAuditEntry } from '../audit/service.ts';
import type { NewOrder } from '../orders/service.ts';
import type { Db } from '../platform/database/database.ts';
import { demoAdmin } from './people.ts';
import { demoRoster, onRoster } from './roster.ts';

type Act = Omit<Parameters<typeof recordAuditEntry>[1], 'by'>;
type Salon = {
  orders: readonly NewOrder[];
  /** Beautician ids by name. */
  roster: ReadonlyMap<string, number>;
  now: Date;
  today: string;
};

const day = 24 * 60 * 60_000;
const daysShown = 4;
const opened = 100;

const updatesOf = ({ order, tracking }: NewOrder): Act[] =>
  tracking.slice(1).map((entry, place) => {
    const before = tracking[place];
    return {
      at: entry.createdAt,
      act: 'order-updated',
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

const rosterActs = ({ roster, now, today }: Salon): Act[] =>
  demoRoster.flatMap((beautician, place): Act[] => {
    const { name, phone, skills, hours, timeOff } = onRoster(beautician, today);
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
        at: new Date(now.getTime() - opened * day + place * 60_000),
        act: 'beautician-added',
        subject,
        changes: auditChangesBetween({}, added),
      },
      {
        at: new Date(now.getTime() - (place + 2) * day),
        act: 'day-off-taken',
        subject,
        changes: [{ field: 'timeOff', before: null, after: ahead }],
      },
    ];
  });

export const fillActivity = async (db: Db, salon: Salon): Promise<void> => {
  const { id: userId, username } = demoAdmin();
  const since = salon.now.getTime() - daysShown * day;
  const lately = salon.orders.flatMap(updatesOf).filter(({ at }) => at.getTime() > since);
  const acts = [...lately, ...rosterActs(salon)].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const act of acts) await recordAuditEntry(db, { ...act, by: { userId, username } });
};
