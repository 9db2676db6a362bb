import { formatDay } from '@haldi/contract/kit/dates';
import { movableUntil, moveRefusal, withAppointment } from '@haldi/contract/orders/terms';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame, DialogPanel } from '../../ui/dialog-frame.tsx';
import { toast } from '../../ui/toast.ts';
import { CannotMove } from './cannot-move.tsx';
import { ContactUs } from './contact-us.tsx';
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

type NotMovedProps = { trouble: ChangeFailure; order: ChangeableOrder; onOtherTime: () => void };

function NotMoved({ trouble, order, onOtherTime }: NotMovedProps) {
  if (trouble.kind === 'lost') {
    return <FailureNotice title={changingCopy.lostMove} text={changingCopy.lost} />;
  }
  if (trouble.kind === 'refused') {
    return (
      <FailureNotice
        title={changingCopy.notMoved}
        text={`${trouble.message} ${changingCopy.unchangedTime(order)}`}
        action={
          isAboutTime(trouble.code) ? (
            <Button look="secondary" onClick={onOtherTime}>
              {changingCopy.otherTime}
            </Button>
          ) : (
            <ContactUs text={changingCopy.whatsappText(order.orderId)} />
          )
        }
      />
    );
  }
  return <FailureNotice title={changingCopy.changed} text={changingCopy.changedMove(order)} />;
}

function When({ day, slot }: { day: string; slot: string }) {
  return (
    <>
      <span className="whitespace-nowrap">{formatDay(day)},</span>{' '}
      <span className="whitespace-nowrap">{slot}</span>
    </>
  );
}

function FromTo({
  order,
  chosen: { day, slot },
}: {
  order: ChangeableOrder;
  chosen: SelectedTime;
}) {
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 rounded-card border border-sand bg-white p-4"
    >
      <div>
        <dt className="text-sm text-stone">{changingCopy.from}</dt>
        <dd className="leading-snug font-semibold">
          <When day={order.appointmentDate} slot={order.appointmentSlot} />
        </dd>
      </div>
      <ArrowRight aria-hidden="true" className="size-5 text-plum-600" />
      <div>
        <dt className="text-sm text-stone">{changingCopy.to}</dt>
        <dd className="leading-snug font-semibold">
          {slot === null ? (
            <span className="font-normal text-stone">{changingCopy.notChosen}</span>
          ) : (
            <When day={day} slot={slot} />
          )}
        </dd>
      </div>
    </dl>
  );
}

function MoveForm({ order: shown, access, onClose, onCancelInstead }: MoveDialogProps) {
  const now = useNow();
  const { order, trouble, tell, isSending, change } = useCustomerOrderChange<{
    appointmentDate: string;
    appointmentSlot: string;
  }>(shown, access, access.move);
  const [chosen, setChosen] = useState<SelectedTime>({ day: shown.appointmentDate, slot: null });
  const [isAsked, setIsAsked] = useState(false);
  const booked = withAppointment(order);
  const reason = trouble?.kind === 'not-changeable' ? trouble.reason : moveRefusal(booked, now);
  const isLost = trouble?.kind === 'lost';
  // After a lost answer the visit may already be moved. Sending the same attempt again tells.
  if (reason !== undefined && !isLost) {
    return (
      <DialogPanel title={changingCopy.moveTitle}>
        <CannotMove order={order} reason={reason} now={now} onCancel={onCancelInstead} />
      </DialogPanel>
    );
  }
  const choose = (next: SelectedTime): void => {
    setChosen(next);
    tell(null);
  };
  const move = async (): Promise<void> => {
    setIsAsked(true);
    if (chosen.slot === null) return;
    const wanted = { appointmentDate: chosen.day, appointmentSlot: chosen.slot };
    const moved = await change(wanted, order.version);
    if (!moved) return;
    const isThere = moved.appointmentDate === chosen.day && moved.appointmentSlot === chosen.slot;
    // The first attempt moved the visit, and staff have moved it again since.
    if (!isThere) return tell({ kind: 'changed' });
    toast.success(changingCopy.moved(moved));
    onClose();
  };
  const moveLabel =
    chosen.slot === null
      ? changingCopy.move
      : changingCopy.moveTo({ appointmentDate: chosen.day, appointmentSlot: chosen.slot });
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
        chosen={chosen}
        onChoose={choose}
        isAsked={isAsked}
      >
        <FromTo order={order} chosen={chosen} />
        <p className="text-sm text-stone">{changingCopy.moveFree(movableUntil(booked))}</p>
        {trouble && (
          <NotMoved
            trouble={trouble}
            order={order}
            onOtherTime={() => choose({ ...chosen, slot: null })}
          />
        )}
      </MoveTimeFields>
    </DialogPanel>
  );
}

export default function MoveDialog(props: MoveDialogProps) {
  const { open, onClose } = props;
  useOverlay(open, onClose);
  return (
    <DialogFrame open={open} onClose={onClose} place="steps">
      <MoveForm {...props} />
    </DialogFrame>
  );
}
