import { formatDay, formatIndiaTime, indiaDay } from '@haldi/contract/kit/dates';
import { firstName } from '@haldi/contract/kit/first-name';
import type {
  Alert,
  AlertKind,
  AlertList as DeskAlerts,
  Replacement,
} from '@haldi/contract/orders/desk/alerts/schema';
import { assignmentEffectText } from '@haldi/contract/orders/desk/assignment-effect-text';
import { buildPagePath } from '@haldi/contract/pages/page-path';
import { CalendarX2, KeyRound, type LucideIcon, MapPin, Phone, Siren } from 'lucide-react';
import { useId } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { mapLink } from '../../lib/map-link.ts';
import { phoneLink } from '../../lib/phone.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/prefetching-links.tsx';
import { CollapsibleAlerts } from './collapsible-alerts.tsx';
import { alertsCopy, alertsCopy as copy } from './copy.ts';
import { FirstVisitBurstCard } from './first-visit-burst-card.tsx';
import { useAssignReplacement, useResolveAlert } from './queries.ts';

const icons: Record<AlertKind, LucideIcon> = {
  help: Siren,
  'cannot-go': CalendarX2,
  'wrong-codes': KeyRound,
};

const linkStyle = 'font-semibold underline decoration-2 underline-offset-4';

function AlertLocation({ kind, place }: { kind: AlertKind; place: string }) {
  if (kind !== 'help') return <p>{place}</p>;
  return (
    <a
      href={mapLink(place)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={copy.map(place)}
      className="-my-1 flex min-h-11 w-fit items-center gap-1.5 lg:-my-2.5"
    >
      <MapPin aria-hidden="true" className="size-5 shrink-0" />
      <span className={linkStyle}>{place}</span>
    </a>
  );
}

const whenOf = ({ day, slot }: NonNullable<Alert['visit']>, at: Date): string =>
  day === indiaDay(at) ? slot : `${formatDay(day)}, ${slot}`;

function AlertDetails({ alert: { kind, visit, at } }: { alert: Alert }) {
  const pressed = new Date(at);
  const since = copy.since(formatIndiaTime(pressed));
  if (!visit) return <p className="tabular-nums">{`${since}, ${copy.noVisit}`}</p>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
        <span className="whitespace-nowrap">{since}</span>
        <Link
          to={buildPagePath('/admin/orders/:orderId', visit.orderId)}
          className={cx(linkStyle, '-my-1 flex min-h-11 items-center whitespace-nowrap lg:-my-2.5')}
        >
          {copy.order(visit.orderId)}
        </Link>
        <span className="whitespace-nowrap">{whenOf(visit, pressed)}</span>
      </p>
      <AlertLocation kind={kind} place={visit.place} />
    </>
  );
}

function AlertActions({ alert }: { alert: Alert }) {
  const { kind, beautician } = alert;
  const { mutate, isPending, isError } = useResolveAlert();
  return (
    <div className="flex flex-wrap items-center gap-2 lg:max-w-90 lg:shrink-0 lg:justify-end">
      {beautician.phone === '' ? (
        <span className="text-sm">{copy.noPhone}</span>
      ) : (
        <a
          href={phoneLink(beautician.phone)}
          className={buttonStyle('secondary', 'medium', 'grow sm:grow-0')}
        >
          <Phone aria-hidden="true" className="size-5" />
          {copy.call(firstName(beautician.name))}
        </a>
      )}
      <Button
        look="secondary"
        busy={isPending}
        aria-label={copy.resolveOf(copy.title(kind, beautician.name))}
        className="grow sm:grow-0"
        onClick={() => mutate(alert._id)}
      >
        {copy.resolve}
      </Button>
      {/* Not a toast: it would cover the button. */}
      {isError && !isPending && <p className="w-full font-semibold lg:text-right">{copy.failed}</p>}
    </div>
  );
}

const replacementCopy = alertsCopy.replacement;

const textOf = ({ name, isAssigned }: Replacement): string => {
  if (name === null) return replacementCopy.none;
  return isAssigned ? replacementCopy.assigned(name) : replacementCopy.planned(name);
};

type ReplacementRowProps = { orderId: string; replacement: Replacement };

function ReplacementBeauticianRow({ orderId, replacement }: ReplacementRowProps) {
  const effectId = useId();
  const { mutate, isPending, error } = useAssignReplacement();
  const { name, isAssigned, status, version } = replacement;
  return (
    <div className="mt-1">
      <p className="font-semibold">{textOf(replacement)}</p>
      {name !== null && !isAssigned && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            once
            busy={isPending}
            aria-describedby={effectId}
            onClick={() => mutate({ orderId, beautician: name, version })}
          >
            {replacementCopy.assign(name)}
          </Button>
          <span id={effectId} className="text-sm">
            {assignmentEffectText(status)}
          </span>
        </div>
      )}
      {error && !isPending && !isAssigned && (
        <p className="mt-1 font-semibold">{errorText(error) ?? alertsCopy.failed}</p>
      )}
    </div>
  );
}

function AlertCard({ alert }: { alert: Alert }) {
  const { kind, beautician, reason, visit, replacement } = alert;
  const advice = copy.advice(kind);
  const Icon = icons[kind];
  return (
    <li
      data-alert={kind}
      className={cx(
        'flex flex-col gap-3 rounded-card border p-4 shadow-soft lg:flex-row lg:items-center lg:gap-5',
        kind === 'help'
          ? 'border-brick-700 bg-brick-600 text-white'
          : 'border-haldi-500 bg-haldi-200 text-plum-950',
      )}
    >
      <div className="flex min-w-0 grow items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0 wrap-anywhere">
          <p className="text-lg leading-snug font-semibold">{copy.title(kind, beautician.name)}</p>
          {reason !== '' && <p className="font-semibold">{copy.words(reason)}</p>}
          <AlertDetails alert={alert} />
          {replacement && visit && (
            <ReplacementBeauticianRow orderId={visit._id} replacement={replacement} />
          )}
          {advice !== undefined && <p className="mt-0.5 text-sm">{advice}</p>}
        </div>
      </div>
      <AlertActions alert={alert} />
    </li>
  );
}

const listStyle = 'mx-auto max-w-300 space-y-3 px-4 pt-4 lg:px-8 lg:pt-5';

type AlertListProps = { alerts: readonly Alert[]; label: string; className?: string };

function AlertList({ alerts, label, className }: AlertListProps) {
  if (alerts.length === 0) return null;
  return (
    <ul aria-label={label} className={cx(listStyle, className)}>
      {alerts.map((alert) => (
        <AlertCard key={alert._id} alert={alert} />
      ))}
    </ul>
  );
}

const isHelp = ({ kind }: Alert): boolean => kind === 'help';

/** Shown above every screen, on phones as one line. Requests for help come first and stay visible. */
export function AlertsBar({ alerts }: { alerts: DeskAlerts }) {
  if (alerts.alerts.length + alerts.bursts.length === 0) return null;
  const helpFirst = alerts.alerts.toSorted((a, b) => Number(isHelp(b)) - Number(isHelp(a)));
  const help = helpFirst.filter(isHelp);
  return (
    <div role="alert" className="contents">
      <CollapsibleAlerts alerts={helpFirst} bursts={alerts.bursts}>
        <AlertList label={copy.help} alerts={help} className="lg:sticky lg:top-0 lg:z-15" />
        <AlertList label={copy.label} alerts={helpFirst.slice(help.length)} />
        {alerts.bursts.length > 0 && (
          <ul aria-label={copy.bursts} className={listStyle}>
            {alerts.bursts.map((burst) => (
              <FirstVisitBurstCard key={burst._id} burst={burst} />
            ))}
          </ul>
        )}
      </CollapsibleAlerts>
    </div>
  );
}
