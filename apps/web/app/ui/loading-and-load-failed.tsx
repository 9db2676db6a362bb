import { libCopy } from '../lib/copy.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from './button.tsx';
import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';
import { EmptyState } from './empty-state.tsx';
import { Skeleton } from './skeleton.tsx';

type LoadingProps = {
  text: string;
  /** Text for screen readers only. */
  isQuiet?: boolean;
  count?: number;
  shape?: string;
  className?: string;
};

export function Loading({ text, isQuiet = false, count = 4, shape, className }: LoadingProps) {
  return (
    <div role="status">
      <p className={isQuiet ? 'sr-only' : 'mb-4 text-lg text-stone'}>{text}</p>
      <div className={cx('grid gap-4', className)}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without a name, all alike
          <Skeleton key={place} className={cx('rounded-card!', shape ?? 'h-28')} />
        ))}
      </div>
    </div>
  );
}

type LoadFailedProps = { title: string; text?: string; onRetry: () => void };

export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const isOnline = useOnline();
  const reason = isOnline ? text : libCopy.noConnection;
  return (
    <div role="alert">
      <EmptyState
        picture="/pictures/empty/error.svg"
        title={title}
        {...(reason && { text: reason })}
        action={<Button onClick={onRetry}>{uiCopy.tryAgain}</Button>}
      />
    </div>
  );
}
