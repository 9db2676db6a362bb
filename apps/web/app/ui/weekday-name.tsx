import { weekdayNames } from '@haldi/contract/kit/weekdays';

/** Shows `Mon`, reads `Monday`. */
export function WeekdayName({ day }: { day: number }) {
  const name = weekdayNames[day] ?? '';
  return (
    <span>
      {name.slice(0, 3)}
      <span className="sr-only">{name.slice(3)}</span>
    </span>
  );
}
