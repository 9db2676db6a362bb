import { useCallback, useEffect, useRef, useState } from 'react';
import { createPrivatePageMeta } from '../../lib/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useAuth } from '../auth-store.tsx';
import { accountsCopy } from '../copy.ts';
import { visitAddressDraft } from '../visit-address-draft-store.ts';

export const meta = createPrivatePageMeta('Log out');

type State = 'busy' | 'done' | 'failed';
const titles: Record<State, string> = {
  busy: accountsCopy.loggingOut,
  done: accountsCopy.loggedOutTitle,
  failed: accountsCopy.logOutFailedTitle,
};

const texts: Record<State, string> = {
  busy: '',
  done: accountsCopy.loggedOutText,
  failed: accountsCopy.logOutFailedText,
};

export default function LogOutPage() {
  const { logOut, isLoading } = useAuth();
  const [state, setState] = useState<State>('busy');
  const hasStarted = useRef(false);
  const start = useCallback(() => {
    setState('busy');
    // The next user of this browser must not see the address.
    visitAddressDraft.forget();
    logOut().then(
      () => setState('done'),
      (error: unknown) => {
        console.warn('The session could not be ended', error);
        setState('failed');
      },
    );
  }, [logOut]);
  useEffect(() => {
    // A profile request that is still running would fail.
    if (isLoading || hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, [start, isLoading]);
  return (
    <div className="mx-auto max-w-140 px-5 py-14 text-center lg:py-24">
      <img
        src="/pictures/scenes/body-polishing.svg"
        alt=""
        width={320}
        height={240}
        className="mx-auto rounded-card"
      />
      <div role="status">
        <h1 className="mt-8 text-3xl text-plum-900 lg:text-4xl">{titles[state]}</h1>
        {texts[state] && <p className="mt-4 text-lg text-stone">{texts[state]}</p>}
      </div>
      {state !== 'busy' && (
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          {state === 'failed' ? (
            <Button onClick={start}>{accountsCopy.tryAgain}</Button>
          ) : (
            <LinkButton to="/contact/login">{accountsCopy.logIn}</LinkButton>
          )}
          <LinkButton to="/" look="secondary">
            {accountsCopy.toHome}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
