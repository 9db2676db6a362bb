import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';
import { Link } from './link.tsx';

type StatCardProps = {
  label: string;
  value: string;
  icon: LucideIcon;
  /** Makes the whole card a link. */
  to?: string;
  children?: ReactNode;
  className?: string;
};

export function StatCard({ label, value, icon: Icon, to, children, className }: StatCardProps) {
  const content = (
    <>
      <p className="flex items-center justify-between gap-2 text-sm font-semibold text-stone">
        <span className="inline-flex items-center">
          <span className="first-letter:uppercase group-hover:underline">{label}</span>
          {to && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-plum-500" />}
        </span>
        <Icon aria-hidden="true" className="size-5 shrink-0 text-plum-500" />
      </p>
      <p className="mt-1 font-display text-2xl font-semibold text-plum-900 tabular-nums">{value}</p>
      {children && <div className="mt-1 text-sm text-stone">{children}</div>}
    </>
  );
  if (!to) {
    return (
      <Card as="li" className={cx('flex flex-col p-4 lg:p-5', className)}>
        {content}
      </Card>
    );
  }
  return (
    <Card as="li" flush className={cx('flex', className)}>
      <Link
        to={to}
        className="group flex min-w-0 grow flex-col rounded-card p-4 transition-colors hover:bg-haldi-50 lg:p-5"
      >
        {content}
      </Link>
    </Card>
  );
}
