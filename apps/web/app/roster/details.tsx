import { awayOn } from '@haldi/contract/roster/at-work';
import type { Beautician } from '@haldi/contract/roster/schema';
import { Phone } from 'lucide-react';
import { formatPhone, phoneLink } from '../lib/phone.ts';
import { Badge } from '../ui/badge.tsx';
import { rosterCopy as copy } from './copy.ts';

type StatusProps = { beautician: Beautician; today: string };

export function WorkBadge({ beautician, today }: StatusProps) {
  const away = awayOn(beautician, today);
  if (away === 'INACTIVE') return <Badge>{copy.status.left}</Badge>;
  return away ? (
    <Badge tone="golden">{copy.status.off}</Badge>
  ) : (
    <Badge tone="good">{copy.status.atWork}</Badge>
  );
}

export function PhoneLine({ beautician: { name, phone } }: { beautician: Beautician }) {
  if (!phone) return <p className="text-sm text-stone">{copy.noPhone}</p>;
  return (
    <a
      href={phoneLink(phone)}
      className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-plum-700 tabular-nums hover:underline"
    >
      <Phone aria-hidden="true" className="size-4 shrink-0 text-plum-500" />
      <span className="sr-only">{copy.call(name)} </span>
      {formatPhone(phone)}
    </a>
  );
}

export function Categories({ beautician: { categories } }: { beautician: Beautician }) {
  const shown = categories.length === 0 ? [copy.everything] : categories;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((category) => (
        <li key={category}>
          <Badge tone="plum">{category}</Badge>
        </li>
      ))}
    </ul>
  );
}
