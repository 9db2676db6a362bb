import { Minus, Plus, Trash2 } from 'lucide-react';
import { uiCopy } from './copy.ts';
import { cx } from './cx.ts';

type StepperProps = {
  label: string;
  value: number;
  max?: number;
  onDecrease: () => void;
  onIncrease: () => void;
  /** If set, the minus button removes the item at one. */
  onRemove?: () => void;
  className?: string;
};

const buttonStyle =
  'flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-haldi-200 disabled:cursor-not-allowed disabled:opacity-40';

export function QuantityStepper(props: StepperProps) {
  const { label, value, max = 20, onDecrease, onIncrease, onRemove, className } = props;
  const removes = onRemove !== undefined && value <= 1;
  return (
    <fieldset
      className={cx(
        'flex h-11 items-center justify-between rounded-full border border-haldi-500 bg-haldi-100 text-plum-950',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-label={removes ? uiCopy.remove(label) : uiCopy.decrease(label)}
        disabled={!removes && value <= 1}
        onClick={removes ? onRemove : onDecrease}
        className={buttonStyle}
      >
        {removes ? (
          <Trash2 aria-hidden="true" className="size-4.5" />
        ) : (
          <Minus aria-hidden="true" className="size-4.5" />
        )}
      </button>
      <output aria-label={label} className="min-w-6 text-center font-semibold tabular-nums">
        {value}
      </output>
      <button
        type="button"
        aria-label={uiCopy.increase(label)}
        disabled={value >= max}
        onClick={onIncrease}
        className={buttonStyle}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </button>
    </fieldset>
  );
}
