import type { Order } from '@haldi/contract/orders/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useFirstError } from '../../lib/use-first-error.ts';
import { useUnsaved } from '../../lib/use-unsaved.ts';
import { noteSettings, useSettings } from '../../settings/queries.ts';
import { useCustomer } from '../../users/customer/queries.ts';
import { termsAt, withChargeAt } from '../place-terms.ts';
import { type VisitPlace, type WantedVisit, wantedVisit } from '../wanted-visit.ts';
import {
  addressIn,
  bodyOf,
  type Gaps,
  gapsIn,
  isBegun,
  newDraft,
  type PhoneDraft,
} from './draft.ts';
import { attemptBooking, attemptNumber, type Problem, withMismatch } from './outcome.ts';
import { sendBooking, useRefreshDesk } from './queries.ts';

/** An address is typed letter by letter; free times are asked for when that pauses, not before. */
const useSettledPlace = (address: VisitPlace): VisitPlace | null => {
  const { pincode, latitude, longitude, street, apartmentNumber } = address;
  const typed = JSON.stringify({ pincode, latitude, longitude, street, apartmentNumber });
  const settled = useDebounced(typed);
  return settled === typed ? JSON.parse(settled) : null;
};

const whoElse: Partial<PhoneDraft> = {
  despiteUnverified: false,
  phone: '',
  chosen: null,
  isTyping: false,
  askedFor: null,
  visited: null,
};

/** A booking that is taken down on one screen, and what becomes of it. */
export const usePhoneBooking = (startWith: string | null) => {
  const client = useQueryClient();
  const settings = useSettings();
  const refresh = useRefreshDesk();
  const [empty, setEmpty] = useState(() => newDraft(settings.city, startWith));
  const [draft, setDraft] = useState(empty);
  const [number] = useState(() => attemptNumber(Math.random));
  const [isAsked, setIsAsked] = useState(false);
  const [told, setTold] = useState<Gaps>({});
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setIsBusy] = useState(false);
  const [booked, setBooked] = useState<Order>();
  const { place: page, showError } = useFirstError<HTMLDivElement>();
  const person = useCustomer(draft.userId);
  useUnsaved(!booked && isBegun(draft, empty));

  const customer = draft.userId === null ? undefined : person.data;
  const known = {
    mobileNumber: customer ? customer.user.phone : null,
    addresses: customer?.addresses ?? [],
  };
  const address = addressIn(draft, known.addresses);
  const terms = termsAt(address.pincode, draft.items, settings);
  const place = useSettledPlace(address);
  const visit: WantedVisit | null = place && {
    ...wantedVisit(draft.items, place, draft.askedFor),
    ...(draft.userId && { customer: draft.userId }),
  };
  const gaps = { ...(isAsked ? gapsIn(draft, known) : {}), ...told };

  const change = (next: Partial<PhoneDraft>): void => {
    setTold({});
    setDraft((now) => ({ ...now, ...next }));
  };
  const fail = (what: Problem): void => {
    setProblem(what);
    showError();
  };
  const followChange = (mismatch: Extract<Problem, { kind: 'changed' }>['mismatch']): void => {
    setDraft((now) => ({ ...now, items: withMismatch(now.items, mismatch) }));
    const { visitingCharge } = mismatch;
    if (visitingCharge !== undefined) {
      noteSettings(client, (now) => withChargeAt(now, address.pincode, visitingCharge));
    }
  };
  /** With what staff have just decided, if anything. */
  const book = async (decided: Partial<PhoneDraft> = {}): Promise<void> => {
    const wanted = { ...draft, ...decided };
    change(decided);
    setIsAsked(true);
    if (Object.keys(gapsIn(wanted, known)).length > 0) return fail({ kind: 'gaps' });
    const { visitingCharge } = terms;
    setIsBusy(true);
    setProblem(undefined);
    setTold({});
    const outcome = await attemptBooking(
      number,
      (orderId) => bodyOf(wanted, known, { orderId, visitingCharge }),
      sendBooking,
    );
    setIsBusy(false);
    if (outcome.kind === 'failed') {
      const { problem: what, fields } = outcome;
      setTold(fields);
      if (what.kind === 'changed') followChange(what.mismatch);
      fail(what);
    } else {
      number.redraw();
      setBooked(outcome.order);
    }
    await refresh();
  };

  return {
    ...{ page, draft, person, customer, terms, visit, gaps, problem, isBusy, booked, change, book },
    addresses: known.addresses,
    choose: (userId: string | null): void => {
      setProblem(undefined);
      change({ ...whoElse, userId, caller: null });
    },
    meet: (caller: PhoneDraft['caller']): void => {
      setProblem(undefined);
      change({ ...whoElse, userId: null, caller });
    },
    bookAsAnother: (): void => {
      number.redraw();
      setProblem(undefined);
    },
    startAgain: (): void => {
      const next = newDraft(settings.city);
      setEmpty(next);
      setDraft(next);
      setIsAsked(false);
      setProblem(undefined);
      setBooked(undefined);
    },
  };
};

export type PhoneBookingState = ReturnType<typeof usePhoneBooking>;
