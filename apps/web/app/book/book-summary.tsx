import type { Cart } from '@haldi/contract/checkout/cart';
import { orderTotal } from '@haldi/contract/orders/total';
import { ServiceLines, TotalAmount, Totals } from '../orders/shared/bill.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { bookCopy } from './copy.ts';

type PageButton = {
  total: number;
  /** What is missing, or that it orders. */
  label: string;
  isBusy: boolean;
  onPress: () => void;
};

type SummaryProps = {
  items: Cart;
  visitingCharge: number;
  /** Stands small under the charge. */
  chargeNote: string | undefined;
  /** Why it cannot be ordered as it is. */
  note: string | undefined;
  button: PageButton;
  className: string;
};

/** Nobody comes for nothing: without services there is no visit to charge for. */
const totalOf = (items: Cart, visitingCharge: number): number =>
  items.length === 0 ? 0 : orderTotal(items, visitingCharge);

/** What has been chosen and what it comes to; wide screens keep it in sight with the button. */
export function BookSummary(props: SummaryProps) {
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
        <p className="px-5 py-4 text-stone">{bookCopy.nothingChosen}</p>
      ) : (
        <ServiceLines
          lines={items}
          keyOf={({ id }) => id}
          isShort
          className="mt-2 grow overflow-y-auto px-5 *:py-2"
        />
      )}
      <div className="border-t border-sand px-5 pt-4 pb-5">
        <Totals
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

/** Phones: the running total and the button, in reach of the thumb. */
export function BookBar({ total, label, isBusy, onPress }: PageButton) {
  return (
    <div className="page-bar fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t border-sand bg-white px-4 py-2.5 lg:hidden">
      <TotalAmount total={total} />
      <Button busy={isBusy} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
