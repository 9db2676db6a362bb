import type { Cart } from '@haldi/contract/checkout/cart';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import { BillTotals, ServiceLines, TotalAmount } from '../orders/shared/bill.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { bookCopy } from './copy.ts';

type PageButton = {
  total: number;
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

/** Without services there is no visiting charge. */
const totalOf = (items: Cart, visitingCharge: number): number =>
  items.length === 0 ? 0 : orderAmounts({ services: items, visitingCharge }).total;

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
        <ServiceLines
          lines={items}
          keyOf={({ id }) => id}
          isShort
          className="mt-2 grow overflow-y-auto px-5 *:py-2"
        />
      )}
      <div className="border-t border-sand px-5 pt-4 pb-5">
        <BillTotals
          visitingCharge={items.length > 0 ? visitingCharge : undefined}
          chargeNote={chargeNote}
          total={totalOf(items, visitingCharge)}
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

export function BookingBottomBar({ total, label, isBusy, onPress }: PageButton) {
  return (
    <div className="page-bar fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t border-sand bg-white px-4 py-2.5 lg:hidden">
      <TotalAmount total={total} />
      <Button busy={isBusy} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
