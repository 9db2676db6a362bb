import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';

type StatCardProps = {
  label: string;
  value: string;
  icon: LucideIcon;
  /** A line or two under the figure. */
  children?: ReactNode;
  className?: string;
};

/** One figure with its name; the cards of a row share one height. */
export function StatCard({ label, value, icon: Icon, children, className }: StatCardProps) {
  return (
    <Card as="li" className={cx('flex flex-col p-4 lg:p-5', className)}>
      <p className="flex items-center justify-between gap-2 text-sm font-semibold text-stone">
        <span className="first-letter:uppercase">{label}</span>
        <Icon aria-hidden="true" className="size-5 shrink-0 text-plum-500" />
      </p>
      <p className="mt-1 font-display text-2xl font-semibold text-plum-900 tabular-nums">{value}</p>
      {children && <div className="mt-1 text-sm text-stone">{children}</div>}
    </Card>
  );
}
