import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { maxCalendarDays } from '@haldi/contract/schedule/endpoints';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import {
  dayUnavailableText,
  noSlot,
  slotPlaceholderOption,
  toSlotOption,
} from '../../schedule/shared/availability/slot-availability.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Select } from '../../ui/select.tsx';
import { useBeauticianNames, useNextRepeatTime, useRepeatSlots } from '../queries.ts';
import { complaintsCopy } from './copy.ts';

const copy = complaintsCopy.repeat;

/** Empty: nothing chosen, or any beautician. */
export type RepeatTime = { orderId: number; day: string; slot: string; beautician: string };

const anyBeautician = 'any';

const useBeauticianOptions = ({ beautician: last }: Order) => {
  const { data: roster = [] } = useBeauticianNames();
  const active = roster.filter(({ active }) => active);
  const isLast = ({ name }: { name: string }): boolean => name === last && last !== noBeautician;
  // The one of the last visit first: the same or another one is the first question.
  const sorted = [...active.filter(isLast), ...active.filter((one) => !isLast(one))];
  return [
    { value: anyBeautician, label: copy.any },
    ...sorted.map((one) => ({
      value: one._id,
      label: isLast(one) ? copy.last(one.name) : one.name,
    })),
  ];
};

type RepeatFieldsProps = {
  order: Order;
  value: RepeatTime;
  onChange: (value: RepeatTime) => void;
  error: string | undefined;
};

export function RepeatFields({ order, value, onChange, error }: RepeatFieldsProps) {
  const { day, slot, beautician } = value;
  const [today] = useState(() => indiaDay(new Date()));
  const range = { from: today, to: addDays(today, maxCalendarDays - 1) };
  const options = useBeauticianOptions(order);
  const { data: next } = useNextRepeatTime(order, range, beautician);
  const { data: slots } = useRepeatSlots(order, day, beautician);
  const problem = day === '' ? undefined : dayUnavailableText(slots);
  return (
    <div className="space-y-4">
      <NativeSelect
        label={copy.beautician}
        value={beautician || anyBeautician}
        options={options}
        onChange={(chosen) =>
          onChange({ ...value, slot: '', beautician: chosen === anyBeautician ? '' : chosen })
        }
      />
      {next && (
        <Button
          look="secondary"
          size="small"
          aria-pressed={day === next.day && slot === next.slot}
          className="aria-pressed:border-leaf-600 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-700"
          onClick={() => onChange({ ...value, day: next.day, slot: next.slot })}
        >
          <CalendarCheck aria-hidden="true" className="size-4 shrink-0" />
          {copy.next(next.day, next.slot)}
        </Button>
      )}
      {next === null && <p className="text-sm text-stone">{copy.none}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={copy.day}
          required
          min={today}
          value={day}
          onChange={(chosen) => onChange({ ...value, day: chosen, slot: '' })}
          error={error !== undefined && day === '' ? error : problem}
        />
        <Select
          label={copy.slot}
          options={[slotPlaceholderOption, ...(slots ?? []).map(toSlotOption)]}
          value={slot || noSlot}
          disabled={day === ''}
          onChange={(chosen) => onChange({ ...value, slot: chosen === noSlot ? '' : chosen })}
          error={error !== undefined && day !== '' && slot === '' ? error : undefined}
        />
      </div>
    </div>
  );
}
