import { Button } from './button.tsx';
import { uiCopy } from './copy.ts';
import { EmptyState } from './empty-state.tsx';
import { Spinner } from './spinner.tsx';

/** What stands where something is on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-stone">
      <Spinner />
      {text}
    </p>
  );
}

/** What stands where something did not come. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <EmptyState
      picture="/pictures/empty/error.svg"
      title={title}
      action={<Button onClick={onRetry}>{uiCopy.tryAgain}</Button>}
    />
  );
}
