import { isOpenStatus, type OrderStatus } from '@haldi/contract/orders/status';
import { type ComponentProps, Suspense } from 'react';
import type LoadedPart from '../inbox/shared/messages-section.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const MessagesSection = lazyWithPreload(() => import('../inbox/shared/messages-section.tsx'));

type MessagesToCustomerProps = Pick<ComponentProps<typeof LoadedPart>, 'of'> & {
  status: OrderStatus;
};

/** Loaded after the page itself. */
export function MessagesToCustomer({ of, status }: MessagesToCustomerProps) {
  return (
    <Suspense fallback={<Skeleton className="h-48 rounded-card!" />}>
      <MessagesSection of={of} isOpen={isOpenStatus(status)} />
    </Suspense>
  );
}
