import { ArrowLeft } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useUserId } from '../accounts/session-store.ts';
import { createPrivatePageMeta } from '../lib/page-meta.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ordersCopy } from './copy.ts';
import { OrderList } from './order-list.tsx';
import { useOrderHistory } from './queries.ts';

/** For an overlay that covers the window: makes everything else inert, except the toasts. */
const useInertBackground = (cover: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const main = cover.current?.closest('main');
    const behind = [...(main?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element !== main &&
        !element.matches('script, section, [aria-live]'),
    );
    for (const element of behind) element.inert = true;
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      for (const element of behind) element.inert = false;
      document.documentElement.classList.remove('overflow-hidden');
    };
  }, [cover]);
};

export const meta = createPrivatePageMeta(ordersCopy.historyMeta);

export default function OrderHistory() {
  const cover = useRef<HTMLDivElement>(null);
  const query = useOrderHistory(useUserId());
  const goBack = useGoBack('/profile');
  useInertBackground(cover);
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
