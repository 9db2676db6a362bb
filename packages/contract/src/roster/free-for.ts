import type { Visit } from '../orders/desk/visits.ts';
import { bookedSlots, takesSlot } from '../schedule/slots.ts';
import { awayOn } from './at-work.ts';
import type { Beautician } from './schema.ts';

type Job = Pick<Visit, 'day' | 'slot' | 'slotCount'>;
type Taken = Job & Pick<Visit, 'beauticianId'>;
type Worker = Pick<
  Beautician,
  '_id' | 'name' | 'categories' | 'workingDays' | 'daysOff' | 'active'
>;

const overlap = (one: Job, other: Job): boolean =>
  one.day === other.day && bookedSlots(one).some((slot) => takesSlot(other, slot));

/**
 * The names of those who could come instead: at work that day, free for the whole of the visit,
 * and doing all that it asks for. Whoever has the fewest visits that day stands first.
 */
export const freeFor = (
  visit: Job & { categories: readonly string[] },
  roster: readonly Worker[],
  taken: readonly Taken[],
): string[] => {
  const jobsOf = ({ _id }: Worker): Taken[] =>
    taken.filter(({ day, beauticianId }) => day === visit.day && beauticianId === _id);
  const does = ({ categories }: Worker): boolean =>
    categories.length === 0 || visit.categories.every((category) => categories.includes(category));
  return roster
    .filter((worker) => !awayOn(worker, visit.day) && does(worker))
    .map((worker) => ({ name: worker.name, jobs: jobsOf(worker) }))
    .filter(({ jobs }) => !jobs.some((job) => overlap(job, visit)))
    .sort((one, other) => one.jobs.length - other.jobs.length)
    .map(({ name }) => name);
};
