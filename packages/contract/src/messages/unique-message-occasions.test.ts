import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, instantOfIndiaTime } from '../kit/dates.ts';
import type { OrderStatus } from '../orders/status.ts';
import { isStillRelevant } from './decide-sending.ts';
import type { MessageChanges } from './message-changes.ts';
import { isUnsent, type MessageState } from './message-states.ts';
import { planCustomerMessages } from './plan-customer-messages.ts';
import type { OutboxMessage, VisitEvent, VisitSnapshot } from './visit-event.ts';

const firstDay = '2026-11-25';
const pending: VisitSnapshot = {
  ...{ status: 'pending', day: firstDay, startMinute: 660, beautician: null },
};

type Row = OutboxMessage & { due: Date; isLeft: boolean };

const openOutbox = () => {
  const rows: Row[] = [];
  let visit = pending;
  let now = instantOfIndiaTime('2026-11-20', 12 * 60);
  const isTaken = (kind: string, occasion: string, id = ''): boolean =>
    rows.some(
      (row) =>
        row.kind === kind && row.occasion === occasion && row.state !== 'dropped' && row.id !== id,
    );
  const change = (over: Partial<VisitSnapshot>, what: Partial<VisitEvent> = {}): MessageChanges => {
    const after = { ...visit, ...over };
    const changes = planCustomerMessages(visit, after, rows, { at: now, ...what });
    for (const { id } of changes.drop) {
      const row = rows.find((one) => one.id === id);
      if (row && isUnsent(row.state)) row.state = 'dropped';
    }
    for (const { id, occasion, due } of changes.move) {
      const row = rows.find((one) => one.id === id);
      if (!row) continue;
      expect(isTaken(row.kind, occasion, id), `${row.kind} moved to ${occasion}`).toBe(false);
      Object.assign(row, { occasion, due, state: 'planned' });
    }
    for (const { kind, occasion, due } of changes.add) {
      expect(isTaken(kind, occasion), `${kind} of ${occasion} is swallowed`).toBe(false);
      const { beautician } = after;
      const id = `m${rows.length}`;
      rows.push({ ...{ id, kind, occasion, due, beautician }, state: 'planned', isLeft: false });
    }
    visit = after;
    return changes;
  };
  const decide = (row: Row, becomes: MessageState | 'left' | 'back'): void => {
    const isTrue = isStillRelevant(row.kind, visit.status);
    if (becomes === 'left') {
      if (isUnsent(row.state)) Object.assign(row, { state: 'dropped', isLeft: true });
    } else if (becomes === 'back') {
      const isBack = row.state === 'sent' || (row.state === 'dropped' && row.isLeft);
      if (!isBack || !isTrue || isTaken(row.kind, row.occasion, row.id)) return;
      row.state = row.state === 'dropped' && row.due > now ? 'planned' : 'to-send';
    } else if (isUnsent(row.state) && row.due <= now) {
      row.state = isTrue ? becomes : 'dropped';
    } else if (row.state === 'sent' && becomes === 'to-send') {
      row.state = isTrue ? becomes : 'dropped';
    }
  };
  return {
    ...{ rows, change, decide },
    visit: () => visit,
    now: () => now,
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    send: () => {
      for (const row of rows) if (row.state === 'planned') decide(row, 'sent');
    },
    told: () => rows.filter(({ state }) => state !== 'dropped' && !isUnsent(state)),
  };
};

describe('occasions are unique', () => {
  test('a third delay is announced although the first was replaced', () => {
    const { change, send, rows } = openOutbox();
    change({ status: 'confirmed' });
    change({}, { lateMinutes: 10 });
    change({}, { lateMinutes: 20 });
    send();
    change({}, { lateMinutes: 30 });
    const late = rows.filter(({ kind }) => kind === 'late');
    expect(late.map(({ state }) => state)).toEqual(['dropped', 'sent', 'planned']);
    expect(new Set(late.map(({ occasion }) => occasion)).size).toBe(3);
  });

  test('a confirmation after the second cancellation is announced although the first never arrived', () => {
    const { change, send, rows, decide } = openOutbox();
    change({ status: 'confirmed' });
    send();
    change({ status: 'cancelled' });
    send();
    change({ status: 'confirmed' });
    send();
    // The provider reports late that the first cancellation could not be delivered.
    for (const row of rows) if (row.kind === 'cancelled') decide(row, 'to-send');
    change({ status: 'cancelled' });
    send();
    const { add } = change({ status: 'confirmed' });
    expect(add.map(({ kind }) => kind)).toContain('confirmed');
  });

  test('a reminder restored after a move does not block the next change', () => {
    const { change, rows, decide } = openOutbox();
    change({ status: 'confirmed' });
    const [evening] = rows.filter(({ kind }) => kind === 'evening-before');
    if (evening) decide(evening, 'left');
    change({ day: addDays(firstDay, 2) });
    if (evening) decide(evening, 'back');
    change({ beautician: 'Usha' });
    const states = rows.filter(({ kind }) => kind === 'evening-before').map(({ state }) => state);
    expect(states).toEqual(['dropped', 'planned']);
  });

  const status = fc.constantFrom<OrderStatus>(
    ...(['pending', 'confirmed', 'confirmed', 'in_progress', 'cancelled', 'completed'] as const),
  );
  const step = fc.oneof(
    fc.record({
      change: fc.record(
        {
          status,
          day: fc.integer({ min: 0, max: 2 }).map((days) => addDays(firstDay, days)),
          startMinute: fc.constantFrom(660, 900),
          beautician: fc.constantFrom(null, 'Usha', 'Rekha'),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({ press: fc.constantFrom('on-the-way' as const, 'arrived' as const) }),
    fc.record({ lateMinutes: fc.constantFrom(10, 20) }),
    fc.record({ servicesChanged: fc.constant(true) }),
    fc.record({ pass: fc.constantFrom(1, 24 * 60) }),
    fc.constant({ send: true as const }),
    fc.record({
      row: fc.nat({ max: 11 }),
      becomes: fc.constantFrom(
        ...(['sent', 'sending', 'unsure', 'failed', 'to-send', 'left', 'back'] as const),
      ),
    }),
  );

  test('in every sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const outbox = openOutbox();
        const { change, rows } = outbox;
        for (const one of steps) {
          if ('pass' in one) outbox.pass(one.pass);
          else if ('send' in one) outbox.send();
          else if ('row' in one) {
            const row = rows.at(-1 - one.row);
            if (row) outbox.decide(row, one.becomes);
          } else if ('change' in one) {
            const before = outbox.visit();
            const last = outbox
              .told()
              .findLast(({ kind }) => kind === 'confirmed' || kind === 'cancelled');
            const { add } = change(one.change);
            const { day, startMinute, status: after } = outbox.visit();
            const isToCome = instantOfIndiaTime(day, startMinute) > outbox.now();
            if (before.status !== 'cancelled' || after !== 'confirmed' || !isToCome) continue;
            if (last?.kind === 'cancelled')
              expect(add.map(({ kind }) => kind)).toContain('confirmed');
          } else {
            const { add } = change({}, one);
            const isOpenStill = !['cancelled', 'completed'].includes(outbox.visit().status);
            if ('lateMinutes' in one && isOpenStill)
              expect(add).toContainEqual(expect.objectContaining({ kind: 'late' }));
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
