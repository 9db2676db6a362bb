import { type ComponentProps, Suspense } from 'react';
import type LoadedPart from '../complaints/shared/customer-complaint.tsx';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';

const CustomerComplaint = lazyWithPreload(
  () => import('../complaints/shared/customer-complaint.tsx'),
);

/** Loaded after the page itself. */
export function ComplaintOfOrder(props: ComponentProps<typeof LoadedPart>) {
  return (
    <Suspense fallback={null}>
      <CustomerComplaint {...props} />
    </Suspense>
  );
}
