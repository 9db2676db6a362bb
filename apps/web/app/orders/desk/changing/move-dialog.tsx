import { indiaDay } from '@haldi/contract/kit/dates';
import type { StaffMove } from '@haldi/contract/orders/desk/changing/schema';
import { whenText } from '@haldi/contract/orders/moving';
import type { Order } from '@haldi/contract/orders/schema';
import { visitMinutes } from '@haldi/contract/orders/total';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { useState } from 'react';
import { formatDuration } from '../../../lib/duration.ts';
import { Unsaved } from '../../../lib/use-unsaved.ts';
import { beauticianName } from '../../../schedule/shared/beautician-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChangeNotice } from '../change-notice.tsx';
import { useMoveOrder, useMovingSlots } from '../queries.ts';
import { planQuestionOf } from '../question.ts';
import { QuestionDialog } from '../question-dialog.tsx';
import { useOrderChange } from '../use-order-change.ts';
import { changingCopy } from './copy.ts';
import { DayChoice } from './day-choice.tsx';
import { DoubtsDialog } from './doubts-dialog.tsx';
import { SlotChoice } from './slot-choice.tsx';

const copy = changingCopy.move;

/** Why staff are asked first; what the plan says is asked by the server. */
const doubtsAbout = (reason: SlotAvailability['reason']): string[] => {
  const asks: Partial<Record<NonNullable<typeof reason>, string>> = copy.asks;
  const doubt = reason && asks[reason];
  return doubt === undefined ? [] : [doubt];
};

type Move = Omit<StaffMove, 'version' | 'attempt'>;

export type ChangeDialogProps = {
  order: Order;
  open: boolean;
  onClose: () => void;
  /** It has become another. */
  onChanged?: ((order: Order) => void) | undefined;
};

/** Staff move a visit to any time that is still to come. */
export function MoveDialog({ order, open, onClose, onChanged }: ChangeDialogProps) {
  const { appointmentDate, appointmentSlot, beautician, services } = order;
  const today = indiaDay(new Date());
  const [day, setDay] = useState(appointmentDate < today ? today : appointmentDate);
  const [slot, setSlot] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [doubts, setDoubts] = useState<string[]>([]);
  const slots = useMovingSlots(order, day);
  const options = { asks: planQuestionOf<Move>, done: copy.done };
  const { send, isPending, question, withdraw, ...told } = useOrderChange<Move>(
    order,
    useMoveOrder(),
    options,
  );

  const move = async (change: Move): Promise<void> => {
    setDoubts([]);
    const moved = await send(change);
    if (!moved) return;
    onChanged?.(moved);
    onClose();
  };
  const chosen = slot === null ? undefined : { appointmentDate: day, appointmentSlot: slot };
  const submit = (): void => {
    setIsAsked(true);
    if (!chosen) return;
    const reason = slots.data?.find((time) => time.slot === slot)?.reason;
    const found = doubtsAbout(reason);
    if (found.length > 0) setDoubts(found);
    else void move(chosen);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(order.orderId)}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button once busy={isPending} onClick={submit}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <Unsaved when={slot !== null} />
      <div className="space-y-5">
        <p className="wrap-anywhere">
          <span className="text-stone">{copy.now}: </span>
          <span className="font-semibold">{whenText(order)}</span>
          {` · ${order.username} · ${beauticianName(beautician)} · `}
          {copy.lasts(formatDuration(visitMinutes(services)))}
        </p>
        <DayChoice
          order={order}
          day={day}
          onChoose={(next, time) => {
            setDay(next);
            setSlot(time ?? null);
          }}
        />
        <SlotChoice
          key={day}
          query={slots}
          chosen={slot}
          standing={day === appointmentDate ? appointmentSlot : undefined}
          error={isAsked && slot === null ? copy.required : undefined}
          onChoose={setSlot}
        />
        <p className="text-sm text-stone">{copy.told}</p>
        <ChangeNotice {...told} />
      </div>
      <DoubtsDialog
        doubts={doubts}
        title={copy.askTitle}
        back={copy.back}
        confirm={copy.despite}
        onConfirm={() => chosen && void move(chosen)}
        onClose={() => setDoubts([])}
      />
      <QuestionDialog
        question={question}
        busy={isPending}
        isAboutTime
        onAnswer={(answer) => void move(answer)}
        onClose={withdraw}
      />
    </Dialog>
  );
}
