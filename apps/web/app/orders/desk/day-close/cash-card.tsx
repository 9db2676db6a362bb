import { textLimits } from '@haldi/contract/kit/text-schemas';
import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import type { FormEvent } from 'react';
import { useFocusFirstError } from '../../../lib/use-focus-first-error.ts';
import { useUnsavedWarning } from '../../../lib/use-unsaved-warning.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../../ui/mount-on-first-open.tsx';
import { Notice } from '../../../ui/notice.tsx';
import {
  applyCountsToDrawers,
  type CashCountDraft,
  emptyCashCountDraft,
  hasDifference,
} from './cash-count-draft.ts';
import { CashDrawers } from './cash-drawers.tsx';
import { dayCloseCopy as copy } from './copy.ts';
import { useDayCloseForm } from './use-day-close-form.ts';

const CloseDayDialog = lazyWithPreload(() => import('./close-day-dialog.tsx'));

function Heading() {
  return (
    <div>
      <h2 className="text-xl text-plum-900">{copy.cash.title}</h2>
      <p className="text-sm text-stone">{copy.cash.intro}</p>
    </div>
  );
}

export function ClosedCash({ figures }: { figures: DayClose }) {
  return (
    <Card as="section" aria-label={copy.cash.title} className="min-w-0 p-4 lg:p-5">
      <Heading />
      {figures.drawers.length === 0 ? (
        <p className="mt-3 text-stone">{copy.cash.none}</p>
      ) : (
        <CashDrawers drawers={applyCountsToDrawers(figures.drawers, emptyCashCountDraft)} />
      )}
    </Card>
  );
}

type CashFormProps = {
  figures: DayClose;
  draft: CashCountDraft;
  onChange: (draft: CashCountDraft) => void;
};

export function CashForm(props: CashFormProps) {
  const { draft } = props;
  const form = useDayCloseForm(props);
  const { container, showError } = useFocusFirstError<HTMLFormElement>();
  useUnsavedWarning(
    draft.note.trim() !== '' || Object.values(draft.handedIn).some((text) => text?.trim()),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!form.check()) showError();
  };
  return (
    <Card as="section" aria-label={copy.cash.title} className="min-w-0 p-4 lg:p-5">
      <form ref={container} noValidate onSubmit={submit}>
        <Heading />
        {form.problem && (
          <Notice tone="bad" className="mt-3">
            {form.problem}
          </Notice>
        )}
        {form.drawers.length === 0 ? (
          <p className="my-3 text-stone">{copy.cash.none}</p>
        ) : (
          <CashDrawers
            drawers={form.drawers}
            draft={{
              handedIn: draft.handedIn,
              errors: form.errors.handedIn,
              onChange: form.changeHandedIn,
            }}
          />
        )}
        <div className="space-y-4 border-t border-sand pt-4">
          {form.drawers.length > 0 && (
            <TextArea
              label={copy.noteField}
              value={draft.note}
              onChange={({ target }) => form.changeNote(target.value)}
              rows={2}
              maxLength={textLimits.note}
              required={hasDifference(form.drawers)}
              error={form.errors.note}
              hint={copy.noteHint}
            />
          )}
          <Button
            type="submit"
            className="w-full sm:w-auto"
            onPointerEnter={CloseDayDialog.preload}
            onFocus={CloseDayDialog.preload}
          >
            {copy.close}
          </Button>
        </div>
      </form>
      <MountOnFirstOpen open={form.isConfirming}>
        {form.toConfirm && (
          <CloseDayDialog
            open={form.isConfirming}
            confirmed={form.toConfirm}
            busy={form.isPending}
            onConfirm={(confirmed) => void form.close(confirmed)}
            onClose={form.cancel}
          />
        )}
      </MountOnFirstOpen>
    </Card>
  );
}
