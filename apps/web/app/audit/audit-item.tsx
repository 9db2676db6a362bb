import { type AuditSubject, auditActionSubjects } from '@haldi/contract/audit/audit-actions';
import type { AuditChange, AuditEntry } from '@haldi/contract/audit/schema';
import { formatIndiaTime } from '@haldi/contract/kit/dates';
import {
  CalendarCheck,
  Download,
  GraduationCap,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  Scissors,
  ScrollText,
  Settings,
  Sparkles,
  TicketPercent,
  Users,
} from 'lucide-react';
import { Link } from '../ui/prefetching-links.tsx';
import { auditActionSentences, auditCopy as copy, subjectPlaceholder } from './copy.ts';
import { auditFieldLabel, formatAuditValue, subjectLink } from './format-audit-entry.ts';

const icons: Record<AuditSubject, LucideIcon> = {
  skill: GraduationCap,
  order: CalendarCheck,
  coupon: TicketPercent,
  user: Users,
  file: Download,
  beautician: Scissors,
  service: Sparkles,
  area: MapPin,
  settings: Settings,
  message: MessageSquareText,
  policy: ScrollText,
};

function Subject({ entry }: { entry: AuditEntry }) {
  const name = entry.subject?.name ?? copy.deletedAccount;
  const link = subjectLink(entry);
  if (!link) return <span className="font-semibold">{name}</span>;
  return (
    <Link
      to={link}
      className="font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
    >
      {name}
    </Link>
  );
}

function Change({ change: { field, before, after } }: { change: AuditChange }) {
  return (
    <li className="wrap-anywhere">
      <span className="text-stone">{auditFieldLabel(field)}: </span>
      {before !== null && (
        <>
          <span className="text-stone line-through decoration-edge">
            <span className="sr-only">{copy.before} </span>
            {formatAuditValue(field, before)}
          </span>
          <span aria-hidden="true"> → </span>
          <span className="sr-only">, {copy.after} </span>
        </>
      )}
      {formatAuditValue(field, after)}
    </li>
  );
}

const shown = 6;

function Lines({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <ul className="mt-1 space-y-0.5 text-sm">
      {changes.map((change) => (
        <Change key={`${change.field} ${change.before} ${change.after}`} change={change} />
      ))}
    </ul>
  );
}

/** Only the first changes: a bulk price change can have hundreds. */
function Changes({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  const rest = changes.slice(shown);
  return (
    <>
      <Lines changes={changes.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-plum-700">
            {copy.moreChanges(rest.length)}
          </summary>
          <Lines changes={rest} />
        </details>
      )}
    </>
  );
}

export function AuditItem({ entry }: { entry: AuditEntry }) {
  const Icon = icons[auditActionSubjects[entry.act]];
  const [before = '', after] = auditActionSentences[entry.act].split(subjectPlaceholder);
  return (
    <li className="flex gap-3 px-4 py-3">
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-plum-100 text-plum-700"
      >
        <Icon className="size-4.5" />
      </span>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          <span className="font-semibold">{entry.admin.name}</span> {before}
          {after !== undefined && <Subject entry={entry} />}
          {after}
        </p>
        <Changes changes={entry.changes} />
      </div>
      <time
        dateTime={entry.at}
        className="shrink-0 pt-0.5 text-sm whitespace-nowrap text-stone tabular-nums"
      >
        {formatIndiaTime(new Date(entry.at))}
      </time>
    </li>
  );
}
