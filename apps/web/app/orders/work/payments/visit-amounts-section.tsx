import { formatPaise, toPaise } from '@haldi/contract/kit/paise';
import { feeLabel } from '@haldi/contract/orders/fee';
import {
  orderAmounts,
  outstandingAmount,
  overpaidAmount,
  priceReductions,
} from '@haldi/contract/orders/order-amounts';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { paymentMethodPhrases } from '@haldi/contract/payment-settings/payment-methods';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { orderLabels } from '../../shared/copy.ts';
import { workCopy } from '../copy.ts';
import { VisitSection } from '../visit-sections.tsx';
import { paymentCopy as copy } from './copy.ts';
import { canTakePayment, isUnpaidVisit } from './visit-payment-amounts.ts';

type Row = { id: string; label: string; amount: number };

const paymentRows = ({ payments }: WorkVisit): Row[] =>
  payments
    .filter(({ kind }) => kind !== 'tip')
    .map(({ id, kind, method, amount }) => ({
      id: String(id),
      label: copy.entry(kind === 'refund', paymentMethodPhrases[method]),
      amount: kind === 'refund' ? amount : -amount,
    }));

function Rows({ rows }: { rows: readonly Row[] }) {
  return rows.map(({ id, label, amount }) => (
    <div key={id} className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="shrink-0">{formatPaise(amount)}</dd>
    </div>
  ));
}

export function VisitAmountsSection({ visit, onTake }: { visit: WorkVisit; onTake: () => void }) {
  const { fees, visitingCharge, unpaidReason, unverifiedPayment } = visit;
  const amounts = orderAmounts(visit);
  const due = outstandingAmount(amounts);
  const isPaid = amounts.due === 0 && amounts.paid > 0;
  const rows: Row[] = [
    { id: 'services', label: workCopy.servicesTotal, amount: amounts.services },
    { id: 'charge', label: orderLabels.visitingCharge, amount: toPaise(visitingCharge) },
    ...fees.map((fee) => ({
      id: feeLabel(fee),
      label: feeLabel(fee),
      amount: toPaise(fee.amount),
    })),
    ...priceReductions(visit).map(({ id, label, amount }) => ({
      id,
      label,
      amount: -amount,
    })),
    ...paymentRows(visit),
  ];
  return (
    <VisitSection title={workCopy.bill}>
      <dl className="space-y-1.5 tabular-nums">
        <Rows rows={rows} />
        <div className="flex items-baseline justify-between gap-4 border-t-2 border-plum-900 pt-2">
          <dt className="text-xl font-semibold">
            {amounts.due < 0 ? copy.overpaid : workCopy.due}
          </dt>
          <dd className="font-display text-2xl font-semibold">
            {formatPaise(due + overpaidAmount(amounts))}
          </dd>
        </div>
        {amounts.tips > 0 && (
          <Rows rows={[{ id: 'tips', label: copy.tips, amount: amounts.tips }]} />
        )}
      </dl>
      {isPaid && (
        <p className="mt-3 flex items-center gap-2 rounded-field bg-leaf-700 px-4 py-3 text-xl font-semibold text-white">
          <CircleCheck aria-hidden="true" className="size-7" />
          {copy.paid}
        </p>
      )}
      {unverifiedPayment && (
        <Notice tone="info" className="mt-3">
          {copy.unverified(unverifiedPayment)}
        </Notice>
      )}
      {due > 0 && unpaidReason !== null && (
        <p className="mt-3 rounded-field bg-haldi-100 px-4 py-3 font-semibold">
          {copy.unpaid(unpaidReason)}
        </p>
      )}
      {canTakePayment(visit) && !isUnpaidVisit(visit) && (
        <Button
          look="secondary"
          className="mt-4 min-h-14! w-full border-2! border-plum-700! text-lg!"
          onClick={onTake}
        >
          {due > 0 ? copy.take : copy.addTip}
        </Button>
      )}
    </VisitSection>
  );
}
