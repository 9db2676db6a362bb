import type { Complaint } from '@haldi/contract/complaints/desk/schema';
import { formatDay, indiaDay } from '@haldi/contract/kit/dates';
import { useState } from 'react';
import { useParams } from 'react-router';
import { createAttemptIdPerChange } from '../../lib/attempt-id-per-change.ts';
import { CallError } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { NameValueList } from '../../ui/name-value-list.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { textLinkStyle } from '../../ui/text-link-style.ts';
import { toast } from '../../ui/toast.ts';
import { useChangeComplaint, useComplaint } from '../queries.ts';
import { ComplaintStateBadges } from '../shared/complaint-state-badge.tsx';
import { ComplaintActions } from './complaint-actions.tsx';
import { ComplaintHistory } from './complaint-history.tsx';
import { ComplaintPictures } from './complaint-pictures.tsx';
import { complaintsCopy } from './copy.ts';

const copy = complaintsCopy.screen;
const noHandler = 'none';

/** Saved at once. */
function HandlerAndDueDay({ complaint }: { complaint: Complaint }) {
  const { _id, handler, staff, dueOn, version } = complaint;
  const [attemptOf] = useState(() => createAttemptIdPerChange());
  const { mutate, isPending } = useChangeComplaint(_id);
  const save = (
    change:
      | { kind: 'set-handler'; handler: string | null }
      | { kind: 'set-due-day'; dueOn: string },
  ): void => {
    const versioned = { ...change, version };
    mutate(
      { ...versioned, attempt: attemptOf(versioned) },
      {
        onSuccess: () => toast.success(copy.saved),
        onError: (error) => toast.error(errorText(error) ?? copy.failed),
      },
    );
  };
  // Someone who left the desk stays named until the complaint is handed over.
  const people =
    handler && !staff.some(({ id }) => id === handler.id) ? [...staff, handler] : staff;
  return (
    <div className="grid gap-4">
      <NativeSelect
        label={complaintsCopy.handler}
        value={handler?.id ?? noHandler}
        disabled={isPending}
        options={[
          { value: noHandler, label: complaintsCopy.noHandler },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(chosen) =>
          save({ kind: 'set-handler', handler: chosen === noHandler ? null : chosen })
        }
      />
      <DateField
        key={dueOn}
        label={copy.due}
        isSet
        value={dueOn}
        min={indiaDay(new Date()) < dueOn ? indiaDay(new Date()) : dueOn}
        disabled={isPending}
        onChange={(day) => {
          if (day !== '' && day !== dueOn) save({ kind: 'set-due-day', dueOn: day });
        }}
      />
    </div>
  );
}

function Details({ complaint }: { complaint: Complaint }) {
  const { order, source } = complaint;
  const { customer } = order;
  return (
    <NameValueList
      facts={[
        [
          copy.customer,
          customer ? (
            <Link key="customer" to={`/admin/users/${customer.id}`} className={textLinkStyle()}>
              {customer.name}
            </Link>
          ) : (
            complaintsCopy.formerCustomer
          ),
        ],
        ...(customer?.phone
          ? [[copy.phone, <PhoneLink key="phone" phone={customer.phone} />] as const]
          : []),
        [
          copy.order,
          <Link key="order" to={`/admin/orders/${order._id}`} className={textLinkStyle()}>
            #{order.orderId}
          </Link>,
        ],
        [copy.visit, formatDay(order.appointmentDate)],
        [copy.beautician, complaintsCopy.visitBy(order.beautician)],
        [copy.services, order.services.join(', ')],
        [copy.source, complaintsCopy.sources[source]],
      ]}
    />
  );
}

function OpenedComplaint({ complaint }: { complaint: Complaint }) {
  const { order, state } = complaint;
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading
        compact
        title={copy.title(order.orderId)}
        before={<BackLink to="/admin/complaints">{complaintsCopy.title}</BackLink>}
        intro={
          <span className="flex flex-wrap gap-1.5 pt-1">
            <ComplaintStateBadges complaint={complaint} />
          </span>
        }
        actions={<ComplaintActions complaint={complaint} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-5">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <ComplaintHistory entries={complaint.entries} />
          <ComplaintPictures complaint={complaint} />
        </div>
        <Card as="section" aria-label={copy.details} className="min-w-0 space-y-5 p-4 lg:p-5">
          <Details complaint={complaint} />
          {state === 'open' && <HandlerAndDueDay complaint={complaint} />}
        </Card>
      </div>
    </div>
  );
}

export default function ComplaintScreen() {
  const { id = '' } = useParams();
  const { data: complaint, error, refetch } = useComplaint(id);
  if (complaint) return <OpenedComplaint key={id} complaint={complaint} />;
  if (error instanceof CallError && error.status < 500) {
    return (
      <EmptyState
        picture="/pictures/empty/not-found.svg"
        title={copy.notFound}
        text={copy.notFoundText}
        action={<LinkButton to="/admin/complaints">{copy.toList}</LinkButton>}
      />
    );
  }
  if (error) return <LoadFailed title={copy.loadFailed} onRetry={() => void refetch()} />;
  return <Loading isQuiet text={copy.loading} count={2} shape="h-60" />;
}
