import { formatDay } from '@haldi/contract/kit/dates';
import {
  movableUntil,
  moveRefusal,
  withDayAndStartMinute,
} from '@haldi/contract/orders/move-and-cancel-terms';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useCloseOnBack } from '../../lib/use-close-on-back.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame, DialogPanel } from '../../ui/dialog-frame.tsx';
import { toast } from '../../ui/toast.ts';
import { CannotMoveNotice } from './cannot-move-notice.tsx';
import { ContactSalonButtons } from './contact-salon-buttons.tsx';
import { changingCopy } from './copy.ts';
import { FailureNotice } from './failure-notice.tsx';
import { MoveTimeFields, type SelectedTime } from './move-time-fields.tsx';
import type { ChangeableOrder, OrderApi } from './order-api.ts';
import { type ChangeFailure, useCustomerOrderChange } from './use-customer-order-change.ts';

export type ChangeDialogProps = {
  order: ChangeableOrder;
  access: OrderApi;
  open: boolean;
  onClose: () => void;
};

type MoveDialogProps = ChangeDialogProps & { onCancelInstead: () => void };

const isAboutTime = (code: string): boolean =>
  ['SLOT_FULL', 'SLOT_NOT_BOOKABLE', 'ALREADY_BOOKED', 'INVALID_INPUT'].includes(code);

type NotMovedProps = { failure: ChangeFailure; order: ChangeableOrder; onOtherTime: () => void };

function NotMoved({ failure, order, onOtherTime }: NotMovedProps) {
  if (failure.kind === 'lost') {
    return <FailureNotice title={changingCopy.lostMove} text={changingCopy.lost} />;
  }
  if (failure.kind === 'refused') {
    return (
      <FailureNotice
        title={changingCopy.notMoved}
        text={`${failure.message} ${changingCopy.unchangedTime(order)}`}
        action={
          isAboutTime(failure.code) ? (
            <Button look="secondary" onClick={onOtherTime}>
              {changingCopy.otherTime}
            </Button>
          ) : (
            <ContactSalonButtons text={changingCopy.whatsappText(order.orderId)} />
          )
        }
      />
    );
  }
  return <FailureNotice title={changingCopy.changed} text={changingCopy.changedMove(order)} />;
}

function AppointmentTime({ day, slot }: { day: string; slot: string }) {
  return (
    <>
      <span className="whitespace-nowrap">{formatDay(day)},</span>{' '}
      <span className="whitespace-nowrap">{slot}</span>
    </>
  );
}

function MoveSummary({
  order,
  selected: { day, slot },
}: {
  order: ChangeableOrder;
  selected: SelectedTime;
}) {
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 rounded-card border border-sand bg-white p-4"
    >
      <div>
        <dt className="text-sm text-stone">{changingCopy.from}</dt>
        <dd className="leading-snug font-semibold">
          <AppointmentTime day={order.appointmentDate} slot={order.appointmentSlot} />
        </dd>
      </div>
      <ArrowRight aria-hidden="true" className="size-5 text-plum-600" />
      <div>
        <dt className="text-sm text-stone">{changingCopy.to}</dt>
        <dd className="leading-snug font-semibold">
          {slot === null ? (
            <span className="font-normal text-stone">{changingCopy.notChosen}</span>
          ) : (
            <AppointmentTime day={day} slot={slot} />
          )}
        </dd>
      </div>
    </dl>
  );
}

function MoveForm({ order: shown, access, onClose, onCancelInstead }: MoveDialogProps) {
  const now = useNow();
  const { order, failure, setFailure, isSending, change } = useCustomerOrderChange<{
    appointmentDate: string;
    appointmentSlot: string;
  }>(shown, access, access.move);
  const [selected, setSelected] = useState<SelectedTime>({
    day: shown.appointmentDate,
    slot: null,
  });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const timedOrder = withDayAndStartMinute(order);
  const reason = failure?.kind === 'not-changeable' ? failure.reason : moveRefusal(timedOrder, now);
  const isLost = failure?.kind === 'lost';
  // After a lost answer the visit may already be moved. Sending the same attempt again tells.
  if (reason !== undefined && !isLost) {
    return (
      <DialogPanel title={changingCopy.moveTitle}>
        <CannotMoveNotice order={order} reason={reason} now={now} onCancel={onCancelInstead} />
      </DialogPanel>
    );
  }
  const choose = (next: SelectedTime): void => {
    setSelected(next);
    setFailure(null);
  };
  const move = async (): Promise<void> => {
    setIsSubmitted(true);
    if (selected.slot === null) return;
    const appointment = { appointmentDate: selected.day, appointmentSlot: selected.slot };
    const moved = await change(appointment, order.version);
    if (!moved) return;
    const isMoved =
      moved.appointmentDate === selected.day && moved.appointmentSlot === selected.slot;
    // The first attempt moved the visit, and staff have moved it again since.
    if (!isMoved) return setFailure({ kind: 'changed' });
    toast.success(changingCopy.moved(moved));
    onClose();
  };
  const moveLabel =
    selected.slot === null
      ? changingCopy.move
      : changingCopy.moveTo({ appointmentDate: selected.day, appointmentSlot: selected.slot });
  return (
    <DialogPanel
      title={changingCopy.moveTitle}
      description={changingCopy.orderNumber(order.orderId)}
      footer={
        <Button
          size="large"
          className="grow sm:grow-0"
          busy={isSending}
          onClick={() => void move()}
        >
          {isLost ? changingCopy.tryAgain : moveLabel}
        </Button>
      }
    >
      <MoveTimeFields
        order={order}
        access={access}
        selected={selected}
        onChoose={choose}
        isSubmitted={isSubmitted}
      >
        <MoveSummary order={order} selected={selected} />
        <p className="text-sm text-stone">{changingCopy.moveFree(movableUntil(timedOrder))}</p>
        {failure && (
          <NotMoved
            failure={failure}
            order={order}
            onOtherTime={() => choose({ ...selected, slot: null })}
          />
        )}
      </MoveTimeFields>
    </DialogPanel>
  );
}

export default function MoveDialog(props: MoveDialogProps) {
  const { open, onClose } = props;
  useCloseOnBack(open, onClose);
  return (
    <DialogFrame open={open} onClose={onClose} place="steps">
      <MoveForm {...props} />
    </DialogFrame>
  );
}
