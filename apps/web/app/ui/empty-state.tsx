import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type EmptyStateProps = {
  picture?: string;
  title: string;
  text?: string;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ picture, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cx('mx-auto max-w-110 px-4 py-10 text-center', className)}>
      {picture && (
        <img src={picture} alt="" width={200} height={160} loading="lazy" className="mx-auto" />
      )}
      <p className="mt-4 font-display text-xl font-medium text-plum-900">{title}</p>
      {text && <p className="mt-2 text-stone">{text}</p>}
      {action && <div className="mt-6 flex justify-center">{action}</div>}
    </div>
  );
}
