import type { Beautician } from '@haldi/contract/roster/schema';
import { isWorkingOn } from '@haldi/contract/roster/working-hours-and-capacity';
import { Clock, MapPin, Phone } from 'lucide-react';
import { formatPhone, phoneLink } from '../lib/phone.ts';
import { useSettings } from '../settings/queries.ts';
import { useSkills } from '../skills/queries.ts';
import { Badge } from '../ui/badge.tsx';
import { rosterCopy as copy } from './copy.ts';
import { formatWeeklyHours } from './format-working-hours.ts';

type StatusProps = { beautician: Beautician; today: string };

export function WorkStatusBadge({ beautician, today }: StatusProps) {
  if (!beautician.active) return <Badge>{copy.status.inactive}</Badge>;
  return isWorkingOn(beautician, today) ? (
    <Badge tone="good">{copy.status.working}</Badge>
  ) : (
    <Badge tone="golden">{copy.status.off}</Badge>
  );
}

type PersonProps = { beautician: Beautician };

export function PhoneLine({ beautician: { name, phone } }: PersonProps) {
  if (!phone) return <p className="text-sm text-stone">{copy.noPhone}</p>;
  return (
    <a
      href={phoneLink(phone)}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-plum-700 tabular-nums hover:underline"
    >
      <Phone aria-hidden="true" className="size-4 shrink-0 text-plum-500" />
      <span className="sr-only">{copy.call(name)} </span>
      {formatPhone(phone)}
    </a>
  );
}

export function HoursLine({ beautician: { hours } }: PersonProps) {
  return (
    <p className="flex items-start gap-2 text-sm text-stone tabular-nums">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-plum-500" />
      <span className="sr-only">{copy.hours.title} </span>
      {formatWeeklyHours(hours)}
    </p>
  );
}

export function AreasLine({ beautician: { areas } }: PersonProps) {
  const names = useSettings()
    .areas.filter(({ _id }) => areas.includes(_id))
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-stone wrap-anywhere">
      <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-plum-500" />
      <span className="sr-only">{copy.areas} </span>
      {names.join(', ')}
    </p>
  );
}

export function SkillBadges({ beautician: { skills } }: PersonProps) {
  const { data: list = [] } = useSkills();
  const names =
    skills.length === 0
      ? [copy.allSkills]
      : list.filter(({ _id }) => skills.includes(_id)).map(({ name }) => name);
  return (
    <ul aria-label={copy.skills} className="flex min-h-6 flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name}>
          <Badge tone="plum">{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
