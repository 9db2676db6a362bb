import { CouponField } from './coupon-field.tsx';
import { couponCode } from './coupon-store.ts';
import { useCartCoupon } from './use-cart-price.ts';

/** For the customer's own cart. */
export default function CartCoupon({ className = '' }: { className?: string }) {
  return (
    <CouponField
      coupon={useCartCoupon()}
      onApply={couponCode.set}
      onRemove={couponCode.clear}
      className={className}
    />
  );
}
