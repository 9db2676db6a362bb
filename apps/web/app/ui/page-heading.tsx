import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type PageHeadingProps = {
  title: string;
  /** A sentence under it. */
  intro?: ReactNode;
  /** Stands before the title, such as a back button. */
  before?: ReactNode;
  /** Stands at the right on wide screens, below on narrow ones. */
  actions?: ReactNode;
  className?: string;
};

export function PageHeading({ title, intro, before, actions, className }: PageHeadingProps) {
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-4', className)}>
      <div className="min-w-0">
        {before}
        <h1 className="text-3xl text-plum-900 lg:text-4xl">{title}</h1>
        {intro && <p className="mt-2 max-w-160 text-lg text-stone">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
