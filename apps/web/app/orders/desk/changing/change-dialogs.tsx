import type { Order } from '@haldi/contract/orders/schema';
import { CancelOrder } from '../cancel-order.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ServicesDialog } from './services-dialog.tsx';
import { StartVisit } from './start-visit.tsx';

/** What staff can do with an order beside updating its status. */
export type ChangeKind = 'start' | 'move' | 'services' | 'cancel';

type ChangeDialogsProps = {
  order: Order;
  what: ChangeKind;
  open: boolean;
  onClose: () => void;
  onChanged?: (order: Order) => void;
};

/** The dialog of one change; mounted anew for each, so that every opening begins afresh. */
export function ChangeDialogs({ what, ...dialog }: ChangeDialogsProps) {
  if (what === 'start') return <StartVisit {...dialog} />;
  if (what === 'cancel') return <CancelOrder {...dialog} />;
  return what === 'move' ? <MoveDialog {...dialog} /> : <ServicesDialog {...dialog} />;
}
