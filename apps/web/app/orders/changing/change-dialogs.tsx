import { lazyWithPreload } from '../../ui/lazy.ts';
import { OnceOpened } from '../../ui/once-opened.tsx';
import type { CorrectableOrder } from '../shared/use-correction.ts';
import type { ChangeableOrder, OrderAccess } from './order-access.ts';

const MoveDialog = lazyWithPreload(() => import('./move-dialog.tsx'));
const CorrectDialog = lazyWithPreload(() => import('./correct-dialog.tsx'));
const CancelDialog = lazyWithPreload(() => import('./cancel-dialog.tsx'));

export type Change = 'move' | 'cancel' | 'correct';

export const preloadChange: Record<Change, () => void> = {
  move: MoveDialog.preload,
  cancel: CancelDialog.preload,
  correct: CorrectDialog.preload,
};

type ChangeDialogsProps = {
  order: ChangeableOrder | (ChangeableOrder & CorrectableOrder);
  access: OrderAccess;
  open: Change | null;
  onOpen: (open: Change | null) => void;
};

/** The dialogs in which a visit is moved, corrected and cancelled; their code comes when one is wanted. */
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
      {'address' in order && (
        <OnceOpened open={open === 'correct'}>
          <CorrectDialog
            order={order}
            access={access}
            open={open === 'correct'}
            onClose={onClose}
          />
        </OnceOpened>
      )}
      <OnceOpened open={open === 'cancel'}>
        <CancelDialog order={order} access={access} open={open === 'cancel'} onClose={onClose} />
      </OnceOpened>
    </>
  );
}
