import type { SetupStep } from '@haldi/contract/setup/schema';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { setupCopy as copy } from '../../copy.ts';

export type StepProps = {
  onDone: () => void;
  onBack: (() => void) | undefined;
  isBusy: boolean;
};

type StepActionsProps = StepProps & {
  /** The button submits the surrounding form. Otherwise it only continues. */
  isForm?: boolean;
  isSending?: boolean;
  canSkip?: boolean;
};

export function StepActions(props: StepActionsProps) {
  const { onDone, onBack, isBusy, isForm = false, isSending = false, canSkip = false } = props;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-sand pt-5">
      {onBack && (
        <Button look="quiet" className="mr-auto" onClick={onBack}>
          {copy.back}
        </Button>
      )}
      {canSkip && (
        <Button look="secondary" once onClick={onDone}>
          {copy.skip}
        </Button>
      )}
      {isForm ? (
        <Button type="submit" busy={isSending || isBusy}>
          {copy.saveAndContinue}
        </Button>
      ) : (
        <Button once busy={isBusy} onClick={onDone}>
          {copy.next}
        </Button>
      )}
    </div>
  );
}

type StepFrameProps = { step: SetupStep; children: ReactNode };

export function StepFrame({ step, children }: StepFrameProps) {
  return (
    <Card className="space-y-5 lg:p-7">
      <div>
        <h2 className="text-2xl text-plum-900">{copy.names[step]}</h2>
        <p className="mt-1 text-stone">{copy.texts[step]}</p>
      </div>
      {children}
    </Card>
  );
}
