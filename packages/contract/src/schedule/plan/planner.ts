import { breaksSalonRules, unacceptedConflicts } from './conflicts.ts';
import {
  canMakeBothVisits,
  canServeVisit,
  countSimultaneousVisits,
  type DayPlan,
  isReassignable,
  isWithinHours,
  minutesBetweenVisits,
  type PlanBeautician,
  type PlannedVisit,
  type VisitRequest,
  visitEndMinute,
} from './day-plan.ts';
import { maxTravelMinutes, travelMinutes } from './travel-time.ts';
import { reasonOnEmptyDay, type UnavailableReason } from './unavailable-reason.ts';

export type Reassignment = { visit: string; beauticianId: string };

/** A beautician for a visit, with at most two reassignments of other visits. */
export type Placement = { beauticianId: string; reassignments: readonly Reassignment[] };

/** `blockers` are visits of the beautician that prevent the new one. */
type Candidate = { beautician: PlanBeautician; blockers: readonly PlannedVisit[] };

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
    for (const { id } of day.beauticians) this.#visitsOf.set(id, []);
    for (const visit of day.visits) {
      if (visit.beauticianId !== null) this.#visitsOf.get(visit.beauticianId)?.push(visit);
    }
    for (const visits of this.#visitsOf.values()) visits.sort((a, b) => a.start - b.start);
  }

  /** Uses the fewest reassignments; undefined: no one is available. */
  findPlacement(visit: VisitRequest): Placement | undefined {
    if (this.isLimitReached(visit)) return undefined;
    const candidates = this.#candidatesFor(visit);
    const [best] = this.#rank(visit, candidates.filter(isFree));
    if (best) return { beauticianId: best.beautician.id, reassignments: [] };
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
   * Reassignments that free the beautician's time, whatever other conflicts there are. If travel time
   * cannot be freed, at least the overlaps.
   */
  reassignmentsToFree(
    beautician: PlanBeautician,
    wanted: VisitRequest,
  ): readonly Reassignment[] | undefined {
    const blockers = this.#blockersOf(beautician, wanted);
    const overlapping = blockers.filter((visit) => minutesBetweenVisits(wanted, visit) < 0);
    return (
      this.#reassignmentsOf(wanted, { beautician, blockers }) ??
      this.#reassignmentsOf(wanted, { beautician, blockers: overlapping })
    );
  }

  /** Empty: already free; undefined: impossible. */
  reassignmentsFor(
    { id }: PlanBeautician,
    wanted: VisitRequest,
  ): readonly Reassignment[] | undefined {
    const candidate = this.#candidatesFor(wanted).find(({ beautician }) => beautician.id === id);
    return candidate && this.#reassignmentsOf(wanted, candidate);
  }

  /** The first reason, or undefined if the visit is possible. */
  unavailableReason(wanted: VisitRequest): UnavailableReason | undefined {
    const reason = reasonOnEmptyDay(this.#day.beauticians, wanted);
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
    if (visit.beauticianId === null) return visit.isAssigned;
    const beautician = this.#day.beauticians.find(({ id }) => id === visit.beauticianId);
    if (!beautician) return false;
    return (
      unacceptedConflicts(
        beautician,
        visit,
        this.#otherVisitsOf(beautician, visit),
        this.#day.travel,
      ).length === 0
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
      if (reassignments) return { beauticianId: candidate.beautician.id, reassignments };
    }
    return undefined;
  }

  #moveOne({ beautician, blockers }: Candidate): readonly Reassignment[] | undefined {
    const [visit, other] = blockers;
    if (!visit || other) return undefined;
    const [taker] = this.#findTakers(visit, beautician);
    return taker && [{ visit: visit.id, beauticianId: taker.id }];
  }

  #moveTwo(wanted: VisitRequest, candidate: Candidate): readonly Reassignment[] | undefined {
    const [visit, other] = candidate.blockers;
    if (!visit) return undefined;
    return other
      ? this.#moveBoth(visit, other, candidate.beautician)
      : this.#moveInTurn(wanted, visit, candidate.beautician);
  }

  /** Both visits go to one other beautician, or to two. */
  #moveBoth(
    visit: PlannedVisit,
    other: PlannedVisit,
    beautician: PlanBeautician,
  ): readonly Reassignment[] | undefined {
    const canShare = this.#areCompatible(visit, other);
    for (const first of this.#findTakers(visit, beautician)) {
      const second = this.#findTakers(other, beautician).find(
        ({ id }) => canShare || id !== first.id,
      );
      if (second) {
        return [
          { visit: visit.id, beauticianId: first.id },
          { visit: other.id, beauticianId: second.id },
        ];
      }
    }
    return undefined;
  }

  /**
   * The visit goes to a beautician who gives away one visit in exchange, possibly to this beautician.
   */
  #moveInTurn(
    wanted: VisitRequest,
    visit: PlannedVisit,
    beautician: PlanBeautician,
  ): readonly Reassignment[] | undefined {
    for (const { beautician: taker, blockers } of this.#candidatesFor(visit)) {
      const [secondMoved, other] = blockers;
      if (
        taker.id === beautician.id ||
        !secondMoved ||
        other ||
        !isReassignable(secondMoved, this.#day)
      )
        continue;
      const takers = this.#candidatesFor(secondMoved).filter((candidate) => {
        if (candidate.beautician.id === taker.id) return false;
        if (candidate.beautician.id !== beautician.id) return isFree(candidate);
        // By then this beautician has the new visit instead of the old one.
        return (
          candidate.blockers.every(({ id }) => id === visit.id) &&
          this.#areCompatible(secondMoved, wanted)
        );
      });
      const [last] = this.#rank(secondMoved, takers);
      if (last) {
        return [
          { visit: visit.id, beauticianId: taker.id },
          { visit: secondMoved.id, beauticianId: last.beautician.id },
        ];
      }
    }
    return undefined;
  }

  #findTakers(visit: PlannedVisit, from: PlanBeautician): PlanBeautician[] {
    const free = this.#candidatesFor(visit).filter(
      (candidate) => candidate.beautician.id !== from.id && isFree(candidate),
    );
    return this.#rank(visit, free).map(({ beautician }) => beautician);
  }

  #candidatesFor(visit: VisitRequest): Candidate[] {
    const known = this.#candidates.get(visit);
    if (known) return known;
    const candidates = this.#day.beauticians
      .filter((beautician) => canServeVisit(beautician, visit) && isWithinHours(beautician, visit))
      .map((beautician) => ({ beautician, blockers: this.#blockersOf(beautician, visit) }));
    this.#candidates.set(visit, candidates);
    return candidates;
  }

  #blockersOf(beautician: PlanBeautician, visit: VisitRequest): PlannedVisit[] {
    return this.#otherVisitsOf(beautician, visit).filter(
      (other) => !this.#areCompatible(visit, other),
    );
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

  #otherVisitsOf({ id }: PlanBeautician, visit: VisitRequest): PlannedVisit[] {
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

  #rankingKey(visit: VisitRequest, { beautician, blockers }: Candidate): number[] {
    const otherVisits = this.#otherVisitsOf(beautician, visit).filter(
      (other) => !blockers.includes(other),
    );
    const bookedMinutes = otherVisits.reduce((sum, { minutes }) => sum + minutes, 0);
    return [
      visit.previousBeauticianIds.includes(beautician.id) ? 0 : 1,
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
