import { moveRefusal, withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { CannotMoveNotice } from './cannot-move-notice.tsx';
import { ChangeOrderButtons } from './change-order-buttons.tsx';
import { CustomerChangeDialogs, type CustomerChangeKind } from './customer-change-dialogs.tsx';
import type { OrderApi } from './order-api.ts';

type ChangeOrderProps = {
  order: Parameters<typeof CustomerChangeDialogs>[0]['order'];
  access: OrderApi;
};

export function ChangeOrderSection({ order, access }: ChangeOrderProps) {
  const [open, setOpen] = useState<CustomerChangeKind | null>(null);
  const now = useNow();
  const reason = moveRefusal(withDayAndStartMinute(order), now);
  return (
    <>
      {isOpenStatus(order.status) && (
        <div className="mt-5 space-y-4 border-t border-haldi-300 pt-5">
          {reason !== undefined && <CannotMoveNotice order={order} reason={reason} now={now} />}
          <div className="flex flex-wrap gap-3 empty:hidden">
            <ChangeOrderButtons order={order} onOpen={setOpen} canCorrect={'address' in order} />
          </div>
        </div>
      )}
      <CustomerChangeDialogs order={order} access={access} open={open} onOpen={setOpen} />
    </>
  );
}
