import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast.ts';
import {
  applyCountsToDrawers,
  type CashCountDraft,
  type DayToConfirm,
  type DraftErrors,
  drawersIfAllCounted,
  hasDifference,
  toCloseDayRequest,
} from './cash-count-draft.ts';
import { dayCloseCopy as copy } from './copy.ts';
import { useCloseDay } from './queries.ts';

const noErrors: DraftErrors = { handedIn: {} };

type Options = {
  figures: DayClose;
  draft: CashCountDraft;
  onChange: (draft: CashCountDraft) => void;
};

export const useDayCloseForm = ({ figures, draft, onChange }: Options) => {
  const [errors, setErrors] = useState<DraftErrors>(noErrors);
  const [toConfirm, setToConfirm] = useState<DayToConfirm>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useCloseDay(figures.day);
  const drawers = applyCountsToDrawers(figures.drawers, draft);

  const findErrors = (): DraftErrors => {
    const missing = drawers.filter(({ counted }) => counted === null);
    const handedIn = missing.map(({ key }) => [
      key,
      draft.handedIn[key]?.trim() ? copy.cash.invalid : copy.cash.required,
    ]);
    const needsNote = hasDifference(drawers) && draft.note.trim() === '';
    return {
      handedIn: Object.fromEntries(handedIn),
      ...(needsNote && { note: copy.noteRequired }),
    };
  };

  return {
    drawers,
    errors,
    problem,
    toConfirm,
    isConfirming,
    isPending,
    changeHandedIn: (key: string, text: string): void => {
      onChange({ ...draft, handedIn: { ...draft.handedIn, [key]: text } });
      setErrors({ ...errors, handedIn: { ...errors.handedIn, [key]: undefined } });
    },
    changeNote: (note: string): void => {
      onChange({ ...draft, note });
      setErrors({ handedIn: errors.handedIn });
    },
    /** Opens the confirmation. False: something is missing. */
    check: (): boolean => {
      const found = findErrors();
      setErrors(found);
      setProblem(undefined);
      const complete = drawersIfAllCounted(drawers);
      if (!complete || found.note !== undefined) return false;
      const { day, methods, unpaid, notCompleted } = figures;
      const counted = { drawers: complete, note: draft.note.trim() };
      setToConfirm({ day, methods, unpaid, notCompleted, ...counted });
      setIsConfirming(true);
      return true;
    },
    cancel: (): void => setIsConfirming(false),
    close: async (confirmed: DayToConfirm): Promise<void> => {
      try {
        await mutateAsync(toCloseDayRequest(confirmed));
        toast.success(copy.closed);
      } catch (error) {
        if (error instanceof CallError) setProblem(error.message);
        else toast.error(errorText(error) ?? copy.closeFailed);
      } finally {
        setIsConfirming(false);
      }
    },
  };
};
