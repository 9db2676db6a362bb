import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type PageHeadingProps = {
  title: string;
  intro?: ReactNode;
  /** Shown above the title, e.g. a back button. */
  before?: ReactNode;
  actions?: ReactNode;
  /** Smaller, for staff screens. */
  compact?: boolean;
  className?: string;
};

export function PageHeading(props: PageHeadingProps) {
  const { title, intro, before, actions, compact = false, className } = props;
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-4', className)}>
      <div className="min-w-0">
        {before}
        <h1
          className={cx('text-plum-900', compact ? 'text-2xl lg:text-3xl' : 'text-3xl lg:text-4xl')}
        >
          {title}
        </h1>
        {intro && (
          <p className={cx('max-w-160 text-stone', compact ? 'mt-1' : 'mt-2 text-lg')}>{intro}</p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
