import { invalidCouponCode, parseCouponCode } from '@haldi/contract/orders/coupons/coupon-code';
import { discountLabel } from '@haldi/contract/orders/discounts/discount-amount';
import { CircleCheck, TicketPercent } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { couponCopy as copy } from '../copy.ts';
import { couponCode } from './coupon-store.ts';
import { type CouponState, useCartCoupon } from './queries.ts';

function Entry({ onApply }: { onApply: (code: string) => void }) {
  const [error, setError] = useState<string>();
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = parseCouponCode(String(new FormData(event.currentTarget).get('coupon')));
    if (code === undefined) setError(invalidCouponCode);
    else onApply(code);
  };
  return (
    <form onSubmit={apply} noValidate className="flex items-start gap-2">
      <TextField
        name="coupon"
        label={copy.field}
        hideLabel
        placeholder={copy.field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        autoFocus
        error={error}
        className="grow [&_input]:uppercase [&_input]:placeholder:normal-case"
      />
      <Button type="submit" look="secondary" className="min-h-12 shrink-0">
        {copy.apply}
      </Button>
    </form>
  );
}

type CouponFieldProps = {
  coupon: CouponState;
  onApply: (code: string) => void;
  onRemove: () => void;
  className: string;
};

export function CouponField({ coupon, onApply, onRemove, className }: CouponFieldProps) {
  const { code, discounts, refusal, isChecking } = coupon;
  const [discount] = discounts;
  const [isOpen, setIsOpen] = useState(false);
  const remove = code !== null && (
    <Button
      look="quiet"
      size="small"
      className="-my-1 -mr-3 shrink-0"
      aria-label={copy.removeOf(code)}
      onClick={() => {
        // A refused code is often a wrong one, so the next can be entered at once.
        setIsOpen(refusal !== undefined);
        onRemove();
      }}
    >
      {copy.remove}
    </Button>
  );
  return (
    <div className={className}>
      {code === null && isOpen && <Entry onApply={onApply} />}
      {code === null && !isOpen && (
        <Button look="quiet" size="small" className="-ml-3" onClick={() => setIsOpen(true)}>
          <TicketPercent aria-hidden="true" className="size-5" />
          {copy.open}
        </Button>
      )}
      <div aria-live="polite">
        {isChecking && <p className="text-stone">{copy.checking}</p>}
        {refusal !== undefined && (
          <Notice tone="bad">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 wrap-anywhere">{refusal}</p>
              {remove}
            </div>
          </Notice>
        )}
        {discount && refusal === undefined && (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf-600" />
            <span className="min-w-0 grow font-semibold wrap-anywhere">
              {copy.applied(discountLabel(discount))}
            </span>
            {remove}
          </p>
        )}
      </div>
    </div>
  );
}

/** For the customer's own cart. */
export function CartCoupon({ className }: { className: string }) {
  return (
    <CouponField
      coupon={useCartCoupon()}
      onApply={couponCode.set}
      onRemove={couponCode.clear}
      className={className}
    />
  );
}
