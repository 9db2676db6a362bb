import { auditActionSubjects } from '@haldi/contract/audit/audit-actions';
import type { AuditChange, AuditEntry } from '@haldi/contract/audit/schema';
import { addDays, formatDay, indiaDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { cancelReasonLabels } from '@haldi/contract/orders/cancel-request';
import type { CancelReason } from '@haldi/contract/orders/cancellation';
import { updateConfirmationKinds } from '@haldi/contract/orders/desk/order-update';
import { noBeautician } from '@haldi/contract/orders/schema';
import { formatStatus, OrderStatus } from '@haldi/contract/orders/status';
import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import { adminOrderPath } from '../orders/shared/admin-order-path.ts';
import { visitsCopy } from '../schedule/shared/copy.ts';
import { auditFieldNames, confirmationTexts, auditCopy as copy } from './copy.ts';

export type AuditDay = { day: string; title: string; entries: AuditEntry[] };

const titleOf = (day: string, today: string): string => {
  if (day === today) return copy.today;
  return day === addDays(today, -1) ? copy.yesterday : formatDay(day);
};

export const groupEntriesByDay = (entries: readonly AuditEntry[], now: Date): AuditDay[] => {
  const today = indiaDay(now);
  const days = Map.groupBy(entries, ({ at }) => indiaDay(new Date(at)));
  return [...days].map(([day, done]) => ({ day, title: titleOf(day, today), entries: done }));
};

/** Other keys are names of services; their values are prices. */
const isOurs = (field: string): boolean => /^[a-z][a-zA-Z]*$/.test(field);

/** `visitingCharge` becomes `Visiting charge`. */
export const auditFieldLabel = (field: string): string => {
  if (auditFieldNames[field]) return auditFieldNames[field];
  if (!isOurs(field)) return field;
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const money = /price|charge|minimumOrder|total|fee$/i;

/** Formats a date at the start; other text stays as it is. */
const textOf = (text: string): string =>
  text.replace(/^\d{4}-\d{2}-\d{2}(?= |$)/, (day) => formatDay(day));

const entryText = (field: string, entry: string): string => {
  const kind = conflictKinds.find((one) => field === 'acknowledged' && one === entry);
  if (kind) return visitsCopy.accepted[kind];
  const question = updateConfirmationKinds.find((one) => field === 'asked' && one === entry);
  return question ? confirmationTexts[question] : textOf(entry);
};

export const formatAuditValue = (field: string, value: AuditChange['before']): string => {
  if (value === null || value === '' || value === noBeautician) return copy.nothing;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'number') {
    return money.test(field) || !isOurs(field) ? formatRupees(value) : String(value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return copy.nothing;
    return value.map((entry) => entryText(field, entry)).join(', ');
  }
  if (field === 'status') return formatStatus(OrderStatus.safeParse(value).data ?? 'pending');
  if (field === 'reason') return cancelReasonLabels[value as CancelReason] ?? value;
  return textOf(value);
};

export const subjectLink = ({ act, subject }: AuditEntry): string | undefined => {
  if (!subject?.name) return undefined;
  const kind = auditActionSubjects[act];
  if (kind === 'order') return adminOrderPath(Number(subject.name.replace('#', '')));
  if (kind === 'beautician') return `/admin/beauticians/${subject.id}`;
  return undefined;
};
