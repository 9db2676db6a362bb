import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import {
  isReleasedUnpaid,
  isWaitingForAdvance,
  missingAdvance,
} from '@haldi/contract/orders/advance';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import { paymentState } from '@haldi/contract/orders/payments/payment-state';
import { isNotCancelled, isOpenStatus } from '@haldi/contract/orders/status';
import {
  payAfterVisitText,
  payRestAfterVisitText,
} from '@haldi/contract/payment-settings/payment-methods';
import { Hourglass, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useSettings } from '../../settings/queries.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OrderApi } from '../changing/order-api.ts';
import { type CustomerVisibleOrder, OrderSection } from '../order-detail-sections.tsx';
import { AmountDueDetails, PaymentList } from './amount-due-and-payments.tsx';
import { payingCopy as copy } from './copy.ts';

const PayByUpiDialog = lazyWithPreload(() => import('./pay-by-upi-dialog.tsx'));

type PaymentCardProps = {
  order: CustomerVisibleOrder;
  /** Undefined: staff, who cannot pay here. */
  access: OrderApi | undefined;
};

function PayByUpi({ order, access }: PaymentCardProps & { access: OrderApi }) {
  const { upi } = useSettings().payments;
  const [openStep, setOpenStep] = useState<'qr' | 'reference' | null>(null);
  if (!upi) return null;
  const isChecking = order.unverifiedPayment !== null;
  // The time is no longer held, but the customer may have paid before.
  const isOnlyReference = isChecking || isReleasedUnpaid(order);
  const isAdvance = isWaitingForAdvance(order);
  const text = isChecking ? copy.correct : copy.enterReference;
  return (
    <>
      <Button
        look={
          !isAdvance && (isOnlyReference || isOpenStatus(order.status)) ? 'secondary' : 'primary'
        }
        className="mt-4 max-sm:w-full"
        onPointerEnter={PayByUpiDialog.preload}
        onFocus={PayByUpiDialog.preload}
        onClick={() => setOpenStep(isOnlyReference ? 'reference' : 'qr')}
      >
        {!isOnlyReference && <QrCode aria-hidden="true" className="size-5" />}
        {isOnlyReference ? text : isAdvance ? copy.payAdvance(missingAdvance(order)) : copy.pay}
      </Button>
      <MountOnFirstOpen open={openStep !== null}>
        <PayByUpiDialog
          order={order}
          payee={upi}
          access={access}
          openStep={openStep}
          onClose={() => setOpenStep(null)}
        />
      </MountOnFirstOpen>
    </>
  );
}

/** Why to pay now, and until when. */
function AdvanceText({ order }: { order: CustomerVisibleOrder }) {
  const { advanceUntil } = order;
  const missing = missingAdvance(order);
  if (missing === 0 || advanceUntil === null) return null;
  if (isReleasedUnpaid(order)) return <p className="mt-2">{copy.released}</p>;
  if (!isWaitingForAdvance(order) || order.unverifiedPayment) return null;
  const until = formatIndiaDateTime(new Date(advanceUntil));
  return (
    <Notice tone="info" className="mt-3">
      <p className="font-semibold">{copy.advance(missing, until)}</p>
      <p>{copy.advanceText}</p>
    </Notice>
  );
}

export function PaymentCard({ order, access }: PaymentCardProps) {
  const { payments } = useSettings();
  const amounts = orderAmounts(order);
  const state = paymentState(amounts);
  const { unverifiedPayment } = order;
  const mayHavePaid = isReleasedUnpaid(order) && missingAdvance(order) > 0;
  const isFree = amounts.discount > 0 && isNotCancelled(order.status);
  if (!state && order.payments.length === 0 && !mayHavePaid && !isFree) return null;
  const isDue = state?.kind === 'due' || mayHavePaid;
  return (
    <OrderSection title={copy.title}>
      <div
        className={cx(
          'mt-3 grid gap-x-12 gap-y-4 lg:items-start',
          order.payments.length > 0 && 'lg:grid-cols-2',
        )}
      >
        <div>
          <AmountDueDetails order={order} amounts={amounts} />
          {state?.kind === 'overpaid' && <p className="mt-2">{copy.returned}</p>}
          <div role="status" className="mt-3 empty:hidden">
            {isDue && unverifiedPayment && (
              <p className="flex items-start gap-3 rounded-field border border-haldi-300 bg-haldi-50 px-4 py-3">
                <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                {copy.checking(unverifiedPayment.reference)}
              </p>
            )}
          </div>
          <AdvanceText order={order} />
          {isDue && !unverifiedPayment && isOpenStatus(order.status) && (
            <p className="mt-2 text-stone">
              {isWaitingForAdvance(order)
                ? payRestAfterVisitText(payments)
                : payAfterVisitText(payments)}
            </p>
          )}
          {isDue && access && <PayByUpi order={order} access={access} />}
        </div>
        <PaymentList payments={order.payments} />
      </div>
    </OrderSection>
  );
}
