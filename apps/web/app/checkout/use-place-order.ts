import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { UserData } from '@haldi/contract/accounts/schema';
import type { Cart } from '@haldi/contract/checkout/cart';
import type { CartChange } from '@haldi/contract/checkout/compare-cart-with-catalogue';
import { cartChangesFromMismatch } from '@haldi/contract/checkout/compare-cart-with-catalogue';
import { recipientFromDraft } from '@haldi/contract/checkout/recipient-from-draft';
import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';
import type { CartMismatch } from '@haldi/contract/orders/order-error-details';
import type { Order } from '@haldi/contract/orders/schema';
import { orderWhatsappText, whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUserId } from '../accounts/session-store.ts';
import { cacheNewOrder, sendOrder } from '../orders/queries.ts';
import { refreshSettings, updateCachedSettings, useSettings } from '../settings/queries.ts';
import { toast } from '../ui/toast.ts';
import { areaTermsForPincode, settingsWithVisitingCharge } from './area-terms.ts';
import { refreshAvailability } from './availability-cache.ts';
import { cart, useCart } from './cart/cart-store.ts';
import { cartCopy } from './cart/copy.ts';
import { moveSecondVisitToCart } from './cart/split-cart-store.ts';
import { servicesOnSaleKey } from './cart/use-service-changes-in-cart.ts';
import { checkout } from './checkout-store.ts';
import { bookingCopy } from './copy.ts';
import { couponCode } from './coupon/coupon-store.ts';
import { type CouponState, couponKey, useCartCoupon } from './coupon/queries.ts';
import { type Booking, whatsappOrderFromBooking } from './order-request.ts';
import { type OrderOutcome, sendOrderWithRetries } from './send-order-with-retries.ts';
import { closeCheckoutSteps } from './step-navigation.ts';
import { setStepsLocked } from './steps-store.ts';
import { termsForCart } from './terms-for-cart.ts';

/** Returns false if the browser blocks the tab. */
const openTab = (address: string): boolean => {
  // With `noopener` the result is always null.
  const opened = window.open(address, '_blank');
  if (!opened) return false;
  try {
    opened.opener = null;
  } catch {
    // The browser has already cut the reference.
  }
  return true;
};

/** One that is known not to apply is not sent. It may have been removed since the last render. */
const couponToSend = ({ code, discounts, refusal }: CouponState) => {
  const isApplied = code !== null && code === couponCode.get() && refusal === undefined;
  return isApplied ? { coupon: code, discounts } : { coupon: null, discounts: [] };
};

export type CheckoutProblem =
  | Extract<OrderOutcome, { kind: 'exists' | 'terms' | 'refused' | 'lost' }>
  | {
      kind: 'changed';
      changes: CartChange[];
      pincode: string;
      charge?: { before: number; now: number };
    };

type Placed = Extract<OrderOutcome, { kind: 'placed' }>;

export type CheckoutControl = ReturnType<typeof usePlaceOrder>;

export const cartMatchesOrder = (cart: Cart, { services }: Pick<Order, 'services'>): boolean =>
  cart.length === services.length &&
  services.every(({ serviceId, quantity }) =>
    cart.some((item) => item._id === serviceId && item.quantity === quantity),
  );

/** On any failure the input stays on the screen. */
export const usePlaceOrder = () => {
  const settings = useSettings();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const currentItems = useCart();
  const coupon = useCartCoupon();
  const [shownProblem, setShownProblem] = useState<{
    problem: CheckoutProblem;
    items: Cart;
  } | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  const isBusy = useRef(false);

  const owner = useUserId();
  useEffect(() => {
    if (owner !== null) checkout.bindToUser(owner);
  }, [owner]);

  const openTrackingPage = (userId: string, orderId: number, state: object = {}): void => {
    closeCheckoutSteps();
    navigate(`/track-order/${userId}/${orderId}`, { state });
  };
  /** Removes the ordered services; a saved second visit moves into the cart. */
  const clearOrderedCart = ({ design }: Pick<Booking, 'design'>): void => {
    const unused = design ? null : checkout.get().design;
    cart.clear();
    couponCode.clear();
    const hasNext = moveSecondVisitToCart();
    if (hasNext) toast.success(cartCopy.secondInCart);
    checkout.finish({ hasNext, design: unused });
  };
  const onPlaced = (booking: Booking, { orderId, order }: Placed): void => {
    toast.success(bookingCopy.placed);
    clearOrderedCart(booking);
    const text = orderWhatsappText(order ?? whatsappOrderFromBooking(orderId, booking));
    const isOpened = openTab(whatsappLink(settings.whatsappNumber, text));
    if (order) cacheNewOrder(queries, order);
    void refreshAvailability(queries);
    openTrackingPage(booking.customer._id, orderId, { isWhatsappBlocked: !isOpened });
  };
  const cartChangedProblem = (
    { address, visitingCharge }: Booking,
    mismatch: CartMismatch,
  ): CheckoutProblem => {
    const changed = {
      kind: 'changed',
      changes: cartChangesFromMismatch(cart.get(), mismatch),
      pincode: address.pincode,
    } as const;
    const now = mismatch.visitingCharge;
    if (now === undefined) return changed;
    updateCachedSettings(queries, (known) =>
      settingsWithVisitingCharge(known, address.pincode, now),
    );
    return { ...changed, charge: { before: visitingCharge, now } };
  };
  const showProblem = (
    booking: Booking,
    outcome: Exclude<OrderOutcome, { kind: 'placed' }>,
  ): void => {
    toast.error(bookingCopy.failed);
    const problem =
      outcome.kind === 'changed' ? cartChangedProblem(booking, outcome.mismatch) : outcome;
    setShownProblem({ problem, items: booking.items });
    if (outcome.kind === 'terms') {
      // The advance depends on the order; its rules are fetched again.
      const { advance: _, ...terms } = outcome.terms;
      updateCachedSettings(queries, (known) => ({ ...known, terms }));
    }
    // Charges, terms, days or areas may have changed.
    if (outcome.kind !== 'exists' && outcome.kind !== 'lost') void refreshSettings(queries);
    void refreshAvailability(queries);
    void queries.invalidateQueries({ queryKey: servicesOnSaleKey });
    void queries.invalidateQueries({ queryKey: couponKey });
  };

  // A refusal does not apply to a changed cart.
  const isOutdated =
    shownProblem?.problem.kind === 'refused' && shownProblem.items !== currentItems;
  return {
    problem: shownProblem && !isOutdated ? shownProblem.problem : null,
    isPlacing,
    clearProblem: (): void => setShownProblem(null),
    place: async (customer: UserData, address: Address): Promise<void> => {
      const { day, slot, askedFor, note, design, recipient: typed } = checkout.get();
      const recipient = recipientFromDraft(typed);
      if (isBusy.current || day === null || slot === null || recipient === undefined) return;
      isBusy.current = true;
      setIsPlacing(true);
      setStepsLocked(true);
      setShownProblem(null);
      const items = cart.get();
      const { visitingCharge } = areaTermsForPincode(address.pincode, items, settings);
      const applied = couponToSend(coupon);
      const { discounts } = applied;
      const booking: Booking = {
        ...{ customer, address, items, day, slot, recipient, visitingCharge },
        terms: termsForCart(settings, { items, visitingCharge, discounts }),
        note: note.trim(),
        design: items.some(isMehndiService) ? design : null,
        ...applied,
        ...(askedFor?.userId === customer._id && { askedFor }),
      };
      const outcome = await sendOrderWithRetries(booking, sendOrder);
      isBusy.current = false;
      setStepsLocked(false);
      setIsPlacing(false);
      if (outcome.kind === 'placed') onPlaced(booking, outcome);
      else showProblem(booking, outcome);
    },
    /** Empties the cart only if it matches the order. */
    seeOrder: (order: Order): void => {
      if (cartMatchesOrder(cart.get(), order)) clearOrderedCart(order);
      else checkout.finish({ hasNext: true, design: checkout.get().design });
      cacheNewOrder(queries, order);
      openTrackingPage(order.userId, order.orderId);
    },
  };
};
