import { visitedOf } from '@haldi/contract/checkout/visited-of';
import { isMehndi } from '@haldi/contract/designs/mehndi';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';
import { useAskedFor } from '../use-asked-for.ts';
import type { LastStepProps } from './last-step.tsx';

const LastStep = lazyWithPreload<LastStepProps>(async () => ({
  default: (await import('./last-step.tsx')).LastStep,
}));

type LastStepSectionProps = Pick<
  LastStepProps,
  'items' | 'day' | 'slot' | 'minutes' | 'address' | 'visitingCharge' | 'chargeNote' | 'onChange'
>;

/** The last step on a page; its code is fetched when everything is chosen. */
export function LastStepSection(props: LastStepSectionProps) {
  const { note, design, visited } = useCheckoutDraft();
  const askedFor = useAskedFor();
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <LastStep
        {...props}
        askedFor={askedFor?.name ?? null}
        design={props.items.some(isMehndi) ? design : null}
        visited={visitedOf(visited) ?? null}
        note={note}
        onNote={checkout.writeNote}
      />
    </Suspense>
  );
}
