import { formatRupees } from '@haldi/contract/kit/money';
import { type Fee, feeLabel } from '@haldi/contract/orders/fee';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/prefetching-links.tsx';
import { textLinkStyle } from '../../../ui/text-link-style.ts';
import { adminOrderPath } from '../../shared/admin-order-path.ts';
import { paymentsCopy as copy } from './copy.ts';

type NextVisit = NonNullable<OrderLedger['nextVisit']>;

type FeeRowProps = { fee: Fee; isWaived?: boolean; children: ReactNode };

function FeeRow({ fee, isWaived = false, children }: FeeRowProps) {
  return (
    <li className="py-2.5">
      <p
        className={cx(
          'flex items-baseline justify-between gap-3',
          isWaived && 'text-stone line-through',
        )}
      >
        <span className="font-semibold">{feeLabel(fee)}</span>
        <span className="font-semibold tabular-nums">{formatRupees(fee.amount)}</span>
      </p>
      {children}
    </li>
  );
}

type ActionProps = { fee: Fee; onWaive: (fee: Fee) => void };

function WaiveButton({ fee, onWaive }: ActionProps) {
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={copy.actions.waiveOf(feeLabel(fee))}
      onClick={() => onWaive(fee)}
    >
      {copy.actions.waive}
    </Button>
  );
}

type MoveButtonProps = {
  fee: Fee;
  nextVisit: NextVisit | null;
  onMove: (fee: Fee, to: NextVisit) => void;
};

function MoveButton({ fee, nextVisit, onMove }: MoveButtonProps) {
  const reasonId = useId();
  if (nextVisit) {
    return (
      <Button look="secondary" size="small" onClick={() => onMove(fee, nextVisit)}>
        {copy.actions.move(nextVisit.orderId)}
      </Button>
    );
  }
  return (
    <>
      <Button look="secondary" size="small" disabled aria-describedby={reasonId}>
        {copy.actions.moveDisabled}
      </Button>
      <span id={reasonId} className="text-sm text-stone">
        {copy.actions.noNextVisit}
      </span>
    </>
  );
}

function OrderLinkByNumber({ orderId }: { orderId: number }) {
  return (
    <Link to={adminOrderPath(orderId)} className={textLinkStyle()}>
      {copy.openOrder(orderId)}
    </Link>
  );
}

type OrderFeesProps = {
  fees: readonly Fee[];
  ledger: OrderLedger;
  onWaive: (fee: Fee) => void;
  onMove: (fee: Fee, to: NextVisit) => void;
};

/** Fees that were added to this order are waived where they arose. */
export function OrderFees({ fees, ledger, onWaive, onMove }: OrderFeesProps) {
  const { settledFees, nextVisit } = ledger;
  if (fees.length + settledFees.length === 0) return null;
  return (
    <ul aria-label={copy.feeList} className="divide-y divide-sand border-t border-sand">
      {fees.map((fee) => (
        <FeeRow key={feeLabel(fee)} fee={fee}>
          {fee.from === undefined ? (
            <div className="mt-1.5 flex flex-wrap items-center gap-2">
              <WaiveButton fee={fee} onWaive={onWaive} />
              <MoveButton fee={fee} nextVisit={nextVisit} onMove={onMove} />
            </div>
          ) : (
            <OrderLinkByNumber orderId={fee.from} />
          )}
        </FeeRow>
      ))}
      {settledFees.map(({ outcome, reason, movedTo, isMovable, ...fee }) => (
        <FeeRow key={`settled ${fee.kind}`} fee={fee} isWaived={outcome === 'waived'}>
          {outcome === 'waived' || movedTo === null ? (
            <p className="text-sm text-stone wrap-anywhere">{copy.waived(reason)}</p>
          ) : (
            <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
              <Link to={adminOrderPath(movedTo)} className={textLinkStyle()}>
                {copy.movedTo(movedTo)}
              </Link>
              <div className="flex flex-wrap items-center gap-2">
                <WaiveButton fee={fee} onWaive={onWaive} />
                {isMovable && nextVisit && (
                  <MoveButton fee={fee} nextVisit={nextVisit} onMove={onMove} />
                )}
              </div>
            </div>
          )}
        </FeeRow>
      ))}
    </ul>
  );
}
