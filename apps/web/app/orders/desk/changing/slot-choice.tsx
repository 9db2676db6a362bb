import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { useStaffMoveSlots } from '../queries.ts';
import { changingCopy } from './copy.ts';

const copy = changingCopy.move;

type TimeProps = {
  name: string;
  time: SlotAvailability;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: (slot: string) => void;
};

const timeNote = ({ time, isCurrent }: Pick<TimeProps, 'time' | 'isCurrent'>) => {
  if (isCurrent) return copy.currentSlot;
  return time.reason && copy.notes[time.reason];
};

function Time({ name, time, isCurrent, isChosen, onChoose }: TimeProps) {
  const note = timeNote({ time, isCurrent });
  const isDisabled = isCurrent || time.reason === 'PAST';
  return (
    <label className="relative flex">
      <input
        type="radio"
        name={name}
        value={time.slot}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose(time.slot)}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-field disabled:cursor-not-allowed"
      />
      <span
        className={cx(
          'pointer-events-none flex min-h-12 w-full flex-col items-center justify-center rounded-field border px-1 py-1 text-center leading-tight tabular-nums transition-colors',
          'peer-checked:border-plum-700 peer-checked:bg-plum-700 peer-checked:text-white peer-hover:border-plum-600 peer-disabled:border-sand peer-disabled:text-stone',
          time.available && !isCurrent
            ? 'border-leaf-600 bg-leaf-100 text-leaf-700'
            : 'border-edge border-dashed bg-white text-plum-900',
        )}
      >
        {time.slot}
        {note && <span className="text-xs">{note}</span>}
      </span>
    </label>
  );
}

type GroupProps = {
  title: string;
  hint?: string;
  times: readonly SlotAvailability[];
  timeProps: (time: SlotAvailability) => TimeProps;
};

function Group({ title, hint, times, timeProps }: GroupProps) {
  const id = useId();
  if (times.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset is read out twice.
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 text-sm text-stone">
        {title}
      </p>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {times.map((time) => (
          <Time key={time.slot} {...timeProps(time)} />
        ))}
      </div>
      {hint && <p className="mt-1.5 text-sm text-stone">{hint}</p>}
    </div>
  );
}

type SlotChoiceProps = {
  query: ReturnType<typeof useStaffMoveSlots>;
  chosen: string | null;
  currentSlot: string | undefined;
  error: string | undefined;
  onChoose: (slot: string) => void;
};

export function SlotChoice({ query, chosen, currentSlot, error, onChoose }: SlotChoiceProps) {
  const id = useId();
  const { data, isError, refetch } = query;
  const timeProps = (time: SlotAvailability): TimeProps => ({
    name: id,
    time,
    isCurrent: time.slot === currentSlot,
    isChosen: time.slot === chosen,
    onChoose,
  });
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.slots}</legend>
      {!data && !isError && (
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-30" />
        </div>
      )}
      {isError && !data && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {copy.failed}
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
      {data && (
        <div className="space-y-3">
          <Group
            title={copy.free}
            times={data.filter(({ available }) => available)}
            timeProps={timeProps}
          />
          <Group
            title={copy.notAvailable}
            hint={copy.notFreeHint}
            times={data.filter(({ available }) => !available)}
            timeProps={timeProps}
          />
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
