import { parseCouponCode } from '@haldi/contract/orders/coupons/coupon-code';
import { createStoredStore, useStore } from '../../lib/store.ts';

const readCode = (text: string | null): string | null => parseCouponCode(text ?? '') ?? null;

const stored = createStoredStore<string | null>({
  key: 'coupon',
  read: readCode,
  write: (code) => code,
});

/** The coupon that was entered or came with a link; kept with the cart. */
export const couponCode = {
  get: stored.get,
  /** Text without a valid code changes nothing. */
  set: (text: string | null): void => {
    const code = readCode(text);
    if (code !== null) stored.update(() => code);
  },
  clear: (): void => stored.update(() => null),
};

export const useCouponCode = (): string | null => useStore(stored);
