import type { Alert, FirstVisitBurst } from '@haldi/contract/orders/desk/alerts/schema';
import { Bell, ChevronDown, Siren } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { alertsCopy as copy } from './copy.ts';

type CollapsibleAlertsProps = {
  /** The most urgent first. */
  alerts: readonly Alert[];
  bursts: readonly FirstVisitBurst[];
  children: ReactNode;
};

/** On phones one line that opens the alerts, because their cards would cover the first screen. */
export function CollapsibleAlerts({ alerts, bursts, children }: CollapsibleAlertsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const [first] = alerts;
  const isHelp = first?.kind === 'help';
  const Icon = isHelp ? Siren : Bell;
  const title = first
    ? copy.title(first.kind, first.beautician.name)
    : copy.burst.title(bursts[0]?.orders.length ?? 0);
  return (
    <div
      className={cx(
        'z-15 lg:contents',
        isHelp && 'sticky top-14 max-lg:max-h-[calc(100dvh-3.5rem)] max-lg:overflow-y-auto',
        isOpen && 'max-lg:bg-haldi-50 max-lg:pb-3',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
        className={cx(
          'sticky top-0 z-1 flex min-h-12 w-full items-center gap-3 px-4 py-1.5 text-left leading-tight font-semibold -outline-offset-3 lg:hidden',
          isHelp ? 'bg-brick-600 text-white outline-white!' : 'bg-haldi-200 text-plum-950',
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="line-clamp-2 grow wrap-anywhere">
          {copy.line(alerts.length + bursts.length, title)}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cx('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={list} className={cx('lg:contents', !isOpen && 'max-lg:hidden')}>
        {children}
      </div>
    </div>
  );
}
