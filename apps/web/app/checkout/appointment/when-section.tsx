import { Suspense, useRef } from 'react';
import { useNear } from '../../lib/use-near.ts';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const WhenFields = lazyWithPreload(() => import('./when-fields.tsx'));

type WhenSectionProps = { minutes: number; isAsked: boolean };

/** Whoever has something to book goes on to the day; others may never come that far. */
export function WhenSection({ minutes, isAsked }: WhenSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useNear(place) || minutes > 0;
  const meanwhile = <Skeleton className="h-88 w-full md:max-w-84" />;
  return (
    <div ref={place}>
      {isWanted ? (
        <Suspense fallback={meanwhile}>
          <WhenFields minutes={minutes} isAsked={isAsked} />
        </Suspense>
      ) : (
        meanwhile
      )}
    </div>
  );
}
