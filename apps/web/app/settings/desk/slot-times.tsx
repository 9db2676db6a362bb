import { formatTimeOfDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { defaultSlots, sortSlots } from '@haldi/contract/schedule/booking-time-rules';
import { settingLimits } from '@haldi/contract/settings/desk/schema';
import { Clock, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TimeSelect } from '../../ui/time-select.tsx';
import { settingsCopy as copy } from './copy.ts';

const isDefault = (slots: readonly string[]): boolean =>
  sortSlots(slots).join() === defaultSlots.join();

type SlotTimesProps = {
  value: string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
};

export function SlotTimes({ value, error, onChange }: SlotTimesProps) {
  const [minute, setMinute] = useState(parseTimeOfDay('04:00 PM'));
  const [problem, setProblem] = useState<string>();
  const add = (): void => {
    const slot = formatTimeOfDay(minute);
    if (value.includes(slot)) setProblem(copy.duplicateSlot);
    else onChange(sortSlots([...value, slot]));
  };
  const isLast = value.length === 1;
  return (
    <div className="sm:col-span-2">
      <ul aria-label={copy.fields.slots} className="flex flex-wrap gap-2">
        {value.map((slot) => (
          <li key={slot} className="flex items-center rounded-full bg-haldi-100 pl-4 tabular-nums">
            {slot}
            <IconButton
              label={isLast ? copy.lastSlot : copy.removeSlot(slot)}
              disabled={isLast}
              onClick={() => onChange(value.filter((one) => one !== slot))}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <TimeSelect
          label={copy.addSlot}
          value={minute}
          error={problem ?? error}
          className="grow basis-48"
          onChange={(chosen) => {
            setMinute(chosen);
            setProblem(undefined);
          }}
        />
        <Button
          look="secondary"
          className="min-h-12 grow sm:mt-6.5 sm:grow-0"
          disabled={value.length >= settingLimits.slots}
          onClick={add}
        >
          <Clock aria-hidden="true" className="size-5" />
          {copy.addTime}
        </Button>
        <Button
          look="quiet"
          className="min-h-12 grow sm:mt-6.5 sm:grow-0"
          disabled={isDefault(value)}
          onClick={() => onChange([...defaultSlots])}
        >
          <RotateCcw aria-hidden="true" className="size-5" />
          {copy.resetSlots}
        </Button>
      </div>
    </div>
  );
}
