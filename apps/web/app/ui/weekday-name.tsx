import { weekdayNames } from '@haldi/contract/kit/weekdays';

export function WeekdayName({ day }: { day: number }) {
  const name = weekdayNames[day] ?? '';
  return (
    <span>
      <span aria-hidden="true">{name.slice(0, 3)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
