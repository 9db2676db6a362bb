import { libCopy } from '../lib/copy.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from './button.tsx';
import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';
import { EmptyState } from './empty-state.tsx';
import { Skeleton } from './skeleton.tsx';

type LoadingProps = {
  text: string;
  /** The word is read out only: the shapes say it to whoever sees them. */
  isQuiet?: boolean;
  /** What is on its way, drawn: how many shapes, the form of each, and how they stand. */
  count?: number;
  shape?: string;
  className?: string;
};

/** What stands where something is on its way: the word, and the shape of what will come. */
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

/** What stands where something did not come: never what stands where there is nothing. */
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
