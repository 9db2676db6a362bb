import { applyCartChanges } from '@haldi/contract/checkout/compare-cart-with-catalogue';
import type { Terms } from '@haldi/contract/orders/agreed-terms';
import { moveAndCancelTermsLines } from '@haldi/contract/orders/move-and-cancel-terms-text';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { CircleAlert, MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { orderLabels } from '../orders/shared/copy.ts';
import { useSettings } from '../settings/queries.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { NearestTimeSuggestion } from './appointment/nearest-time-suggestion.tsx';
import { cart, useCart } from './cart/cart-store.ts';
import { bookingCopy } from './copy.ts';
import { couponCode } from './coupon/coupon-store.ts';
import { useCartPrice } from './coupon/queries.ts';
import { useAreaTermsForPincode } from './use-area-terms.ts';
import { useLogInDuringCheckout } from './use-log-in-during-checkout.ts';
import type { CheckoutControl, CheckoutProblem } from './use-place-order.ts';
import type { VisitDraft } from './visit-draft.ts';

type NoticeProps = { title: string; children: ReactNode; action?: ReactNode };

function Notice({ title, children, action }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className="flex scroll-m-5 gap-3 rounded-card border border-brick-600 bg-brick-100 p-4 outline-none"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick-600" />
      <div className="min-w-0 grow">
        <p className="font-semibold text-brick-700">{title}</p>
        <div className="mt-1">{children}</div>
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}

type ChangesProps = Omit<Extract<CheckoutProblem, { kind: 'changed' }>, 'kind'> & {
  onAccept: () => void;
};

function Changes({ changes, charge, pincode, onAccept }: ChangesProps) {
  const mended = applyCartChanges(useCart(), changes);
  const { visitingCharge } = useAreaTermsForPincode(pincode);
  const { due } = useCartPrice(mended, visitingCharge);
  const hasPrices = charge !== undefined || changes.some(({ kind }) => kind === 'price');
  const accept = (): void => {
    cart.mend(changes);
    if (mended.length > 0) onAccept();
  };
  return (
    <Notice
      title={hasPrices ? bookingCopy.changedTitle : bookingCopy.goneTitle}
      action={
        <Button onClick={accept}>
          {mended.length > 0 ? bookingCopy.accept(due) : bookingCopy.emptyCart}
        </Button>
      }
    >
      <ul>
        {changes.map((change) => (
          <li key={change.item.id} className="flex flex-wrap justify-between gap-x-4">
            <span>{change.item.name}</span>
            <span className="font-semibold tabular-nums">
              {change.kind === 'gone'
                ? bookingCopy.gone
                : bookingCopy.priceChange(change.item.price, change.price)}
            </span>
          </li>
        ))}
        {charge && (
          <li className="flex flex-wrap justify-between gap-x-4">
            <span>{orderLabels.visitingCharge}</span>
            <span className="font-semibold tabular-nums">
              {bookingCopy.priceChange(charge.before, charge.now)}
            </span>
          </li>
        )}
      </ul>
    </Notice>
  );
}

type NewTermsProps = { terms: Terms; pincode: string; onAccept: () => void };

function NewTerms({ terms, pincode, onAccept }: NewTermsProps) {
  const { visitingCharge } = useAreaTermsForPincode(pincode);
  const { due } = useCartPrice(useCart(), visitingCharge);
  return (
    <Notice
      title={bookingCopy.termsTitle}
      action={<Button onClick={onAccept}>{bookingCopy.accept(due)}</Button>}
    >
      {moveAndCancelTermsLines(terms).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

function AskOnWhatsapp() {
  const { whatsappNumber } = useSettings();
  return (
    <a
      href={whatsappLink(whatsappNumber, bookingCopy.askForMoreText)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('primary', 'medium')}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      {bookingCopy.askForMore}
    </a>
  );
}

type ProblemNoticeProps = {
  control: CheckoutControl;
  visit: VisitDraft;
  onAccept: () => void;
};

const isAboutTime = (code: string): boolean => code === 'SLOT_FULL' || code === 'SLOT_NOT_BOOKABLE';

export function OrderProblemNotice({ control, visit, onAccept }: ProblemNoticeProps) {
  const { problem } = control;
  const logIn = useLogInDuringCheckout();
  if (!problem) return null;
  if (problem.kind === 'changed') return <Changes {...problem} onAccept={onAccept} />;
  if (problem.kind === 'terms') {
    const pincode = visit.place?.pincode ?? '';
    return <NewTerms terms={problem.terms} pincode={pincode} onAccept={onAccept} />;
  }
  if (problem.kind === 'lost') {
    return <Notice title={bookingCopy.lostTitle}>{bookingCopy.lost}</Notice>;
  }
  if (problem.kind === 'exists') {
    const { order } = problem;
    return (
      <Notice
        title={bookingCopy.existsTitle}
        action={<Button onClick={() => control.seeOrder(order)}>{bookingCopy.seeOrder}</Button>}
      >
        {bookingCopy.exists(order.orderId, order.appointmentDate, order.appointmentSlot)}
      </Notice>
    );
  }
  return (
    <Notice
      title={bookingCopy.notPlaced}
      action={
        (problem.code === 'UNAUTHENTICATED' && (
          <Button onClick={logIn}>{bookingCopy.logIn}</Button>
        )) ||
        (problem.code === 'COUPON_REFUSED' && (
          <Button
            onClick={() => {
              couponCode.clear();
              onAccept();
            }}
          >
            {bookingCopy.withoutCoupon}
          </Button>
        )) ||
        (problem.code === 'TOO_MANY_OPEN_ORDERS' && <AskOnWhatsapp />)
      }
    >
      {problem.message}
      {isAboutTime(problem.code) && (
        <NearestTimeSuggestion visit={visit} onTake={control.clearProblem} />
      )}
    </Notice>
  );
}
