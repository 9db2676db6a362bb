import { Suspense } from 'react';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { OrderDocumentsProps } from './order-document-section.tsx';

const OrderDocumentSection = lazyWithPreload(() => import('./order-document-section.tsx'));

/** Links to a bill in messages lead here. */
export function OrderDocuments(props: OrderDocumentsProps) {
  return (
    props.documents.length > 0 && (
      <Suspense fallback={<Skeleton className="h-36" />}>
        <OrderDocumentSection {...props} />
      </Suspense>
    )
  );
}
