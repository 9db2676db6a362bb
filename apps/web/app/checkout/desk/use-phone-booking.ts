import type { Order } from '@haldi/contract/orders/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useFocusFirstError } from '../../lib/use-focus-first-error.ts';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning.ts';
import { updateCachedSettings, useSettings } from '../../settings/queries.ts';
import { useCustomer } from '../../users/customer/queries.ts';
import { areaTermsForPincode, settingsWithVisitingCharge } from '../area-terms.ts';
import { cartPrice } from '../coupon/cart-price.ts';
import { useCouponCheck } from '../coupon/queries.ts';
import { termsForCart } from '../terms-for-cart.ts';
import { type PartialAddress, toVisitDraft, type VisitDraft } from '../visit-draft.ts';
import {
  chooseDraftAddress,
  emptyPhoneBookingDraft,
  type FieldErrors,
  findPhoneBookingErrors,
  isDraftStarted,
  type PhoneBookingDraft,
  toPhoneBookingBody,
} from './phone-booking-draft.ts';
import { sendPhoneBooking, useRefreshAfterPhoneBooking } from './queries.ts';
import {
  applyCartMismatch,
  createReplaceableOrderNumber,
  type PhoneBookingProblem,
  sendPhoneBookingWithRetries,
} from './send-phone-booking-with-retries.ts';

/** Debounced: typing an address must not request times on every key. */
const useDebouncedLocation = (address: PartialAddress): PartialAddress | null => {
  const { pincode, latitude, longitude, street, apartmentNumber } = address;
  const typed = JSON.stringify({ pincode, latitude, longitude, street, apartmentNumber });
  const settled = useDebounced(typed);
  return settled === typed ? JSON.parse(settled) : null;
};

const resetForCustomerChange: Partial<PhoneBookingDraft> = {
  acceptUnverified: false,
  phone: '',
  chosen: null,
  isTyping: false,
  askedFor: null,
  recipient: null,
};

export const usePhoneBooking = (initialUserId: string | null) => {
  const client = useQueryClient();
  const settings = useSettings();
  const refresh = useRefreshAfterPhoneBooking();
  const [empty, setEmpty] = useState(() => emptyPhoneBookingDraft(settings.city, initialUserId));
  const [draft, setDraft] = useState(empty);
  const [orderNumber] = useState(() => createReplaceableOrderNumber(Math.random));
  const [showErrors, setShowErrors] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<PhoneBookingProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const [booked, setBooked] = useState<Order>();
  const { container: page, showError } = useFocusFirstError<HTMLDivElement>();
  const customerQuery = useCustomer(draft.userId);
  const coupon = useCouponCheck(draft.coupon, draft.items, draft.userId);
  useUnsavedWarning(!booked && isDraftStarted(draft, empty));

  const customer = draft.userId === null ? undefined : customerQuery.data;
  const known = {
    mobileNumber: customer ? customer.user.phone : null,
    addresses: customer?.addresses ?? [],
  };
  const address = chooseDraftAddress(draft, known.addresses);
  const terms = areaTermsForPincode(address.pincode, draft.items, settings);
  const { visitingCharge: charge } = terms;
  const { advance } = termsForCart(settings, {
    ...{ items: draft.items, visitingCharge: charge, discounts: coupon.discounts },
  });
  const place = useDebouncedLocation(address);
  const visit: VisitDraft | null = place && {
    ...toVisitDraft(draft.items, place, draft.askedFor),
    byPhone: true,
    ...(draft.userId && { customer: draft.userId }),
  };
  const errors = { ...(showErrors ? findPhoneBookingErrors(draft, known) : {}), ...serverErrors };

  const change = (next: Partial<PhoneBookingDraft>): void => {
    setServerErrors({});
    setDraft((now) => ({ ...now, ...next }));
  };
  const showFailure = (what: PhoneBookingProblem): void => {
    setProblem(what);
    showError();
  };
  const applyMismatch = (
    mismatch: Extract<PhoneBookingProblem, { kind: 'changed' }>['mismatch'],
  ): void => {
    setDraft((now) => ({ ...now, items: applyCartMismatch(now.items, mismatch) }));
    const { visitingCharge } = mismatch;
    if (visitingCharge !== undefined) {
      updateCachedSettings(client, (now) =>
        settingsWithVisitingCharge(now, address.pincode, visitingCharge),
      );
    }
  };
  /** `decided`: what staff have just confirmed. */
  const book = async (decided: Partial<PhoneBookingDraft> = {}): Promise<void> => {
    const wanted = { ...draft, ...decided };
    change(decided);
    setShowErrors(true);
    if (Object.keys(findPhoneBookingErrors(wanted, known)).length > 0)
      return showFailure({ kind: 'incomplete' });
    const { visitingCharge } = terms;
    setIsBusy(true);
    setProblem(undefined);
    setServerErrors({});
    const outcome = await sendPhoneBookingWithRetries(
      orderNumber,
      (orderId) => toPhoneBookingBody(wanted, known, { orderId, visitingCharge }),
      sendPhoneBooking,
    );
    setIsBusy(false);
    if (outcome.kind === 'failed') {
      const { problem: what, fields } = outcome;
      setServerErrors(fields);
      if (what.kind === 'changed') applyMismatch(what.mismatch);
      showFailure(what);
    } else {
      orderNumber.redraw();
      setBooked(outcome.order);
    }
    await refresh();
  };

  return {
    ...{
      page,
      draft,
      customerQuery,
      customer,
      coupon,
      price: cartPrice(draft.items, terms.visitingCharge, coupon),
      terms,
      advance,
      visit,
      errors,
      problem,
      isBusy,
      booked,
      change,
      book,
    },
    addresses: known.addresses,
    choose: (userId: string | null): void => {
      setProblem(undefined);
      change({ ...resetForCustomerChange, userId, newCustomer: null });
    },
    startNewCustomer: (newCustomer: PhoneBookingDraft['newCustomer']): void => {
      setProblem(undefined);
      change({ ...resetForCustomerChange, userId: null, newCustomer });
    },
    bookAsAnother: (): void => {
      orderNumber.redraw();
      setProblem(undefined);
    },
    startAgain: (): void => {
      const next = emptyPhoneBookingDraft(settings.city);
      setEmpty(next);
      setDraft(next);
      setShowErrors(false);
      setProblem(undefined);
      setBooked(undefined);
    },
  };
};

export type PhoneBookingState = ReturnType<typeof usePhoneBooking>;
