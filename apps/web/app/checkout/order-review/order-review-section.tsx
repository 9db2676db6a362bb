import { recipientFromDraft } from '@haldi/contract/checkout/recipient-from-draft';
import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';
import { useRequestedBeautician } from '../use-requested-beautician.ts';
import type { OrderReviewProps } from './order-review.tsx';

const LastStep = lazyWithPreload<OrderReviewProps>(async () => ({
  default: (await import('./order-review.tsx')).OrderReview,
}));

type OrderReviewSectionProps = Pick<
  OrderReviewProps,
  'items' | 'day' | 'slot' | 'minutes' | 'address' | 'visitingCharge' | 'chargeNote' | 'onChange'
>;

export function OrderReviewSection(props: OrderReviewSectionProps) {
  const { note, design, recipient } = useCheckoutDraft();
  const askedFor = useRequestedBeautician();
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <LastStep
        {...props}
        askedFor={askedFor?.name ?? null}
        design={props.items.some(isMehndiService) ? design : null}
        recipient={recipientFromDraft(recipient) ?? null}
        note={note}
        onNote={checkout.writeNote}
      />
    </Suspense>
  );
}
