import { useAuth } from '../accounts/auth-store.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { bookingCopy } from './copy.ts';
import { useLogInDuringCheckout } from './use-log-in-during-checkout.ts';

export function AccountRequired() {
  const { isSignedIn, isLoading, reload } = useAuth();
  const logIn = useLogInDuringCheckout();
  if (isLoading) {
    return (
      <p role="status" className="flex items-center gap-3 text-stone">
        <Spinner />
        {bookingCopy.userLoading}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="min-w-60 grow basis-0 text-stone">
        {isSignedIn ? bookingCopy.userFailed : bookingCopy.logInText}
      </p>
      {isSignedIn ? (
        <Button look="secondary" onClick={reload}>
          {bookingCopy.tryAgain}
        </Button>
      ) : (
        <Button onClick={logIn}>{bookingCopy.logIn}</Button>
      )}
    </div>
  );
}
