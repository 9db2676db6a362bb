import {
  cancelRefusal,
  moveRefusal,
  withDayAndStartMinute,
} from '@haldi/contract/orders/move-and-cancel-terms';
import { CalendarClock, MapPinPen, X } from 'lucide-react';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { changingCopy } from './copy.ts';
import { type CustomerChangeKind, preloadChangeDialog } from './customer-change-dialogs.tsx';
import type { ChangeableOrder } from './order-api.ts';

type ChangeButtonsProps = {
  order: ChangeableOrder;
  onOpen: (open: CustomerChangeKind) => void;
  /** Adds the order number to the accessible names. */
  isInList?: boolean;
  canCorrect?: boolean;
};

export function ChangeOrderButtons({
  order,
  onOpen,
  isInList = false,
  canCorrect = false,
}: ChangeButtonsProps) {
  const now = useNow();
  const timedOrder = withDayAndStartMinute(order);
  const isMovable = moveRefusal(timedOrder, now) === undefined;
  const isCancellable = cancelRefusal(timedOrder, now) === undefined;
  const size = isInList ? 'small' : 'medium';
  return (
    <>
      {isMovable && (
        <Button
          look="secondary"
          size={size}
          className="grow text-nowrap max-sm:px-3"
          {...(isInList && { 'aria-label': changingCopy.moveOf(order.orderId) })}
          onPointerEnter={preloadChangeDialog.move}
          onFocus={preloadChangeDialog.move}
          onClick={() => onOpen('move')}
        >
          <CalendarClock aria-hidden="true" className="size-5 max-sm:hidden" />
          {changingCopy.move}
        </Button>
      )}
      {canCorrect && isMovable && (
        <Button
          look="secondary"
          className="grow text-nowrap max-sm:px-3"
          onPointerEnter={preloadChangeDialog.correct}
          onFocus={preloadChangeDialog.correct}
          onClick={() => onOpen('correct')}
        >
          <MapPinPen aria-hidden="true" className="size-5 max-sm:hidden" />
          {changingCopy.correct}
        </Button>
      )}
      {isInList && !isMovable && isCancellable && (
        <p className="grow self-center text-sm text-stone">{changingCopy.tooLateToMove}</p>
      )}
      {isCancellable && (
        <Button
          look="secondary"
          size={size}
          className="grow text-nowrap max-sm:px-3"
          {...(isInList && { 'aria-label': changingCopy.cancelOf(order.orderId) })}
          onPointerEnter={preloadChangeDialog.cancel}
          onFocus={preloadChangeDialog.cancel}
          onClick={() => onOpen('cancel')}
        >
          <X aria-hidden="true" className="size-5 max-sm:hidden" />
          {changingCopy.cancel}
        </Button>
      )}
    </>
  );
}
