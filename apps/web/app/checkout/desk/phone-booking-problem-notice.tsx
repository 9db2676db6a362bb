import type { ReactNode } from 'react';
import { adminOrderPath } from '../../orders/shared/admin-order-path.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { phoneBookingCopy } from './copy.ts';
import type { PhoneBookingProblem } from './send-phone-booking-with-retries.ts';
import type { PhoneBookingState } from './use-phone-booking.ts';

const copy = phoneBookingCopy.problem;

type Unverified = Extract<PhoneBookingProblem, { kind: 'unverified' }>;

function UnverifiedChoices({
  booking: { draft, customer, book },
  problem: { userId, name },
}: {
  booking: PhoneBookingState;
  problem: Unverified;
}) {
  const typed = draft.newCustomer ?? {
    name,
    mobileNumber: customer?.user.phone || draft.phone,
    email: '',
  };
  return (
    <>
      <Button
        size="small"
        onClick={() => void book({ userId, newCustomer: null, acceptUnverified: true })}
      >
        {copy.bookUnverified}
      </Button>
      <Button
        look="secondary"
        size="small"
        onClick={() =>
          void book({ userId: null, askedFor: null, newCustomer: { ...typed, separate: true } })
        }
      >
        {copy.bookSeparate}
      </Button>
    </>
  );
}

type Words = { title?: string; text: string; action?: ReactNode };

const wordsOf = (booking: PhoneBookingState): Words => {
  const { problem, price, choose, bookAsAnother } = booking;
  switch (problem?.kind) {
    case 'lost':
      return { title: copy.lostTitle, text: copy.lost };
    case 'refused':
      return { title: copy.refused, text: problem.text };
    case 'changed': {
      const isGone = problem.mismatch.gone.length > 0;
      return { title: copy.refused, text: isGone ? copy.gone : copy.changed(price.due) };
    }
    case 'number-of':
      return {
        text: problem.text,
        action: (
          <Button size="small" onClick={() => choose(problem.userId)}>
            {phoneBookingCopy.customer.use}
          </Button>
        ),
      };
    case 'unverified':
      return {
        title: copy.unverifiedTitle(problem.name),
        text: copy.unverified,
        action: <UnverifiedChoices booking={booking} problem={problem} />,
      };
    case 'exists':
      return {
        text: copy.exists(problem.orderId),
        action: (
          <>
            <LinkButton look="secondary" size="small" to={adminOrderPath(problem.orderId)}>
              {copy.openOrder}
            </LinkButton>
            <Button look="secondary" size="small" onClick={bookAsAnother}>
              {copy.bookAsNew}
            </Button>
          </>
        ),
      };
    default:
      return { text: copy.incomplete };
  }
};

export function PhoneBookingProblemNotice({ booking }: { booking: PhoneBookingState }) {
  if (!booking.problem) return null;
  const { title, text, action } = wordsOf(booking);
  return (
    <Notice tone="bad" className="mb-3">
      {title && <p className="font-semibold">{title}</p>}
      <p>{text}</p>
      {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
    </Notice>
  );
}
