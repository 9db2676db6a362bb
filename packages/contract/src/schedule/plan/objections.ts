import {
  type DayPlan,
  endOf,
  gapBetween,
  type PlannedVisit,
  type WantedVisit,
  type Worker,
} from './day-plan.ts';
import { travelMinutes } from './travel.ts';

/** What speaks against sending somebody to a visit. Staff may do it all the same, but for BUSY. */
export type Objection =
  | { kind: 'BUSY'; until: number }
  | { kind: 'OFF' }
  | { kind: 'HOURS' }
  | { kind: 'SKILL'; lacking: readonly string[] }
  | { kind: 'AREA' }
  | { kind: 'APART' }
  | { kind: 'TRAVEL'; minutes: number; gap: number };

const busyUntil = (visit: WantedVisit, others: readonly PlannedVisit[]): number | undefined => {
  const ends = others.filter((other) => gapBetween(visit, other) < 0).map(endOf);
  return ends.length > 0 ? Math.max(...ends) : undefined;
};

const lackingSkills = ({ skills }: Worker, visit: WantedVisit): string[] =>
  skills.length === 0 ? [] : visit.skills.filter((skill) => !skills.includes(skill));

/** The worst of her ways to and from it, if there is too little time for one. */
const hardestWay = (
  visit: WantedVisit,
  others: readonly PlannedVisit[],
  { travel }: DayPlan,
): Objection | undefined => {
  const ways = others
    .map((other) => ({
      gap: gapBetween(visit, other),
      minutes: travelMinutes(visit.place, other.place, travel),
    }))
    .filter(({ gap, minutes }) => gap >= 0 && gap < minutes)
    .sort((one, other) => other.minutes - other.gap - (one.minutes - one.gap));
  return ways[0] && { kind: 'TRAVEL', ...ways[0] };
};

/** All that speaks against it, the weightiest first; nothing: she can simply go. */
export const objectionsTo = (worker: Worker, visit: WantedVisit, day: DayPlan): Objection[] => {
  const others = day.visits.filter((other) => other.worker === worker.id && other.id !== visit.id);
  const until = busyUntil(visit, others);
  const lacking = lackingSkills(worker, visit);
  const { area } = visit.place;
  const isOff = worker.hours.length === 0;
  const isWithin = worker.hours.some(({ from, to }) => from <= visit.start && endOf(visit) <= to);
  const isElsewhere = area !== null && worker.areas.length > 0 && !worker.areas.includes(area);
  const isApart = visit.customer !== null && worker.apartFrom.includes(visit.customer);
  const way = hardestWay(visit, others, day);
  return [
    ...(until === undefined ? [] : [{ kind: 'BUSY', until } as const]),
    ...(isApart ? [{ kind: 'APART' } as const] : []),
    ...(isOff ? [{ kind: 'OFF' } as const] : []),
    ...(!isOff && !isWithin ? [{ kind: 'HOURS' } as const] : []),
    ...(lacking.length > 0 ? [{ kind: 'SKILL', lacking } as const] : []),
    ...(isElsewhere ? [{ kind: 'AREA' } as const] : []),
    ...(way ? [way] : []),
  ];
};
