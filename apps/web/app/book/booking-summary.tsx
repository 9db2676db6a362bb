import type { Cart } from '@haldi/contract/checkout/cart';
import type { OrderAmounts, Reduction } from '@haldi/contract/orders/order-amounts';
import {
  OrderTotals,
  ServiceLineList,
  TotalAmount,
} from '../orders/shared/service-lines-and-totals.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { bookCopy } from './copy.ts';

type PageButton = {
  price: Pick<OrderAmounts, 'total' | 'due'> & { reductions: readonly Reduction[] };
  label: string;
  isBusy: boolean;
  onPress: () => void;
};

type SummaryProps = {
  items: Cart;
  visitingCharge: number;
  chargeNote: string | undefined;
  note: string | undefined;
  button: PageButton;
  className: string;
};

export function BookingSummary(props: SummaryProps) {
  const { items, visitingCharge, chargeNote, note, button, className } = props;
  return (
    <aside
      aria-label={bookCopy.yourBooking}
      className={cx(
        'rounded-card border border-sand bg-white shadow-soft lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-7rem)] lg:flex-col',
        className,
      )}
    >
      <h2 className="px-5 pt-5 text-xl text-plum-900">{bookCopy.yourBooking}</h2>
      {items.length === 0 ? (
        <p className="px-5 py-4 text-stone">{bookCopy.emptyBooking}</p>
      ) : (
        <ServiceLineList
          lines={items}
          keyOf={({ id }) => id}
          isShort
          className="mt-2 grow overflow-y-auto px-5 *:py-2"
        />
      )}
      <div className="border-t border-sand px-5 pt-4 pb-5">
        <OrderTotals
          visitingCharge={items.length > 0 ? visitingCharge : undefined}
          chargeNote={chargeNote}
          total={button.price.total}
          reductions={button.price.reductions}
        />
        {note && <p className="mt-3 text-sm text-stone">{note}</p>}
        <div className="mt-4 hidden lg:block">
          <Button size="large" className="w-full" busy={button.isBusy} onClick={button.onPress}>
            {button.label}
          </Button>
        </div>
      </div>
    </aside>
  );
}

export function BookingBottomBar({ price, label, isBusy, onPress }: PageButton) {
  return (
    <div className="page-bar fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t border-sand bg-white px-4 py-2.5 lg:hidden">
      <TotalAmount total={price.due} isReduced={price.reductions.length > 0} />
      <Button busy={isBusy} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
