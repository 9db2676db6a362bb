import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOfIndiaTime } from '../kit/dates.ts';
import { isCancelled } from '../orders/status.ts';
import { formatVisitTime } from './message-changes.ts';
import { isUnsent } from './message-states.ts';
import {
  type AssignedVisit,
  planBeauticianMessages,
  type StoredMessage,
} from './plan-beautician-messages.ts';

const beauticians = [1, 2, 3];
const unassigned: AssignedVisit = {
  ...{ status: 'confirmed', day: '2026-11-25', startMinute: 600, minutes: 60 },
  ...{ beautician: null, beauticianId: null, place: 'MG Road' },
};

const change = fc.oneof(
  fc.record({ beauticianId: fc.constantFrom(null, ...beauticians) }),
  fc.record({
    day: fc.constantFrom('2026-11-25', '2026-11-26'),
    startMinute: fc.constantFrom(600, 900),
  }),
  fc.record({ place: fc.constantFrom('MG Road', 'Camp Road') }),
  fc.record({ status: fc.constantFrom('confirmed', 'pending', 'cancelled') }),
  // Reopened for somebody.
  fc.record({
    status: fc.constant('confirmed' as const),
    beauticianId: fc.constantFrom(...beauticians),
  }),
);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change' as const), change }) },
  // The beautician whose visit it is says that they cannot go.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('decline' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      most: fc.integer({ max: 3, min: 0 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Known = Pick<AssignedVisit, 'day' | 'startMinute' | 'place'>;

const factsFor = (id: number, visit: AssignedVisit): Known | undefined => {
  const { day, startMinute, place, beauticianId, status } = visit;
  return beauticianId === id && !isCancelled(status) ? { day, startMinute, place } : undefined;
};

const openSalon = () => {
  const outbox: StoredMessage[] = [];
  const known = new Map<number, Known>();
  let visit = unassigned;

  const send = (most: number): void => {
    for (const message of outbox.filter(({ state }) => isUnsent(state)).slice(0, most)) {
      const { kind, facts } = message;
      const id = message.beauticianId ?? 0;
      const before = known.get(id);
      const truth = factsFor(id, visit);
      message.state = 'sent';
      if (kind === 'work-assigned') {
        expect(before).toBeUndefined();
        expect(truth).toBeDefined();
        known.set(id, truth as Known);
        continue;
      }
      expect(before).toBeDefined();
      if (!before) continue;
      if (kind === 'work-unassigned' || kind === 'work-cancelled') {
        expect(truth).toBeUndefined();
        expect(facts.before).toBe(formatVisitTime(before));
        expect(kind === 'work-cancelled').toBe(isCancelled(visit.status));
        known.delete(id);
        continue;
      }
      expect(truth).toBeDefined();
      const { day, startMinute, place } = truth as Known;
      if (kind === 'work-moved') {
        expect(facts.before).toBe(formatVisitTime(before));
        expect(facts.before).not.toBe(formatVisitTime({ day, startMinute }));
        known.set(id, { ...before, day, startMinute });
      } else {
        expect(before.place).not.toBe(place);
        known.set(id, { ...before, place });
      }
    }
  };

  const move = (after: AssignedVisit, actorId: number | null): void => {
    const at = instantOfIndiaTime('2026-11-20', 12 * 60);
    const { add, drop, move: kept } = planBeauticianMessages(visit, after, outbox, { at, actorId });
    for (const { id } of drop) {
      const message = outbox.find((one) => one.id === id);
      expect(message && isUnsent(message.state)).toBe(true);
      if (message) message.state = 'dropped';
    }
    for (const { id } of kept) {
      expect(outbox.find((one) => one.id === id && isUnsent(one.state))).toBeDefined();
    }
    for (const { kind, occasion, facts, beauticianId = null } of add) {
      expect(outbox.filter((one) => one.kind === kind && one.occasion === occasion)).toEqual([]);
      const id = String(outbox.length);
      outbox.push({ id, kind, occasion, facts, beauticianId, state: 'planned', beautician: null });
    }
    if (actorId !== null) known.delete(actorId);
    visit = after;
  };

  return {
    send,
    take: (next: Step): void => {
      if (next.kind === 'send') send(next.most);
      else if (next.kind === 'change') move({ ...visit, ...next.change } as AssignedVisit, null);
      else if (visit.beauticianId !== null && !isCancelled(visit.status)) {
        move({ ...visit, beauticianId: null }, visit.beauticianId);
      }
    },
    expectAllKnown: (): void => {
      for (const id of beauticians) expect(known.get(id)).toEqual(factsFor(id, visit));
    },
    count: () => outbox.filter(({ state }) => state === 'sent').length,
  };
};

test('what beauticians are told is true, and nothing that they know already', () => {
  let sent = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20, size: 'max' }), (steps) => {
      const salon = openSalon();
      for (const next of steps) salon.take(next);
      salon.send(Number.POSITIVE_INFINITY);
      salon.expectAllKnown();
      sent += salon.count();
    }),
    { seed: 46, numRuns: 2_000 },
  );
  expect(sent).toBeGreaterThan(2_000);
});
