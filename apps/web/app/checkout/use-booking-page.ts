import { hasStartedAddress } from '@haldi/contract/accounts/visit-address-draft';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../accounts/auth-store.tsx';
import { isSlotUnavailable } from '../schedule/shared/availability/slot-availability.ts';
import { useVisitAddress } from './address/use-visit-address.ts';
import { useBookingSlots } from './appointment/queries.ts';
import { cart, useCart } from './cart/cart-store.ts';
import { rememberCartAndGetLogInPath } from './cart/reopen-cart-after-login-store.ts';
import { useCartBookingProblem } from './cart/use-cart-booking-problem.ts';
import { useServiceChangesInCart } from './cart/use-service-changes-in-cart.ts';
import { useCheckoutDraft } from './checkout-store.ts';
import { firstMissingForBooking, type MissingForBooking } from './missing-for-booking.ts';
import { useAreaTermsForPincode } from './use-area-terms.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useRequestedBeautician } from './use-requested-beautician.ts';
import { toVisitDraft } from './visit-draft.ts';

/** Scrolls smoothly and moves focus there. */
const scrollAndFocus = (part: HTMLElement, first: HTMLElement = part): void => {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth', block: 'start' });
  first.focus({ preventScroll: true });
};

export const bookingSectionIds = {
  services: 'services',
  visits: 'visits',
  when: 'when',
  address: 'address',
  lastStep: 'last-step',
} as const;

const sectionTitleId = (id: string): string => `${id}-title`;

type Section = keyof typeof bookingSectionIds;

/** `first`: the element to focus, by default the heading. */
const scrollToSection = (section: Section, first = 'h2'): void => {
  const part = document.getElementById(bookingSectionIds[section]);
  if (part) scrollAndFocus(part, part.querySelector<HTMLElement>(first) ?? part);
};

const focusTime = (): void => {
  const part = document.getElementById(bookingSectionIds.when);
  const field = part?.querySelector<HTMLElement>('[role=combobox]');
  if (field) scrollAndFocus(field);
};

/**
 * The picker closes when the customer continues or selects a day or time; `below` stays at the same
 * position on the screen.
 */
const useServicePickerState = (below: string) => {
  const items = useCart();
  const { day, slot } = useCheckoutDraft();
  const [isPicking, setIsPicking] = useState(false);
  const topBefore = useRef<number>(undefined);
  const topOf = (): number => document.getElementById(below)?.getBoundingClientRect().top ?? 0;
  const closePicker = (): void => {
    if (!isPicking) return;
    topBefore.current = topOf();
    setIsPicking(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cart triggers it
  useEffect(() => {
    // Read from the store: during hydration every cart looks empty.
    if (cart.get().length === 0) setIsPicking(true);
  }, [items]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selected day or time triggers it
  useEffect(() => {
    if (cart.get().length > 0) closePicker();
  }, [day, slot]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing triggers it
  useLayoutEffect(() => {
    if (topBefore.current !== undefined)
      window.scrollBy({ top: topOf() - topBefore.current, behavior: 'instant' });
    topBefore.current = undefined;
  }, [isPicking]);
  return {
    isPicking: isPicking || items.length === 0,
    openPicker: (): void => setIsPicking(true),
    closePicker,
  };
};

/** The page has one button: it leads to the next missing step or places the order. */
export const useBookingPage = () => {
  const items = useCart();
  const { user, isSignedIn, isLoading } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const control = usePlaceOrder();
  const picking = useServicePickerState(bookingSectionIds.when);
  const address = useVisitAddress();
  const { day, slot } = useCheckoutDraft();
  const visit = toVisitDraft(items, address.place, useRequestedBeautician());
  const terms = useAreaTermsForPincode(address.place?.pincode);
  const slots = useBookingSlots(day, visit);
  const hasProblem = useCartBookingProblem() !== undefined;
  const hasChanges = useServiceChangesInCart().length > 0;
  const [isSaving, setIsSaving] = useState(false);
  const isUserKnown = !isSignedIn || user !== null || !isLoading;
  const missingStep = firstMissingForBooking({
    ...{ hasChanges, terms, day, slot, isSignedIn },
    hasServices: items.length > 0,
    isOneVisit: !hasProblem,
    isSlotUnavailable: isSlotUnavailable(slot, slots.data),
    // A loading profile counts as complete, so that the button text does not change.
    hasAddress: address.address !== null || !isUserKnown,
    hasPerson: address.person.recipient !== undefined,
    hasNumber: address.isNumberGiven,
  });

  /** After log-in the customer returns to this section. */
  const logIn = (logInAt: string, section: Section): void => {
    const back = `${pathname}${search}#${sectionTitleId(bookingSectionIds[section])}`;
    void navigate(rememberCartAndGetLogInPath(logInAt, back));
  };
  const focusAddress = (): void => {
    const { entered, form } = address;
    scrollToSection('address', 'input');
    // Shows the errors of an address that was started.
    if (entered && hasStartedAddress(entered)) void form.current?.submit();
  };
  const goTo: Record<MissingForBooking, () => void> = {
    services: () => scrollToSection('services'),
    changes: () => scrollToSection('services'),
    visits: () => scrollToSection('visits'),
    more: () => {
      flushSync(picking.openPicker);
      scrollToSection('services');
    },
    pincode: () => scrollToSection('when', 'input'),
    outside: () =>
      address.isPincodeAsked && !address.entered
        ? scrollToSection('when', 'input')
        : focusAddress(),
    day: () => {
      flushSync(picking.closePicker);
      scrollToSection('when');
    },
    time: focusTime,
    otherTime: focusTime,
    address: focusAddress,
    person: () => {
      scrollToSection('address', '[name=recipientName]');
      address.person.check();
    },
    number: focusAddress,
    logIn: () => logIn('/profile', 'lastStep'),
  };
  const { clearProblem } = control;
  const addressKey = JSON.stringify(address.address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is about one time and place
  useEffect(() => clearProblem(), [day, slot, addressKey]);
  const send = async (): Promise<void> => {
    setIsSaving(true);
    const where = await address.confirm();
    setIsSaving(false);
    if (!where) return scrollToSection('address');
    if (user) await control.place(user, where);
  };
  const confirm = async (): Promise<void> => (missingStep === null ? send() : goTo[missingStep]());
  return {
    ...{ items, user, control, picking, address, visit, terms, missingStep, day, slot },
    minutes: totalVisitMinutes(items),
    continueToTime: goTo.day,
    /** Complete except for the account. */
    isComplete: missingStep === null || missingStep === 'logIn' || missingStep === 'number',
    changes: {
      services: goTo.more,
      when: () => scrollToSection('when'),
      who: () => scrollToSection('when'),
      address: () => scrollToSection('address'),
    },
    logIn: () => logIn('/contact/login', 'address'),
    isBusy: isSaving || control.isPlacing || (missingStep === null && !isUserKnown),
    confirm: () => void confirm(),
    sendAgain: () => void send(),
  };
};
