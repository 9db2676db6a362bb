import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { Cart } from '@haldi/contract/checkout/cart';
import type { OrderedDesign } from '@haldi/contract/designs/ordered-design';
import { formatDayWithWeekday } from '@haldi/contract/kit/dates';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { AdvanceTerms } from '@haldi/contract/orders/agreed-terms';
import { moveAndCancelTermsLines } from '@haldi/contract/orders/move-and-cancel-terms-text';
import type { Recipient } from '@haldi/contract/orders/recipient';
import {
  payAfterVisitText,
  payRestAfterVisitText,
} from '@haldi/contract/payment-settings/payment-methods';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import {
  CalendarClock,
  CalendarX2,
  Flower2,
  House,
  type LucideIcon,
  ShoppingBag,
  UserRound,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AddressLines } from '../../accounts/shared/address-lines.tsx';
import { formatPhone } from '../../lib/phone.ts';
import { useNow } from '../../lib/use-now.ts';
import { visitForText } from '../../orders/shared/recipient-detail-row.tsx';
import { OrderTotals, ServiceLineList } from '../../orders/shared/service-lines-and-totals.tsx';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { CartCoupon } from '../coupon/coupon-field.tsx';
import { useCartCoupon, useCartPrice } from '../coupon/queries.ts';
import { termsForCart } from '../terms-for-cart.ts';
import { orderAgreementCopy } from './agreement-copy.ts';
import { orderReviewCopy } from './copy.ts';
import { visitTimeRangeText } from './visit-time-range.ts';

const link = (kind: 'terms' | 'refunds') => (
  <a href={`/${kind}`} target="_blank" rel="noopener" className={textLinkStyle()}>
    {orderAgreementCopy[kind]}
  </a>
);

/** Opens in a new tab, so that the checkout stays open. */
function Agreement() {
  return (
    <p className="mt-2 text-sm text-stone">
      {orderAgreementCopy.begin}
      {link('terms')}
      {orderAgreementCopy.and}
      {link('refunds')}.
    </p>
  );
}

type PartProps = {
  icon: LucideIcon;
  title: string;
  onChange?: (() => void) | undefined;
  children: ReactNode;
};

function Part({ icon: Icon, title, onChange, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex gap-3 py-3.5 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <h3 id={id} className="font-body text-sm leading-6 font-semibold text-plum-900">
            {title}
          </h3>
          {onChange && (
            <Button
              look="quiet"
              size="small"
              className="-my-1.5 -mr-3"
              aria-label={orderReviewCopy.changePart(title)}
              onClick={onChange}
            >
              {orderReviewCopy.change}
            </Button>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

export type OrderReviewProps = {
  items: Cart;
  day: string;
  slot: string;
  minutes: number;
  /** Shown below the time, for example if it is no longer available. */
  timeNotice?: ReactNode;
  /** Null: any available beautician. */
  askedFor: string | null;
  address: Address;
  /** Null: the customer. */
  recipient: Recipient | null;
  design?: OrderedDesign | null;
  visitingCharge: number;
  chargeNote?: string | undefined;
  note: string;
  onNote: (note: string) => void;
  onChange: Partial<Record<'services' | 'when' | 'who' | 'address', () => void>>;
};

/** From this length on the remaining characters are shown. */
const countedFrom = textLimits.note - 60;

type NoteFieldProps = { note: string; onChange: (note: string) => void };

function NoteField({ note, onChange }: NoteFieldProps) {
  const isLong = note.length >= countedFrom;
  return (
    <TextArea
      name="note"
      label={orderReviewCopy.note}
      placeholder={orderReviewCopy.notePlaceholder}
      rows={2}
      maxLength={textLimits.note}
      value={note}
      onChange={({ target }) => onChange(target.value)}
      {...(isLong && { hint: orderReviewCopy.noteLeft(textLimits.note - note.length) })}
    />
  );
}

type PaymentTextProps = {
  payments: Parameters<typeof payAfterVisitText>[0];
  advance: AdvanceTerms | undefined;
};

function PaymentText({ payments, advance }: PaymentTextProps) {
  if (!advance) return <p>{payAfterVisitText(payments)}</p>;
  return (
    <>
      <p className="font-semibold">{orderReviewCopy.advance(advance.amount, advance.minutes)}</p>
      <p>{payRestAfterVisitText(payments)}</p>
    </>
  );
}

export function OrderReview(props: OrderReviewProps) {
  const settings = useSettings();
  const { items, day, slot, minutes, askedFor, address, design, visitingCharge, onChange } = props;
  const price = useCartPrice(items, visitingCharge);
  const { discounts } = useCartCoupon();
  const terms = termsForCart(settings, { items, visitingCharge, discounts });
  const visit = { start: visitStart({ day, startMinute: parseTimeOfDay(slot) }), now: useNow() };
  return (
    <div className="grid md:grid-cols-2 md:gap-8">
      <div className="divide-y divide-sand">
        <Part icon={ShoppingBag} title={orderReviewCopy.services} onChange={onChange.services}>
          <ServiceLineList lines={items} keyOf={({ id }) => id} isShort className="*:py-0.5" />
        </Part>
        <Part icon={CalendarClock} title={orderReviewCopy.when} onChange={onChange.when}>
          <p>
            {formatDayWithWeekday(day)}
            <strong className="block font-semibold">{visitTimeRangeText(slot, minutes)}</strong>
          </p>
          {props.timeNotice}
        </Part>
        <Part icon={UserRound} title={orderReviewCopy.who} onChange={onChange.who}>
          <p>{askedFor === null ? orderReviewCopy.anyone : orderReviewCopy.askedFor(askedFor)}</p>
        </Part>
        <Part icon={House} title={orderReviewCopy.address} onChange={onChange.address}>
          {props.recipient && (
            <p className="font-semibold wrap-anywhere">
              {visitForText(props.recipient)},{' '}
              <span className="whitespace-nowrap tabular-nums">
                {formatPhone(props.recipient.phone)}
              </span>
            </p>
          )}
          <AddressLines address={address} />
        </Part>
      </div>
      <div className="divide-y divide-sand max-md:mt-3.5 max-md:border-t max-md:border-sand max-md:pt-3.5">
        {design && (
          <Part icon={Flower2} title={orderReviewCopy.design}>
            <p className="mt-1 flex items-center gap-3">
              <img
                src={design.image}
                alt=""
                width={48}
                height={48}
                className="size-12 rounded-field bg-haldi-100 object-cover"
              />
              {design.name}
            </p>
          </Part>
        )}
        <div className="py-4 first:pt-0">
          <NoteField note={props.note} onChange={props.onNote} />
        </div>
        <OrderTotals
          visitingCharge={visitingCharge}
          chargeNote={props.chargeNote}
          total={price.total}
          reductions={price.reductions}
          className="py-3.5"
        />
        <CartCoupon className="py-3" />
        <Part icon={Wallet} title={orderReviewCopy.payment}>
          <PaymentText payments={settings.payments} advance={terms.advance} />
        </Part>
        <Part icon={CalendarX2} title={orderReviewCopy.terms}>
          {moveAndCancelTermsLines(terms, visit).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Agreement />
        </Part>
      </div>
    </div>
  );
}
