import { formatTimeOfDay, minutesPerDay } from '@haldi/contract/kit/time-of-day';
import type { FieldText } from './field.tsx';
import { NativeSelect } from './native-select.tsx';

const step = 15;

type TimeSelectProps = FieldText & {
  /** Minutes since midnight. */
  value: number;
  onChange: (minute: number) => void;
  /** Midnight is the end of the day. */
  isEnd?: boolean;
  name?: string;
  disabled?: boolean;
  isNarrow?: boolean;
  className?: string;
};

/** Every 15 minutes, and the current value. */
const timesOf = (chosen: number, isEnd: boolean): number[] => {
  const first = isEnd ? step : 0;
  const quarters = Array.from({ length: minutesPerDay / step }, (_, place) => first + place * step);
  return [...new Set([...quarters, chosen])].sort((one, other) => one - other);
};

/** Not a time input, whose format depends on the browser's language. */
export function TimeSelect({ value, onChange, isEnd = false, ...rest }: TimeSelectProps) {
  return (
    <NativeSelect
      {...rest}
      options={timesOf(value, isEnd).map((minute) => ({
        value: String(minute),
        label: formatTimeOfDay(minute),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
