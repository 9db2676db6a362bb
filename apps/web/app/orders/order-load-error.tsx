import { useLocation } from 'react-router';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { isUnreachableError } from '../lib/error-text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ordersCopy } from './copy.ts';

type OrderLoadErrorProps = { error: unknown; onRetry: () => void };

/** Refusals and unreadable answers show "not found"; without an answer the fetch has failed. */
export function OrderLoadError({ error, onRetry }: OrderLoadErrorProps) {
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const isNotFound = !isUnreachableError(error);
  return (
    <div role="alert">
      <EmptyState
        picture={isNotFound ? '/pictures/empty/orders.svg' : '/pictures/empty/offline.svg'}
        title={isNotFound ? ordersCopy.notFound : ordersCopy.fetchFailed}
        text={
          isNotFound
            ? isSignedIn
              ? ordersCopy.notFoundText
              : ordersCopy.logInText
            : ordersCopy.fetchFailedText
        }
        action={
          isNotFound && !isSignedIn ? (
            <LinkButton to={`/contact/login?next=${encodeURIComponent(pathname)}`}>
              {ordersCopy.logIn}
            </LinkButton>
          ) : (
            <Button look="secondary" onClick={onRetry}>
              {ordersCopy.tryAgain}
            </Button>
          )
        }
      />
    </div>
  );
}
