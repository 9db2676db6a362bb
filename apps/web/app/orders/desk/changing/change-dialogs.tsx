import type { Order } from '@haldi/contract/orders/schema';
import { lazyWithPreload } from '../../../ui/lazy.ts';
import { OnceOpened } from '../../../ui/once-opened.tsx';
import { CancelOrder } from '../cancel-order.tsx';

const MoveDialog = lazyWithPreload(() => import('./move-dialog.tsx'));
const ServicesDialog = lazyWithPreload(() => import('./services-dialog.tsx'));

/** What staff can do with an order beside updating its status. */
export type ChangeKind = 'move' | 'services' | 'cancel';

type ChangeDialogsProps = {
  order: Order;
  what: ChangeKind;
  open: boolean;
  onClose: () => void;
  onChanged?: (order: Order) => void;
};

/** The dialog of one change; mounted anew for each, so that every opening begins afresh. */
export function ChangeDialogs({ what, ...dialog }: ChangeDialogsProps) {
  if (what === 'cancel') return <CancelOrder {...dialog} />;
  return (
    <OnceOpened open={dialog.open}>
      {what === 'move' ? <MoveDialog {...dialog} /> : <ServicesDialog {...dialog} />}
    </OnceOpened>
  );
}
