import { breaksSalonRules, unacceptedConflicts } from './conflicts.ts';
import {
  canMakeBothVisits,
  canServeVisit,
  countSimultaneousVisits,
  type DayPlan,
  isReassignable,
  isWithinHours,
  minutesBetweenVisits,
  type PlannedVisit,
  type VisitRequest,
  visitEndMinute,
  type Worker,
} from './day-plan.ts';
import { maxTravelMinutes, travelMinutes } from './travel-time.ts';
import { reasonOnEmptyDay, type UnavailableReason } from './unavailable-reason.ts';

export type Reassignment = { visit: string; worker: string };

/** A beautician for a visit, with at most two reassignments of other visits. */
export type Placement = { worker: string; reassignments: readonly Reassignment[] };

/** `blockers` are visits of the worker that prevent the new one. */
type Candidate = { worker: Worker; blockers: readonly PlannedVisit[] };

const maxReassignments = 2;

const isFree = ({ blockers }: Candidate): boolean => blockers.length === 0;

/** Finds beauticians for visits of one day. Caches candidates per visit. */
export class Planner {
  #day: DayPlan;
  #maxTravelMinutes: number;
  #visitsOf = new Map<string, PlannedVisit[]>();
  #candidates = new WeakMap<VisitRequest, Candidate[]>();

  constructor(day: DayPlan) {
    this.#day = day;
    this.#maxTravelMinutes = maxTravelMinutes(day.travel);
    for (const { id } of day.workers) this.#visitsOf.set(id, []);
    for (const visit of day.visits) {
      if (visit.worker !== null) this.#visitsOf.get(visit.worker)?.push(visit);
    }
    for (const visits of this.#visitsOf.values()) visits.sort((a, b) => a.start - b.start);
  }

  /** Uses the fewest reassignments; undefined: no one is available. */
  findPlacement(visit: VisitRequest): Placement | undefined {
    if (this.isLimitReached(visit)) return undefined;
    const candidates = this.#candidatesFor(visit);
    const [best] = this.#rank(visit, candidates.filter(isFree));
    if (best) return { worker: best.worker.id, reassignments: [] };
    const ranked = this.#rank(
      visit,
      candidates.filter((candidate) => this.#canMakeRoom(candidate)),
    );
    return (
      this.#findPlacement(ranked, (candidate) => this.#moveOne(candidate)) ??
      this.#findPlacement(ranked, (candidate) => this.#moveTwo(visit, candidate))
    );
  }

  /**
   * Reassignments that free the worker's time, whatever other conflicts there are. If travel time
   * cannot be freed, at least the overlaps.
   */
  reassignmentsToFree(worker: Worker, wanted: VisitRequest): readonly Reassignment[] | undefined {
    const blockers = this.#blockersOf(worker, wanted);
    const overlapping = blockers.filter((visit) => minutesBetweenVisits(wanted, visit) < 0);
    return (
      this.#reassignmentsOf(wanted, { worker, blockers }) ??
      this.#reassignmentsOf(wanted, { worker, blockers: overlapping })
    );
  }

  /** Empty: already free; undefined: impossible. */
  reassignmentsFor({ id }: Worker, wanted: VisitRequest): readonly Reassignment[] | undefined {
    const candidate = this.#candidatesFor(wanted).find(({ worker }) => worker.id === id);
    return candidate && this.#reassignmentsOf(wanted, candidate);
  }

  /** The first reason, or undefined if the visit is possible. */
  unavailableReason(wanted: VisitRequest): UnavailableReason | undefined {
    const reason = reasonOnEmptyDay(this.#day.workers, wanted);
    return reason ?? (this.findPlacement(wanted) ? undefined : 'FULL');
  }

  isLimitReached(wanted: VisitRequest): boolean {
    const { maxConcurrentVisits, visits } = this.#day;
    return (
      maxConcurrentVisits !== null && countSimultaneousVisits(wanted, visits) >= maxConcurrentVisits
    );
  }

  /** Hours of freelancers are unknown, so their assigned visits are feasible. */
  isFeasible(visit: PlannedVisit): boolean {
    if (breaksSalonRules(visit, this.#day)) return false;
    if (visit.worker === null) return visit.isAssigned;
    const worker = this.#day.workers.find(({ id }) => id === visit.worker);
    if (!worker) return false;
    return (
      unacceptedConflicts(worker, visit, this.#otherVisitsOf(worker, visit), this.#day.travel)
        .length === 0
    );
  }

  #canMakeRoom({ blockers }: Candidate): boolean {
    return (
      blockers.length <= maxReassignments &&
      blockers.every((visit) => isReassignable(visit, this.#day))
    );
  }

  #reassignmentsOf(
    wanted: VisitRequest,
    candidate: Candidate,
  ): readonly Reassignment[] | undefined {
    if (isFree(candidate)) return [];
    if (!this.#canMakeRoom(candidate)) return undefined;
    return this.#moveOne(candidate) ?? this.#moveTwo(wanted, candidate);
  }

  #findPlacement(
    candidates: readonly Candidate[],
    movesFor: (candidate: Candidate) => readonly Reassignment[] | undefined,
  ): Placement | undefined {
    for (const candidate of candidates) {
      const reassignments = movesFor(candidate);
      if (reassignments) return { worker: candidate.worker.id, reassignments };
    }
    return undefined;
  }

  #moveOne({ worker, blockers }: Candidate): readonly Reassignment[] | undefined {
    const [visit, other] = blockers;
    if (!visit || other) return undefined;
    const [taker] = this.#findTakers(visit, worker);
    return taker && [{ visit: visit.id, worker: taker.id }];
  }

  #moveTwo(wanted: VisitRequest, candidate: Candidate): readonly Reassignment[] | undefined {
    const [visit, other] = candidate.blockers;
    if (!visit) return undefined;
    return other
      ? this.#moveBoth(visit, other, candidate.worker)
      : this.#moveInTurn(wanted, visit, candidate.worker);
  }

  /** Both visits go to one other beautician, or to two. */
  #moveBoth(
    visit: PlannedVisit,
    other: PlannedVisit,
    worker: Worker,
  ): readonly Reassignment[] | undefined {
    const canShare = this.#areCompatible(visit, other);
    for (const first of this.#findTakers(visit, worker)) {
      const second = this.#findTakers(other, worker).find(({ id }) => canShare || id !== first.id);
      if (second) {
        return [
          { visit: visit.id, worker: first.id },
          { visit: other.id, worker: second.id },
        ];
      }
    }
    return undefined;
  }

  /**
   * The visit goes to a beautician who gives away one visit in exchange, possibly to this worker.
   */
  #moveInTurn(
    wanted: VisitRequest,
    visit: PlannedVisit,
    worker: Worker,
  ): readonly Reassignment[] | undefined {
    for (const { worker: taker, blockers } of this.#candidatesFor(visit)) {
      const [secondMoved, other] = blockers;
      if (
        taker.id === worker.id ||
        !secondMoved ||
        other ||
        !isReassignable(secondMoved, this.#day)
      )
        continue;
      const takers = this.#candidatesFor(secondMoved).filter((candidate) => {
        if (candidate.worker.id === taker.id) return false;
        if (candidate.worker.id !== worker.id) return isFree(candidate);
        // By then this worker has the new visit instead of the old one.
        return (
          candidate.blockers.every(({ id }) => id === visit.id) &&
          this.#areCompatible(secondMoved, wanted)
        );
      });
      const [last] = this.#rank(secondMoved, takers);
      if (last) {
        return [
          { visit: visit.id, worker: taker.id },
          { visit: secondMoved.id, worker: last.worker.id },
        ];
      }
    }
    return undefined;
  }

  #findTakers(visit: PlannedVisit, from: Worker): Worker[] {
    const free = this.#candidatesFor(visit).filter(
      (candidate) => candidate.worker.id !== from.id && isFree(candidate),
    );
    return this.#rank(visit, free).map(({ worker }) => worker);
  }

  #candidatesFor(visit: VisitRequest): Candidate[] {
    const known = this.#candidates.get(visit);
    if (known) return known;
    const candidates = this.#day.workers
      .filter((worker) => canServeVisit(worker, visit) && isWithinHours(worker, visit))
      .map((worker) => ({ worker, blockers: this.#blockersOf(worker, visit) }));
    this.#candidates.set(visit, candidates);
    return candidates;
  }

  #blockersOf(worker: Worker, visit: VisitRequest): PlannedVisit[] {
    return this.#otherVisitsOf(worker, visit).filter((other) => !this.#areCompatible(visit, other));
  }

  /**
   * The first comparison is a shortcut: with a gap of the longest travel time, the locations do not
   * matter.
   */
  #areCompatible(one: VisitRequest, other: VisitRequest): boolean {
    return (
      minutesBetweenVisits(one, other) >= this.#maxTravelMinutes ||
      canMakeBothVisits(one, other, this.#day.travel)
    );
  }

  #otherVisitsOf({ id }: Worker, visit: VisitRequest): PlannedVisit[] {
    return (this.#visitsOf.get(id) ?? []).filter((other) => other.id !== visit.id);
  }

  /**
   * By previous visits to the customer, then added travel time, then minutes booked, then roster
   * order.
   */
  #rank(visit: VisitRequest, candidates: readonly Candidate[]): readonly Candidate[] {
    if (candidates.length < 2) return candidates;
    return candidates
      .map((candidate) => ({ candidate, order: this.#rankingKey(visit, candidate) }))
      .sort((one, other) => compare(one.order, other.order))
      .map(({ candidate }) => candidate);
  }

  #rankingKey(visit: VisitRequest, { worker, blockers }: Candidate): number[] {
    const otherVisits = this.#otherVisitsOf(worker, visit).filter(
      (other) => !blockers.includes(other),
    );
    const bookedMinutes = otherVisits.reduce((sum, { minutes }) => sum + minutes, 0);
    return [
      visit.previousBeauticianIds.includes(worker.id) ? 0 : 1,
      this.#addedTravel(visit, otherVisits),
      bookedMinutes,
    ];
  }

  #addedTravel(visit: VisitRequest, others: readonly PlannedVisit[]): number {
    const { travel } = this.#day;
    const before = others.findLast((other) => visitEndMinute(other) <= visit.start);
    const after = others.find((other) => other.start >= visitEndMinute(visit));
    const to = before ? travelMinutes(before.location, visit.location, travel) : 0;
    const from = after ? travelMinutes(visit.location, after.location, travel) : 0;
    const savedMinutes =
      before && after ? travelMinutes(before.location, after.location, travel) : 0;
    return to + from - savedMinutes;
  }
}

const compare = (one: readonly number[], other: readonly number[]): number => {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
