import { exchangeOidcSession } from '@haldi/contract/accounts/log-in/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError, call } from '../../lib/call.ts';
import { createPrivateMeta } from '../../lib/seo.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { AuthPage } from './auth-page.tsx';
import { hasMissingDetails, MissingDetailsForm } from './missing-details-form.tsx';
import { pageAfterLogIn, useNextPage, withNextPage } from './next-page.ts';

export const meta = createPrivateMeta('Logging in');

type State = 'arriving' | 'arrived' | 'refused' | 'unreachable';

/** The identity provider login ends here: exchanges the cookie for a session with a token. */
export default function AuthSuccessPage() {
  const { signIn, user, isLoading } = useAuth();
  const navigate = useNavigate();
  const next = useNextPage();
  const [state, setState] = useState<State>('arriving');
  const hasBegun = useRef(false);
  const pickUp = async (): Promise<void> => {
    setState('arriving');
    try {
      signIn(await call(exchangeOidcSession, {}));
      setState('arrived');
    } catch (error) {
      setState(error instanceof CallError ? 'refused' : 'unreachable');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as an older session is known or gone
  useEffect(() => {
    if (isLoading || hasBegun.current) return;
    hasBegun.current = true;
    void pickUp();
  }, [isLoading]);

  const target = user && pageAfterLogIn(next, user);
  // After a reload there is nothing to exchange, but the user is signed in already.
  const isDone = user !== null && (state === 'arrived' || state === 'refused');
  const asks = isDone && hasMissingDetails(user) && !user.isAdmin;
  useEffect(() => {
    if (isDone && !asks && target) void navigate(target, { replace: true });
  }, [isDone, asks, target, navigate]);

  if (asks && target) {
    return (
      <MissingDetailsForm user={user} onDone={() => void navigate(target, { replace: true })} />
    );
  }
  const isDown = state === 'unreachable';
  if (isDown || (state === 'refused' && !user)) {
    return (
      <AuthPage
        title={isDown ? accountsCopy.unreachableTitle : accountsCopy.arrivalFailedTitle}
        intro={isDown ? accountsCopy.unreachableText : accountsCopy.arrivalFailedText}
      >
        <p className="mt-6 flex flex-wrap gap-3">
          {isDown && <Button onClick={() => void pickUp()}>{accountsCopy.tryAgain}</Button>}
          <LinkButton
            to={withNextPage('/contact/login', next)}
            look={isDown ? 'secondary' : 'primary'}
          >
            {accountsCopy.logIn}
          </LinkButton>
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={accountsCopy.arriving}>
      <p className="mt-6 text-plum-600">
        <Spinner className="size-8" />
      </p>
    </AuthPage>
  );
}
