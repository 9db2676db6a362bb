import { CalendarCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

type NextFreeProps = {
  /** What the button says; nothing: it is not known yet, or there is none. */
  text: string | undefined;
  /** Said where there is none. */
  none: string | undefined;
  /** Another month is being asked for. */
  isChanging: boolean;
  /** It is what is chosen. */
  isChosen: boolean;
  onChoose: () => void;
};

/** The first time that is free, to be taken with one tap; its line is there before it is known. */
export function NextAvailableButton({ text, none, isChanging, isChosen, onChoose }: NextFreeProps) {
  return (
    <div className="mb-1 flex min-h-12 items-center justify-center text-center">
      {none !== undefined && !isChanging && <p className="text-sm text-stone">{none}</p>}
      {text !== undefined && (
        <Button
          look="secondary"
          size="small"
          busy={isChanging}
          aria-pressed={isChosen}
          className="aria-pressed:border-leaf-600 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-700"
          onClick={onChoose}
        >
          <CalendarCheck aria-hidden="true" className="hidden size-4 shrink-0 sm:block" />
          {text}
        </Button>
      )}
    </div>
  );
}
