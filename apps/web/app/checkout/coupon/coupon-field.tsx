import { CouponCode } from '@haldi/contract/orders/coupons/coupon-code';
import { discountLabel } from '@haldi/contract/orders/discounts/discount-amount';
import { CircleCheck, TicketPercent } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { couponCopy as copy } from './copy.ts';
import type { CouponState } from './queries.ts';

type EntryProps = { onApply: (code: string) => void };

function Entry({ onApply }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  if (!isOpen) {
    return (
      <Button look="quiet" size="small" className="-ml-3" onClick={() => setIsOpen(true)}>
        <TicketPercent aria-hidden="true" className="size-5" />
        {copy.open}
      </Button>
    );
  }
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { data } = CouponCode.safeParse(new FormData(event.currentTarget).get('coupon'));
    if (data === undefined) setError(copy.invalid);
    else onApply(data);
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
        className="uppercase placeholder:normal-case"
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
  className?: string;
};

export function CouponField({ coupon, onApply, onRemove, className }: CouponFieldProps) {
  const { code, discounts, refusal, isChecking } = coupon;
  const [discount] = discounts;
  const remove = code !== null && (
    <Button
      look="quiet"
      size="small"
      className="-my-1 -mr-3 shrink-0"
      aria-label={copy.removeOf(code)}
      onClick={onRemove}
    >
      {copy.remove}
    </Button>
  );
  return (
    <div className={className}>
      {code === null && <Entry onApply={onApply} />}
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
