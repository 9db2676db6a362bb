import { formatDay } from '@haldi/contract/kit/dates';
import type { Customer, FoundCustomer } from '@haldi/contract/users/customer/schema';
import { Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { formatPhone } from '../../lib/phone.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { adminOrderPath } from '../../orders/shared/admin-order-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Initials } from '../../ui/initials.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { SearchCombobox } from '../../ui/search-combobox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCustomerSearch } from '../../users/customer/queries.ts';
import { phoneBookingCopy } from './copy.ts';
import {
  type FieldErrors,
  type NewCustomerDraft,
  newCustomerFromText,
} from './phone-booking-draft.ts';

const copy = phoneBookingCopy.customer;

const visitTexts = (lastVisit: string | null, upcoming: number): string[] => {
  if (lastVisit === null && upcoming === 0) return [copy.noVisits];
  return [
    ...(upcoming > 0 ? [copy.upcoming(upcoming)] : []),
    ...(lastVisit === null ? [] : [copy.lastVisit(lastVisit)]),
  ];
};

const listedVisits = 3;

function UpcomingVisits({ visits }: { visits: Customer['upcomingVisits'] }) {
  if (visits.length === 0) return null;
  return (
    <section aria-label={copy.upcomingVisits} className="text-sm leading-snug">
      <p className="font-semibold">{copy.upcoming(visits.length)}</p>
      <ul>
        {visits.slice(0, listedVisits).map((visit) => (
          <li key={visit._id} className="mt-0.5 text-stone wrap-anywhere">
            <Link
              to={adminOrderPath(visit.orderId)}
              className="font-semibold text-plum-700 underline tabular-nums"
            >
              {formatDay(visit.appointmentDate)}, {visit.appointmentSlot}
            </Link>{' '}
            {visit.services.map(({ name }) => name).join(', ')}
          </li>
        ))}
      </ul>
      {visits.length > listedVisits && (
        <p className="text-stone">{copy.more(visits.length - listedVisits)}</p>
      )}
    </section>
  );
}

function FoundLine({ customer }: { customer: FoundCustomer }) {
  const { name, mobileNumber, address, status, isPhoneVerified } = customer;
  return (
    <>
      <Initials name={name} className="size-10 shrink-0 bg-plum-100 text-plum-700" />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm whitespace-nowrap tabular-nums">
            {mobileNumber && formatPhone(mobileNumber)}
          </span>
          {status === 'blocked' && <Badge tone="bad">{copy.blocked}</Badge>}
          {!isPhoneVerified && mobileNumber && <Badge tone="golden">{copy.unverified}</Badge>}
        </span>
        <span className="line-clamp-1 text-sm text-stone">
          {[...visitTexts(customer.lastVisit, customer.upcomingVisits), address]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  );
}

type FindCustomerProps = {
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
  onPick: (customer: FoundCustomer) => void;
  onNew: (newCustomer: NewCustomerDraft) => void;
};

/** A customer who is not found is added with the typed text. */
export function FindCustomer({ error, fieldRef, onPick, onNew }: FindCustomerProps) {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const settled = useDebounced(wanted);
  const { data, isError, isFetching, isPending, isPlaceholderData, refetch } =
    useCustomerSearch(settled);
  const isOutdated = wanted !== '' && (isPending || isPlaceholderData || settled !== wanted);
  const found = wanted === '' ? [] : (data ?? []);
  const isDone = wanted !== '' && data !== undefined && !isOutdated;
  return (
    <SearchCombobox
      ref={fieldRef}
      label={copy.find}
      value={text}
      onChange={setText}
      options={found}
      keyOf={({ _id }) => _id}
      renderOption={(customer) => <FoundLine customer={customer} />}
      onPick={onPick}
      isOutdated={isOutdated}
      status={isDone ? copy.found(found.length) : ''}
      error={error}
    >
      {isError && !isFetching && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          {copy.failed}
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
      {isDone && found.length === 0 && <p className="mt-3 text-stone">{copy.noneFound}</p>}
      <div className="mt-3 flex items-center gap-3">
        <Button look="secondary" onClick={() => onNew(newCustomerFromText(text))}>
          <Plus aria-hidden="true" className="size-5 shrink-0" />
          <span className="wrap-anywhere">{wanted ? copy.addNamed(wanted) : copy.add}</span>
        </Button>
        {wanted !== '' && isFetching && (
          <p role="status" className="grow">
            <span className="sr-only">{copy.searching}</span>
            <Skeleton className="h-11" />
          </p>
        )}
      </div>
    </SearchCombobox>
  );
}

type NewCustomerFieldsProps = {
  newCustomer: NewCustomerDraft;
  errors: FieldErrors;
  nameRef: Ref<HTMLInputElement>;
  onChange: (newCustomer: NewCustomerDraft) => void;
};

export function NewCustomerFields({
  newCustomer,
  errors,
  nameRef,
  onChange,
}: NewCustomerFieldsProps) {
  const set =
    (field: keyof NewCustomerDraft) =>
    ({ target }: { target: HTMLInputElement }): void =>
      onChange({ ...newCustomer, [field]: target.value });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        ref={nameRef}
        label={copy.name}
        autoComplete="off"
        autoCapitalize="words"
        required
        value={newCustomer.name}
        error={errors.name}
        onChange={set('name')}
      />
      <TextField
        label={copy.mobileNumber}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required
        value={newCustomer.mobileNumber}
        error={errors.mobileNumber}
        onChange={set('mobileNumber')}
      />
      <TextField
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={newCustomer.email}
        error={errors.email}
        onChange={set('email')}
        className="sm:col-span-2"
      />
    </div>
  );
}

type SelectedCustomerProps = {
  customer: Customer;
  phone: string;
  errors: FieldErrors;
  onPhone: (phone: string) => void;
};

export function SelectedCustomer({ customer, phone, errors, onPhone }: SelectedCustomerProps) {
  const { user, totals, notes, upcomingVisits } = customer;
  const [note] = notes;
  return (
    <div className="space-y-3">
      <div className="flex items-center gap-3">
        <Initials name={user.name} className="size-11 shrink-0 bg-plum-100 text-plum-700" />
        <div className="min-w-0 leading-snug">
          <p className="flex flex-wrap items-center gap-x-2">
            <Link
              to={`/admin/users/${user.id}`}
              className="font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4 wrap-anywhere"
            >
              {user.name}
            </Link>
            {user.status === 'blocked' && <Badge tone="bad">{copy.blocked}</Badge>}
            {!user.isPhoneVerified && user.phone && <Badge tone="golden">{copy.unverified}</Badge>}
          </p>
          <p className="text-sm text-stone tabular-nums">
            {[
              user.phone && formatPhone(user.phone),
              ...(totals.lastVisit
                ? [copy.lastVisit(totals.lastVisit)]
                : upcomingVisits.length === 0
                  ? [copy.noVisits]
                  : []),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <UpcomingVisits visits={upcomingVisits} />
      {totals.outstanding > 0 && (
        <Notice tone="info">
          <p className="text-sm font-semibold">{copy.outstanding(totals.outstanding)}</p>
        </Notice>
      )}
      {note && (
        <Notice tone="info">
          <p className="line-clamp-3 text-sm whitespace-pre-line wrap-anywhere">{note.text}</p>
        </Notice>
      )}
      {user.phone === '' && (
        <TextField
          label={copy.mobileNumber}
          hint={copy.noNumber}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          value={phone}
          error={errors.phone}
          onChange={({ target }) => onPhone(target.value)}
        />
      )}
    </div>
  );
}
