import { recipientFromDraft } from '@haldi/contract/checkout/visited-of';
import { isMehndiService } from '@haldi/contract/designs/mehndi';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';
import { useRequestedBeautician } from '../use-asked-for.ts';
import type { OrderReviewProps } from './last-step.tsx';

const LastStep = lazyWithPreload<OrderReviewProps>(async () => ({
  default: (await import('./last-step.tsx')).OrderReview,
}));

type LastStepSectionProps = Pick<
  OrderReviewProps,
  'items' | 'day' | 'slot' | 'minutes' | 'address' | 'visitingCharge' | 'chargeNote' | 'onChange'
>;

/** The last step on a page; its code is fetched when everything is chosen. */
export function OrderReviewSection(props: LastStepSectionProps) {
  const { note, design, visited } = useCheckoutDraft();
  const askedFor = useRequestedBeautician();
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <LastStep
        {...props}
        askedFor={askedFor?.name ?? null}
        design={props.items.some(isMehndiService) ? design : null}
        visited={recipientFromDraft(visited) ?? null}
        note={note}
        onNote={checkout.writeNote}
      />
    </Suspense>
  );
}
