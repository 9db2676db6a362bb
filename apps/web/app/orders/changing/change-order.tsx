import { moveRefusal, withAppointment } from '@haldi/contract/orders/move-and-cancel-terms';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { CannotMove } from './cannot-move.tsx';
import { ChangeButtons } from './change-buttons.tsx';
import { ChangeDialogs, type CustomerChangeKind } from './change-dialogs.tsx';
import type { OrderApi } from './order-api.ts';

type ChangeOrderProps = {
  order: Parameters<typeof ChangeDialogs>[0]['order'];
  access: OrderApi;
};

export function ChangeOrder({ order, access }: ChangeOrderProps) {
  const [open, setOpen] = useState<CustomerChangeKind | null>(null);
  const now = useNow();
  const reason = moveRefusal(withAppointment(order), now);
  return (
    <>
      {isOpenStatus(order.status) && (
        <div className="mt-5 space-y-4 border-t border-haldi-300 pt-5">
          {reason !== undefined && <CannotMove order={order} reason={reason} now={now} />}
          <div className="flex flex-wrap gap-3 empty:hidden">
            <ChangeButtons order={order} onOpen={setOpen} canCorrect={'address' in order} />
          </div>
        </div>
      )}
      <ChangeDialogs order={order} access={access} open={open} onOpen={setOpen} />
    </>
  );
}
