import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { useUserId } from '../accounts/session-store.ts';
import { useGoBack } from '../lib/go-back.ts';
import { privatePage } from '../lib/seo.ts';
import { useCover } from '../lib/use-cover.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ordersCopy } from './copy.ts';
import { OrderList } from './order-list.tsx';
import { useOrderHistory } from './queries.ts';

export const meta = privatePage(ordersCopy.historyMeta);

/** Covers the whole screen, header and bottom bar included. */
export default function OrderHistory() {
  const cover = useRef<HTMLDivElement>(null);
  const query = useOrderHistory(useUserId());
  const goBack = useGoBack('/profile');
  useCover(cover);
  return (
    <div
      ref={cover}
      className="fixed inset-0 z-30 animate-rise overflow-y-auto overscroll-contain bg-ivory"
    >
      <div className="mx-auto max-w-page px-4 pt-4 pb-16 lg:px-5 lg:pt-10">
        <Button look="quiet" className="-ml-5" onClick={goBack}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {ordersCopy.back}
        </Button>
        <PageHeading title={ordersCopy.history} className="mt-2 mb-6" />
        <OrderList
          query={query}
          failed={ordersCopy.historyFailed}
          empty={ordersCopy.noHistory}
          emptyText={ordersCopy.noHistoryText}
        />
      </div>
    </div>
  );
}
