import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';
import { HelpTip } from './help-tip.tsx';
import { Link } from './prefetching-links.tsx';

type StatCardProps = {
  label: string;
  value: string;
  icon: LucideIcon;
  /** What the figure counts. */
  help?: string;
  /** Makes the whole card a link. */
  to?: string;
  children?: ReactNode;
  className?: string;
};

export function StatCard(props: StatCardProps) {
  const { label, value, icon: Icon, help, to, children, className } = props;
  const content = (
    <>
      <p
        className={cx(
          'flex items-center justify-between gap-2 text-sm font-semibold text-stone',
          help && 'pr-6',
        )}
      >
        <span className="inline-flex items-center">
          <span className="first-letter:uppercase group-hover:underline">{label}</span>
          {to && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-plum-500" />}
        </span>
        <Icon
          aria-hidden="true"
          className={cx('size-5 shrink-0 text-plum-500', help && 'max-sm:hidden')}
        />
      </p>
      <p className="mt-1 font-display text-2xl font-semibold text-plum-900 tabular-nums">{value}</p>
      {children && <div className="mt-1 text-sm text-stone">{children}</div>}
    </>
  );
  return (
    <Card as="li" flush className={cx('relative flex', className)}>
      {to ? (
        <Link
          to={to}
          className="group flex min-w-0 grow flex-col rounded-card p-4 transition-colors hover:bg-haldi-50 lg:p-5"
        >
          {content}
        </Link>
      ) : (
        <div className="flex min-w-0 grow flex-col p-4 lg:p-5">{content}</div>
      )}
      {help && (
        <HelpTip
          label={uiCopy.about(label)}
          text={help}
          className="absolute! top-1 right-0 lg:top-2 lg:right-1"
        />
      )}
    </Card>
  );
}
