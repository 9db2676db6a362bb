import { CalendarCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

type NextAvailableTimeProps = {
  text: string | undefined;
  none: string | undefined;
  isChanging: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** Reserves its line before the time is known. */
export function NextAvailableButton({
  text,
  none,
  isChanging,
  isChosen,
  onChoose,
}: NextAvailableTimeProps) {
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
