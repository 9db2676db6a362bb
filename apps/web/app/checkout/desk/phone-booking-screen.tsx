import { formatDay } from '@haldi/contract/kit/dates';
import type { PastBeautician } from '@haldi/contract/orders/preferences/schema';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/loading-and-load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isCustomerNotFound } from '../../users/customer/queries.ts';
import { beauticianChoiceCopy } from '../appointment/beautician-choice-copy.ts';
import { isAreaServed } from '../area-terms.ts';
import { CouponField } from '../coupon/coupon-field.tsx';
import { AddressStep } from './address-step.tsx';
import { BookingConfirmation } from './booking-confirmation.tsx';
import { phoneBookingCopy as copy } from './copy.ts';
import { FindCustomer, NewCustomerFields, SelectedCustomer } from './customer-step.tsx';
import type { PhoneBookingDraft } from './phone-booking-draft.ts';
import { PhoneBookingProblemNotice } from './phone-booking-problem-notice.tsx';
import { PhoneBookingSummary } from './phone-booking-summary.tsx';
import { RecipientAndNoteStep } from './recipient-and-note-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { TimeStep } from './time-step.tsx';
import { type PhoneBookingState, usePhoneBooking } from './use-phone-booking.ts';

const useFields = () => ({
  customer: useRef<HTMLInputElement>(null),
  name: useRef<HTMLInputElement>(null),
  services: useRef<HTMLInputElement>(null),
});
type Fields = ReturnType<typeof useFields>;

function CustomerStepContent({ booking, fields }: { booking: PhoneBookingState; fields: Fields }) {
  const { draft, customerQuery, customer, errors, change, choose, startNewCustomer } = booking;
  if (draft.newCustomer) {
    return (
      <NewCustomerFields
        newCustomer={draft.newCustomer}
        errors={errors}
        nameRef={fields.name}
        onChange={(newCustomer) => change({ newCustomer })}
      />
    );
  }
  if (draft.userId === null || isCustomerNotFound(customerQuery.error)) {
    return (
      <div className="space-y-3">
        {draft.userId !== null && <Notice tone="bad">{copy.customer.deleted}</Notice>}
        <FindCustomer
          fieldRef={fields.customer}
          error={errors.customer}
          onPick={({ _id }) => {
            choose(_id);
            fields.services.current?.focus();
          }}
          onNew={startNewCustomer}
        />
      </div>
    );
  }
  if (customerQuery.isError && !customer) {
    return <LoadFailed title={copy.customer.failed} onRetry={() => void customerQuery.refetch()} />;
  }
  if (!customer) {
    return (
      <div role="status">
        <p className="sr-only">{copy.customer.loading}</p>
        <Skeleton className="h-11" />
      </div>
    );
  }
  return (
    <SelectedCustomer
      customer={customer}
      phone={draft.phone}
      errors={errors}
      onPhone={(phone) => change({ phone })}
    />
  );
}

type AskedFor = PhoneBookingDraft['askedFor'];
type BeauticianChoiceProps = {
  askedFor: AskedFor;
  past: readonly PastBeautician[];
  onChange: (askedFor: AskedFor) => void;
};

function BeauticianChoice({ askedFor, past, onChange }: BeauticianChoiceProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold text-plum-900">
        {beauticianChoiceCopy.who}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <RadioCard
          group={group}
          chosen={askedFor === null}
          onChoose={() => onChange(null)}
          name={beauticianChoiceCopy.anyone}
          note={beauticianChoiceCopy.anyBeauticianNote}
        />
        {past.map(({ _id, name, picture, lastVisit, service }) => (
          <RadioCard
            key={_id}
            group={group}
            chosen={askedFor?._id === _id}
            onChoose={() => onChange({ _id, name })}
            face={<Avatar name={name} picture={picture} className="size-11" />}
            name={name}
            note={beauticianChoiceCopy.lastVisit(formatDay(lastVisit), service)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function TimeSection({ booking }: { booking: PhoneBookingState }) {
  const { draft, customer, terms, visit, errors, change } = booking;
  if (draft.items.length === 0) return <p className="text-stone">{copy.time.servicesFirst}</p>;
  if (terms.reach === 'outside') {
    return <p className="text-stone">{copy.address.outside(terms.pincode)}</p>;
  }
  if (!isAreaServed(terms)) return <p className="text-stone">{copy.time.pincodeFirst}</p>;
  const past = customer?.pastBeauticians ?? [];
  return (
    <div className="space-y-4">
      {past.length > 0 && (
        <BeauticianChoice
          askedFor={draft.askedFor}
          past={past}
          onChange={(askedFor) => change({ askedFor })}
        />
      )}
      <TimeStep
        visit={visit}
        minutes={totalVisitMinutes(draft.items)}
        day={draft.day}
        slot={draft.slot}
        error={errors.when}
        onChange={change}
      />
    </div>
  );
}

type StepProps = {
  title: string;
  action?: ReactNode;
  children: ReactNode;
};

function BookingSection({ title, action, children }: StepProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0 p-4 lg:p-5">
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="text-lg text-plum-900">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

export default function PhoneBookingScreen() {
  const [search] = useSearchParams();
  const booking = usePhoneBooking(search.get('customer'));
  const fields = useFields();
  const { page, draft, customer, addresses, errors, terms, booked, change, choose } = booking;
  const isSearching = draft.userId === null && draft.newCustomer === null;
  const isNew = draft.newCustomer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are stable
  useEffect(() => {
    if (booked) return;
    if (isNew) fields.name.current?.focus();
    else if (isSearching) fields.customer.current?.focus();
  }, [isNew, isSearching, booked]);
  if (booked) return <BookingConfirmation order={booked} onAgain={booking.startAgain} />;
  const isLoadingCustomer = draft.userId !== null && !customer && !booking.customerQuery.isError;
  return (
    <div ref={page} className="space-y-4">
      <PageHeading
        compact
        title={copy.title}
        intro={copy.intro}
        before={<BackLink to="/admin/orders">{copy.toOrders}</BackLink>}
      />
      <div className="items-start gap-5 space-y-4 lg:grid lg:grid-cols-[1fr_20rem] lg:space-y-0">
        <div className="min-w-0 space-y-4">
          <BookingSection
            title={isNew ? copy.customer.isNew : copy.customer.title}
            action={
              !isSearching && (
                <Button look="quiet" size="small" onClick={() => choose(null)}>
                  {copy.customer.change}
                </Button>
              )
            }
          >
            <CustomerStepContent booking={booking} fields={fields} />
          </BookingSection>
          <BookingSection title={copy.services.title}>
            <ServicesStep
              fieldRef={fields.services}
              items={draft.items}
              error={errors.services}
              onChange={(items) => change({ items })}
            />
            {draft.items.length > 0 && (
              <CouponField
                coupon={booking.coupon}
                onApply={(coupon) => change({ coupon })}
                onRemove={() => change({ coupon: null })}
                className="mt-3"
              />
            )}
          </BookingSection>
          <BookingSection title={copy.address.title}>
            {isLoadingCustomer ? (
              <Skeleton className="h-19" />
            ) : (
              <AddressStep
                key={draft.userId}
                draft={draft}
                known={addresses}
                errors={errors}
                terms={terms}
                onChange={change}
              />
            )}
          </BookingSection>
          <BookingSection title={copy.time.title}>
            <TimeSection booking={booking} />
          </BookingSection>
          <BookingSection title={copy.requests.title}>
            <RecipientAndNoteStep draft={draft} errors={errors} onChange={change} />
          </BookingSection>
        </div>
        <PhoneBookingSummary booking={booking}>
          <PhoneBookingProblemNotice booking={booking} />
        </PhoneBookingSummary>
      </div>
    </div>
  );
}
