import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { isCommandOffered } from '@haldi/contract/orders/commands/command-permissions';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { UnverifiedPayment } from '@haldi/contract/orders/payments/ledger';
import { unpaidReasonLabels } from '@haldi/contract/orders/payments/unpaid-reason-labels';
import type { Order } from '@haldi/contract/orders/schema';
import { IndianRupee, TicketPercent, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useRefreshOnEvents } from '../../../admin/admin-event-stream-store.ts';
import { Button } from '../../../ui/button.tsx';
import { uiCopy } from '../../../ui/copy.ts';
import { Loading } from '../../../ui/loading-and-load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AdvanceNotice } from './advance-notice.tsx';
import { BusinessCustomerLine } from './business-customer.tsx';
import { paymentsCopy as copy } from './copy.ts';
import { LedgerEntries } from './ledger-entries.tsx';
import { OrderAmountsTable } from './order-amounts-table.tsx';
import { OrderDiscounts } from './order-discounts.tsx';
import { OrderFees } from './order-fees.tsx';
import { type PaymentAction, PaymentDialogs } from './payment-dialogs.tsx';
import { useOrderLedger } from './queries.ts';

type UnverifiedProps = { payment: UnverifiedPayment; onAct: (action: PaymentAction) => void };

function Unverified({ payment, onAct }: UnverifiedProps) {
  const { title, text, help, received, notReceived } = copy.unverified;
  const since = formatIndiaDateTime(new Date(payment.at));
  return (
    <Notice tone="info">
      <p className="font-semibold">{title}</p>
      <p className="font-semibold tabular-nums">{copy.reference(payment.reference)}</p>
      <p className="text-sm tabular-nums">{text(formatPaise(payment.amount), since)}</p>
      <p className="text-sm">{help}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onAct({ kind: 'received', payment })}>
          {received}
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => onAct({ kind: 'not-received', payment })}
        >
          {notReceived}
        </Button>
      </div>
    </Notice>
  );
}

function LedgerFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="bad">
      <p>{copy.failed}</p>
      <Button look="secondary" size="small" className="mt-2" onClick={onRetry}>
        {uiCopy.tryAgain}
      </Button>
    </Notice>
  );
}

type PaymentSectionProps = { order: Order; onChanged: (order: Order) => void };

export function PaymentSection({ order, onChanged }: PaymentSectionProps) {
  const { data: ledger, isError, refetch } = useOrderLedger(order);
  // The next visit is another order.
  useRefreshOnEvents(() => void refetch());
  const [opened, setOpened] = useState<{ action: PaymentAction; isOpen: boolean; time: number }>();
  const act = (action: PaymentAction): void =>
    setOpened({ action, isOpen: true, time: (opened?.time ?? 0) + 1 });
  const { unverifiedPayment } = order;
  return (
    <div className="space-y-4">
      <OrderAmountsTable order={order} />
      {ledger?.unpaidReason && (
        <Notice tone="info">{copy.unpaidReason(unpaidReasonLabels[ledger.unpaidReason])}</Notice>
      )}
      <AdvanceNotice order={order} onWaive={() => act({ kind: 'waive-advance' })} />
      {unverifiedPayment && <Unverified payment={unverifiedPayment} onAct={act} />}
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => act({ kind: 'record' })}>
          <IndianRupee aria-hidden="true" className="size-4" />
          {copy.actions.record}
        </Button>
        {ledger && orderAmounts(order).paid > 0 && (
          <Button
            look="secondary"
            size="small"
            onClick={() => act({ kind: 'refund', limit: ledger.refundLimit })}
          >
            <Undo2 aria-hidden="true" className="size-4" />
            {copy.actions.refund}
          </Button>
        )}
        {ledger && isCommandOffered(order, 'add-discount', 'desk') && (
          <Button
            look="secondary"
            size="small"
            onClick={() => act({ kind: 'discount', limit: ledger.discountLimit })}
          >
            <TicketPercent aria-hidden="true" className="size-4" />
            {copy.actions.discount}
          </Button>
        )}
      </div>
      {isError && <LedgerFailed onRetry={() => void refetch()} />}
      {!ledger && !isError && <Loading isQuiet text={copy.loading} count={1} shape="h-20" />}
      {ledger && (
        <>
          <OrderDiscounts
            discounts={ledger.discounts}
            onRemove={(discount) => act({ kind: 'remove-discount', discount })}
          />
          <OrderFees
            fees={order.fees}
            ledger={ledger}
            onWaive={(fee) => act({ kind: 'waive', fee })}
            onMove={(fee, to) => act({ kind: 'move', fee, to })}
          />
          <LedgerEntries
            entries={ledger.entries}
            onCorrect={(entry) => act({ kind: 'correct', entry })}
          />
          <BusinessCustomerLine business={ledger.businessCustomer} onAct={act} />
        </>
      )}
      {opened && (
        <PaymentDialogs
          key={opened.time}
          action={opened.action}
          order={order}
          open={opened.isOpen}
          onClose={() => setOpened((now) => now && { ...now, isOpen: false })}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
