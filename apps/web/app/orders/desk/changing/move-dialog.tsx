import { indiaDay } from '@haldi/contract/kit/dates';
import type { StaffMoveRequest } from '@haldi/contract/orders/desk/changing/schema';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { useState } from 'react';
import { formatDuration } from '../../../lib/duration.ts';
import { beauticianNameOrUnassigned } from '../../../schedule/shared/beautician-name.ts';
import { rescheduleQuestionFromError } from '../assignment-question.ts';
import { useMoveOrder, useStaffMoveSlots } from '../queries.ts';
import { changingCopy } from './copy.ts';
import { DayChoice } from './day-choice.tsx';
import {
  type ChangeDialogProps,
  OrderChangeDialog,
  useOrderChangeInDialog,
} from './order-change-dialog.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { WarningsDialog } from './warnings-dialog.tsx';

const copy = changingCopy.move;

/** Rules of the salon. The server asks about conflicts of the plan. */
const slotWarnings = (reason: SlotAvailability['reason']): string[] => {
  const texts: Partial<Record<NonNullable<typeof reason>, string>> = copy.warnings;
  const text = reason && texts[reason];
  return text === undefined ? [] : [text];
};

type Move = Omit<StaffMoveRequest, 'version' | 'attempt'>;

export function MoveDialog(dialog: ChangeDialogProps) {
  const { order } = dialog;
  const { appointmentDate, appointmentSlot, beautician, services } = order;
  const today = indiaDay(new Date());
  const [day, setDay] = useState(appointmentDate < today ? today : appointmentDate);
  const [slot, setSlot] = useState<string | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [warnings, setWarnings] = useState<string[]>([]);
  const slots = useStaffMoveSlots(order, day);
  const state = useOrderChangeInDialog<Move>(dialog, useMoveOrder(), {
    questionFrom: rescheduleQuestionFromError<Move>,
    doneText: copy.done,
  });
  const move = (change: Move): void => {
    setWarnings([]);
    void state.change(change);
  };
  const chosen = slot === null ? undefined : { appointmentDate: day, appointmentSlot: slot };
  const submit = (): void => {
    setIsSubmitted(true);
    if (!chosen) return;
    const reason = slots.data?.find((time) => time.slot === slot)?.reason;
    const newWarnings = slotWarnings(reason);
    if (newWarnings.length > 0) setWarnings(newWarnings);
    else move(chosen);
  };
  return (
    <OrderChangeDialog
      dialog={dialog}
      state={state}
      copy={copy}
      isUnsaved={slot !== null}
      onConfirm={submit}
    >
      <p className="wrap-anywhere">
        <span className="text-stone">{copy.current}: </span>
        <span className="font-semibold">{formatOrderAppointment(order)}</span>
        {` · ${order.username} · ${beauticianNameOrUnassigned(beautician)} · `}
        {copy.duration(formatDuration(totalVisitMinutes(services)))}
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
        currentSlot={day === appointmentDate ? appointmentSlot : undefined}
        error={isSubmitted && slot === null ? copy.required : undefined}
        onChoose={setSlot}
      />
      <p className="text-sm text-stone">{copy.historyHint}</p>
      <WarningsDialog
        warnings={warnings}
        title={copy.askTitle}
        back={copy.back}
        confirm={copy.moveAnyway}
        onConfirm={() => chosen && move(chosen)}
        onClose={() => setWarnings([])}
      />
    </OrderChangeDialog>
  );
}
