import { formatRupees } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import { hasBill } from '@haldi/contract/orders/documents/has-bill';
import { feeLabel } from '@haldi/contract/orders/fee';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import { orderAmounts, priceReductions } from '@haldi/contract/orders/order-amounts';
import { paymentState, paymentStateLabels } from '@haldi/contract/orders/payments/payment-state';
import type { Order } from '@haldi/contract/orders/schema';
import { isNotCancelled, isOpenStatus } from '@haldi/contract/orders/status';
import {
  CalendarClock,
  ChevronRight,
  Heart,
  Navigation,
  ReceiptText,
  UsersRound,
} from 'lucide-react';
import { documentsCopy } from '../documents/shared/copy.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { ChangeOrderButtons } from './changing/change-order-buttons.tsx';
import type { CustomerChangeKind } from './changing/customer-change-dialogs.tsx';
import { ordersCopy } from './copy.ts';
import { BookAgainButton } from './shared/book-again-button.tsx';
import { lateSentence, progressSentence } from './shared/progress-text.ts';
import { visitForText } from './shared/recipient-detail-row.tsx';
import { requestedBeauticianText } from './shared/requested-beautician-text.ts';
import { StatusBadge } from './shared/status-badge.tsx';

const maxNames = 2;

/** Open orders without fees and payments show only their total. */
function OrderPaymentState({ order }: { order: Order }) {
  const amounts = orderAmounts(order);
  const state = paymentState(amounts);
  const isChecking = state?.kind === 'due' && order.unverifiedPayment !== null;
  const isOnlyTotal = isOpenStatus(order.status) && amounts.due === amounts.total && !isChecking;
  return (
    <>
      {isNotCancelled(order.status) &&
        priceReductions(order).map(({ id, label, amount }) => (
          <p key={id} className="mt-1 flex items-baseline justify-between gap-3 text-stone">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="tabular-nums">{formatPaise(-amount)}</span>
          </p>
        ))}
      {state && !isOnlyTotal && (
        <p className="mt-1 flex items-baseline justify-between gap-3 font-semibold">
          <span>{isChecking ? ordersCopy.checkingPayment : paymentStateLabels[state.kind]}</span>
          <span className="tabular-nums">{formatPaise(state.amount)}</span>
        </p>
      )}
    </>
  );
}

type OrderCardProps = { order: Order; onChange: (open: CustomerChangeKind) => void };

export function OrderCard({ order, onChange }: OrderCardProps) {
  const names = order.services.slice(0, maxNames).map(({ name }) => name);
  const requestedText = requestedBeauticianText(order);
  const isClosed = !isOpenStatus(order.status);
  const progress = progressSentence(order);
  const more = order.services.length - names.length;
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-sand bg-white shadow-soft transition-colors has-[a:hover]:border-haldi-500">
      <Link
        to={`/track-order/${order.userId}/${order.orderId}`}
        className="group flex grow items-center gap-3 py-4 pr-3 pl-5 -outline-offset-3"
      >
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-display text-lg font-medium text-plum-900">
              {ordersCopy.orderNumber(order.orderId)}
            </span>
            <StatusBadge status={order.status} />
          </p>
          <p className="mt-1.5 flex items-center gap-2">
            <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-plum-600" />
            {formatOrderAppointment(order)}
          </p>
          {progress !== undefined && (
            <p className="mt-1.5 flex items-start gap-2 font-semibold text-plum-700">
              <Navigation aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
              <span className="min-w-0 wrap-anywhere">
                {progress} {lateSentence(order)}
              </span>
            </p>
          )}
          {order.recipient && (
            <p className="mt-1.5 flex items-start gap-2">
              <UsersRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
              <span className="min-w-0 wrap-anywhere">{visitForText(order.recipient)}</span>
            </p>
          )}
          {requestedText !== undefined && (
            <p className="mt-1.5 flex items-start gap-2">
              <Heart aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
              <span className="min-w-0">{requestedText}</span>
            </p>
          )}
          <p className="mt-1.5 flex items-baseline justify-between gap-3 text-stone">
            <span className="min-w-0 wrap-anywhere">
              {names.join(', ')} {more > 0 && ordersCopy.more(more)}
            </span>
            <span className="font-semibold text-plum-950 tabular-nums">
              {formatRupees(order.total)}
            </span>
          </p>
          {order.fees.map((fee) => (
            <p
              key={feeLabel(fee)}
              className="mt-1 flex items-baseline justify-between gap-3 text-brick-700"
            >
              <span>{feeLabel(fee)}</span>
              <span className="font-semibold tabular-nums">{formatRupees(fee.amount)}</span>
            </p>
          ))}
          <OrderPaymentState order={order} />
          {order.cancellation && (
            <p className="mt-1.5 text-stone wrap-anywhere">
              {ordersCopy.cancellationText({ ...order.cancellation, note: '' }, true)}
            </p>
          )}
        </div>
        <ChevronRight
          aria-hidden="true"
          className="size-6 shrink-0 text-plum-600 transition-transform group-hover:translate-x-0.5"
        />
      </Link>
      <div className="flex flex-wrap gap-3 border-t border-sand px-5 py-3 empty:hidden">
        {isClosed ? (
          <>
            {hasBill(order) && (
              <LinkButton
                to={`/track-order/${order.userId}/${order.orderId}?bill`}
                look="secondary"
                size="small"
              >
                <ReceiptText aria-hidden="true" className="size-4" />
                {documentsCopy.bill}
              </LinkButton>
            )}
            <BookAgainButton order={order} size="small" />
          </>
        ) : (
          <ChangeOrderButtons order={order} onOpen={onChange} isInList />
        )}
      </div>
    </li>
  );
}
