import type { Cart } from '@haldi/contract/checkout/cart';
import { useCart } from '../cart/cart-store.ts';
import { type CartPrice, cartPrice } from './cart-price.ts';
import { useCouponCode } from './coupon-store.ts';
import { type CouponState, useCouponCheck } from './queries.ts';

export const useCartCoupon = (): CouponState => useCouponCheck(useCouponCode(), useCart());

export const useCartPrice = (items: Cart, visitingCharge: number): CartPrice =>
  cartPrice(items, visitingCharge, useCartCoupon());
