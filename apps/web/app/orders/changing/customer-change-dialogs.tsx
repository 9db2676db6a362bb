import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import type { CorrectableOrder } from '../shared/use-address-correction.ts';
import type { ChangeableOrder, OrderApi } from './order-api.ts';

const MoveDialog = lazyWithPreload(() => import('./move-dialog.tsx'));
const AddressCorrectionDialog = lazyWithPreload(() => import('./address-correction-dialog.tsx'));
const CancelDialog = lazyWithPreload(() => import('./cancel-dialog.tsx'));

export type CustomerChangeKind = 'move' | 'cancel' | 'correct';

export const preloadChangeDialog: Record<CustomerChangeKind, () => void> = {
  move: MoveDialog.preload,
  cancel: CancelDialog.preload,
  correct: AddressCorrectionDialog.preload,
};

type ChangeDialogsProps = {
  order: ChangeableOrder | (ChangeableOrder & CorrectableOrder);
  access: OrderApi;
  open: CustomerChangeKind | null;
  onOpen: (open: CustomerChangeKind | null) => void;
};

export function CustomerChangeDialogs({ order, access, open, onOpen }: ChangeDialogsProps) {
  const onClose = (): void => onOpen(null);
  return (
    <>
      <MountOnFirstOpen open={open === 'move'}>
        <MoveDialog
          order={order}
          access={access}
          open={open === 'move'}
          onClose={onClose}
          onCancelInstead={() => onOpen('cancel')}
        />
      </MountOnFirstOpen>
      {'address' in order && (
        <MountOnFirstOpen open={open === 'correct'}>
          <AddressCorrectionDialog
            order={order}
            access={access}
            open={open === 'correct'}
            onClose={onClose}
          />
        </MountOnFirstOpen>
      )}
      <MountOnFirstOpen open={open === 'cancel'}>
        <CancelDialog order={order} access={access} open={open === 'cancel'} onClose={onClose} />
      </MountOnFirstOpen>
    </>
  );
}
