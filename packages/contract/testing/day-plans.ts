import type { DayPlan, PlannedVisit, WantedVisit, Worker } from '../src/schedule/plan/day-plan.ts';
import { type Place, usualTravel } from '../src/schedule/plan/travel.ts';

/** Minutes since midnight of an hour such as 10.5. */
export const at = (hours: number): number => Math.round(hours * 60);

/** Somebody who does everything, everywhere, from 9 to 8. */
export const worker = (id: string, over: Partial<Worker> = {}): Worker => ({
  id,
  skills: [],
  hours: [{ from: at(9), to: at(20) }],
  areas: [],
  apartFrom: [],
  cannotGoTo: [],
  ...over,
});

export const place = (pincode: string, address = pincode): Place => ({
  ...{ address, pincode, area: null },
  ...{ latitude: null, longitude: null },
});

/** An hour of facial at the same door as all others, unless told otherwise. */
export const wanted = (hours: number, over: Partial<WantedVisit> = {}): WantedVisit => ({
  id: 'new',
  start: at(hours),
  minutes: 60,
  place: place('411038'),
  skills: ['Facial'],
  customer: 'meera',
  askedFor: null,
  hadBefore: [],
  ...over,
});

export const planned = (
  id: string,
  by: string | null,
  hours: number,
  over: Partial<PlannedVisit> = {},
): PlannedVisit => ({
  ...wanted(hours, { id, customer: id }),
  worker: by,
  isAssigned: false,
  accepted: [],
  ...over,
});

export const dayOf = (
  workers: readonly Worker[],
  visits: readonly PlannedVisit[] = [],
  over: Partial<DayPlan> = {},
): DayPlan => ({
  ...{ workers, visits, mostAtATime: null, travel: usualTravel, changeableFrom: 0 },
  ...{ isClosed: false, servedPincodes: null },
  ...over,
});
