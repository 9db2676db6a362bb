import {
  type ChangeRefusal,
  cancelRefusal,
  customerCancelFeeAmount,
  withDayAndStartMinute,
} from '@haldi/contract/orders/move-and-cancel-terms';
import { Button } from '../../ui/button.tsx';
import { ContactSalonButtons } from './contact-salon-buttons.tsx';
import { changingCopy } from './copy.ts';
import type { ChangeableOrder } from './order-api.ts';

type CannotMoveProps = {
  order: ChangeableOrder;
  reason: ChangeRefusal;
  now: Date;
  onCancel?: () => void;
};

export function CannotMoveNotice({ order, reason, now, onCancel }: CannotMoveProps) {
  const timedOrder = withDayAndStartMinute(order);
  const canCancel = cancelRefusal(timedOrder, now) === undefined;
  return (
    <div className="space-y-3">
      <p className="font-semibold">{changingCopy.moveRefusal(reason, order.terms.moveHours)}</p>
      <p>
        {canCancel
          ? changingCopy.contactOrCancel(customerCancelFeeAmount(timedOrder, now))
          : changingCopy.contactUs}
      </p>
      <ContactSalonButtons text={changingCopy.whatsappText(order.orderId)} />
      {canCancel && onCancel && (
        <Button look="quiet" className="-ml-5" onClick={onCancel}>
          {changingCopy.cancel}
        </Button>
      )}
    </div>
  );
}
