import { minutesPerDay } from '../../../kit/time-of-day.ts';
import { defaultWorkingHours } from '../../../roster/schema.ts';
import type { Span } from '../../../schedule/plan/day-plan.ts';

type BoardDay = {
  people: readonly { hours: readonly Span[] }[];
  starts: readonly number[];
  visits: readonly { startMinute: number; minutes: number }[];
};

const hourMinutes = 60;
/** Minutes shown after the last start time. */
const minutesAfterStart = 30;

/** In whole hours, covering all working hours, start times and visits. */
export const boardTimeSpan = ({ people, starts, visits }: BoardDay): Span => {
  const hours = people.flatMap((person) => person.hours);
  const spans: Span[] = [
    ...(hours.length > 0 ? hours : [defaultWorkingHours]),
    ...starts.map((start) => ({ from: start, to: start + minutesAfterStart })),
    ...visits.map(({ startMinute, minutes }) => ({ from: startMinute, to: startMinute + minutes })),
  ];
  const [firstMinute, lastMinute] = [
    Math.min(...spans.map(({ from }) => from)),
    Math.max(...spans.map(({ to }) => to)),
  ];
  return {
    from: Math.floor(firstMinute / hourMinutes) * hourMinutes,
    to: Math.min(minutesPerDay, Math.ceil(lastMinute / hourMinutes) * hourMinutes),
  };
};
