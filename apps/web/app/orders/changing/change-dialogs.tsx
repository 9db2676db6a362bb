import { lazyWithPreload } from '../../ui/lazy.ts';
import { OnceOpened } from '../../ui/once-opened.tsx';
import type { ChangeableOrder, OrderAccess } from './order-access.ts';

const MoveDialog = lazyWithPreload(() => import('./move-dialog.tsx'));
const CancelDialog = lazyWithPreload(() => import('./cancel-dialog.tsx'));

export type Change = 'move' | 'cancel';

export const preloadChange: Record<Change, () => void> = {
  move: MoveDialog.preload,
  cancel: CancelDialog.preload,
};

type ChangeDialogsProps = {
  order: ChangeableOrder;
  access: OrderAccess;
  open: Change | null;
  onOpen: (open: Change | null) => void;
};

/** The dialogs in which a visit is moved and cancelled; their code comes when one is wanted. */
export function ChangeDialogs({ order, access, open, onOpen }: ChangeDialogsProps) {
  const onClose = (): void => onOpen(null);
  return (
    <>
      <OnceOpened open={open === 'move'}>
        <MoveDialog
          order={order}
          access={access}
          open={open === 'move'}
          onClose={onClose}
          onCancelInstead={() => onOpen('cancel')}
        />
      </OnceOpened>
      <OnceOpened open={open === 'cancel'}>
        <CancelDialog order={order} access={access} open={open === 'cancel'} onClose={onClose} />
      </OnceOpened>
    </>
  );
}
