import { Suspense, useRef } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountRequired } from '../account-required.tsx';
import type { VisitAddressControl } from './use-visit-address.ts';

const VisitAddressEditor = lazyWithPreload<{ control: VisitAddressControl }>(
  () => import('./visit-address-editor.tsx'),
);

type AddressSectionProps = {
  control: VisitAddressControl;
  /** Loads the form once there is something to book. */
  isWanted: boolean;
  visitorText: string;
  logInText: string;
  onLogIn: () => void;
};

export function AddressSection(props: AddressSectionProps) {
  const { control, visitorText, logInText, onLogIn } = props;
  const { isSignedIn, user } = useAuth();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  if (isSignedIn && !user) return <AccountRequired />;
  const fallback = <Skeleton className="h-40 w-full" />;
  return (
    <div ref={place}>
      {!isSignedIn && (
        <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="min-w-60 grow basis-0 text-stone">{visitorText}</p>
          <Button look="secondary" size="small" onClick={onLogIn}>
            {logInText}
          </Button>
        </div>
      )}
      {isNear || props.isWanted ? (
        <Suspense fallback={fallback}>
          <VisitAddressEditor control={control} />
        </Suspense>
      ) : (
        fallback
      )}
    </div>
  );
}
