import { minutesPerDay } from '../../../kit/time-of-day.ts';
import { defaultWorkingHours } from '../../../roster/schema.ts';
import type { Span } from '../../../schedule/plan/day-plan.ts';

type Drawn = {
  people: readonly { hours: readonly Span[] }[];
  starts: readonly number[];
  visits: readonly { startMinute: number; minutes: number }[];
};

const hour = 60;
/** Minutes shown after the last start time. */
const afterStart = 30;

/** In whole hours, covering all working hours, start times and visits. */
export const spanOfDay = ({ people, starts, visits }: Drawn): Span => {
  const hours = people.flatMap((person) => person.hours);
  const spans: Span[] = [
    ...(hours.length > 0 ? hours : [defaultWorkingHours]),
    ...starts.map((start) => ({ from: start, to: start + afterStart })),
    ...visits.map(({ startMinute, minutes }) => ({ from: startMinute, to: startMinute + minutes })),
  ];
  const [first, last] = [
    Math.min(...spans.map(({ from }) => from)),
    Math.max(...spans.map(({ to }) => to)),
  ];
  return {
    from: Math.floor(first / hour) * hour,
    to: Math.min(minutesPerDay, Math.ceil(last / hour) * hour),
  };
};
