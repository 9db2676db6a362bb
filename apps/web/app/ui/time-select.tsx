import { minutesPerDay, timeOfDay } from '@haldi/contract/kit/time-of-day';
import type { FieldText } from './field.tsx';
import { NativeSelect } from './native-select.tsx';

const step = 15;

type TimeSelectProps = FieldText & {
  /** Minutes since midnight. */
  value: number;
  onChange: (minute: number) => void;
  /** Where something ends: midnight is then the end of the day, not its beginning. */
  isEnd?: boolean;
  name?: string;
  disabled?: boolean;
  isNarrow?: boolean;
  className?: string;
};

/** Quarters of an hour; a time between two of them that is chosen already can stay. */
const timesOf = (chosen: number, isEnd: boolean): number[] => {
  const first = isEnd ? step : 0;
  const quarters = Array.from({ length: minutesPerDay / step }, (_, place) => first + place * step);
  return [...new Set([...quarters, chosen])].sort((one, other) => one - other);
};

/** A time of day, written as everywhere else whatever the browser's own language. */
export function TimeSelect({ value, onChange, isEnd = false, ...rest }: TimeSelectProps) {
  return (
    <NativeSelect
      {...rest}
      options={timesOf(value, isEnd).map((minute) => ({
        value: String(minute),
        label: timeOfDay(minute),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
