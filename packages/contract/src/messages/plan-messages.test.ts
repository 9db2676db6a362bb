import { describe, expect, test } from 'vitest';
import { indiaInstant } from '../kit/dates.ts';
import { minuteOf } from '../kit/time-of-day.ts';
import type { CustomerMessageKind } from './message-kinds.ts';
import type { MessageState } from './message-states.ts';
import {
  type OutboxMessage,
  planMessages,
  type VisitEvent,
  type VisitSnapshot,
} from './plan-messages.ts';

const at = (text: string): Date =>
  indiaInstant(`2026-11-${text.slice(0, 2)}`, minuteOf(text.slice(3)));
const visit = (over: Partial<VisitSnapshot> = {}): VisitSnapshot => ({
  ...{ status: 'pending', day: '2026-11-25', startMinute: 11 * 60, beautician: null },
  ...over,
});
const confirmed = (over: Partial<VisitSnapshot> = {}) => visit({ status: 'confirmed', ...over });
const noon = { at: at('20 12:00 PM') };

let ids = 0;
const known = (
  kind: CustomerMessageKind,
  state: MessageState,
  occasion = '2026-11-25 660 0',
  beautician: string | null = null,
): OutboxMessage => {
  ids += 1;
  return { id: `m${ids}`, kind, state, occasion, beautician };
};

const follow = (steps: [VisitSnapshot, VisitEvent, MessageState?][]) => {
  let outbox: OutboxMessage[] = [];
  let before = visit();
  for (const [after, happening, becomes] of steps) {
    const { add, drop, move } = planMessages(before, after, outbox, happening);
    const gone = new Set(drop.map(({ id }) => id));
    outbox = outbox.map((one) => {
      const moved = move.find(({ id }) => id === one.id);
      return {
        ...one,
        ...(gone.has(one.id) && { state: 'dropped' as const }),
        ...(moved && { occasion: moved.occasion }),
      };
    });
    outbox.push(
      ...add.map(({ kind, occasion }) => known(kind, 'planned', occasion, after.beautician)),
    );
    if (becomes) {
      outbox = outbox.map((one) =>
        one.state === 'planned' && !/before$/.test(one.kind) ? { ...one, state: becomes } : one,
      );
    }
    before = after;
  }
  return outbox
    .filter(({ state }) => state !== 'dropped')
    .map(({ kind, state }) => `${kind} ${state}`);
};

describe('what an order has its customer told', () => {
  test('confirmed: at once, and two reminders', () => {
    const { add } = planMessages(visit(), confirmed(), [], noon);
    expect(add.map(({ kind, due }) => [kind, due])).toEqual([
      ['confirmed', noon.at],
      ['evening-before', at('24 07:00 PM')],
      ['two-hours-before', at('25 09:00 AM')],
    ]);
  });

  test('confirmed and assigned at once is one message', () => {
    const { add } = planMessages(visit(), confirmed({ beautician: 'Usha' }), [], noon);
    expect(add.map(({ kind }) => kind)).toEqual([
      'confirmed',
      'evening-before',
      'two-hours-before',
    ]);
  });

  test('a visit that nobody has confirmed reminds of nothing', () => {
    expect(planMessages(visit(), visit({ beautician: 'Usha' }), [], noon).add).toMatchObject([
      { kind: 'assigned' },
    ]);
  });

  test('confirming twice says it once', () => {
    expect(
      follow([
        [confirmed(), noon, 'sent'],
        [visit(), noon],
        [confirmed(), noon],
      ]),
    ).toEqual(['confirmed sent', 'evening-before planned', 'two-hours-before planned']);
  });

  test('who comes is told anew whenever it is somebody else, and not when it was told', () => {
    const steps: [VisitSnapshot, VisitEvent, MessageState?][] = [
      [confirmed({ beautician: 'Usha' }), noon, 'sent'],
      [confirmed({ beautician: 'Rekha' }), noon, 'sent'],
      [confirmed({ beautician: 'Usha' }), noon, 'sent'],
      [confirmed(), noon],
      [confirmed({ beautician: 'Usha' }), noon],
    ];
    expect(follow(steps).filter((one) => one.startsWith('assigned'))).toEqual([
      'assigned sent',
      'assigned sent',
    ]);
  });

  test('a message that has not gone yet will say who comes', () => {
    expect(
      follow([
        [confirmed(), noon],
        [confirmed({ beautician: 'Usha' }), noon],
      ]),
    ).toEqual(['confirmed planned', 'evening-before planned', 'two-hours-before planned']);
  });
});

describe('moving', () => {
  const later = confirmed({ day: '2026-11-27', startMinute: 9 * 60 });

  test('takes the reminders along, and drops one that would come in the night', () => {
    const evening = known('evening-before', 'planned');
    const hours = known('two-hours-before', 'planned');
    const said = known('confirmed', 'sent');
    const changes = planMessages(confirmed(), later, [said, evening, hours], noon);
    expect(changes.move).toMatchObject([
      { id: evening.id, due: at('26 07:00 PM'), occasion: '2026-11-27 540 0' },
    ]);
    expect(changes.drop).toEqual([{ id: hours.id, reason: 'QUIET' }]);
    expect(changes.add).toMatchObject([{ kind: 'moved', facts: { before: '2026-11-25 660' } }]);
  });

  test('one that was sent is sent again for the other day', () => {
    const sent = [known('confirmed', 'sent'), known('evening-before', 'sent')];
    const { add } = planMessages(confirmed(), later, sent, { at: at('24 08:00 PM') });
    expect(add.map(({ kind }) => kind)).toEqual(['moved', 'evening-before']);
  });

  test('twice before she was told is told once', () => {
    expect(
      follow([
        [confirmed(), noon, 'sent'],
        [later, noon],
        [confirmed({ day: '2026-11-28' }), noon],
      ]).filter((one) => one.startsWith('moved')),
    ).toEqual(['moved planned']);
  });

  test('what says that it is confirmed, and has not gone, tells the new time', () => {
    expect(
      follow([
        [confirmed(), noon],
        [later, noon],
      ]),
    ).toEqual(['confirmed planned', 'evening-before planned']);
  });
});

describe('changing services', () => {
  const changed = { ...noon, servicesChanged: true };

  test.each([
    ['at once', visit(), noon.at],
    ['during the visit too', visit({ status: 'in_progress' }), at('25 11:30 AM')],
  ])('is told %s', (_, standing, now) => {
    const { add } = planMessages(standing, standing, [], { at: now, servicesChanged: true });
    expect(add).toMatchObject([{ kind: 'services-changed', due: now, facts: {} }]);
  });

  test('again replaces what has not been sent, and follows what has', () => {
    const change = (becomes: MessageState) =>
      follow([
        [confirmed(), noon, 'sent'],
        [confirmed(), changed, becomes],
        [confirmed(), changed],
      ]).filter((one) => one.startsWith('services-changed'));
    expect(change('planned')).toEqual(['services-changed planned']);
    expect(change('sent')).toEqual(['services-changed sent', 'services-changed planned']);
  });

  test.each([
    ['before', confirmed(), noon, changed],
    ['after', visit(), changed, noon],
  ])('is part of a confirmation planned %s it', (_, first, one, other) => {
    const told = follow([
      [first, one],
      [confirmed(), other],
    ]);
    expect(told).toEqual([
      'confirmed planned',
      'evening-before planned',
      'two-hours-before planned',
    ]);
  });

  test('is not told long after the visit', () => {
    const long = { at: at('28 12:00 PM'), servicesChanged: true };
    expect(planMessages(confirmed(), confirmed(), [], long).add).toEqual([]);
  });
});

describe('cancelling', () => {
  test('takes back whatever waits, and nothing else', () => {
    const waiting = (['planned', 'to-send', 'failed'] as const).map((state, place) =>
      known('moved', state, `x${place}`),
    );
    const over = (['sent', 'sending', 'unsure', 'dropped'] as const).map((state, place) =>
      known('moved', state, `y${place}`),
    );
    const { add, drop } = planMessages(
      confirmed(),
      visit({ status: 'cancelled' }),
      [...waiting, ...over],
      noon,
    );
    expect(drop).toEqual(waiting.map(({ id }) => ({ id, reason: 'CANCELLED' })));
    expect(add.map(({ kind }) => kind)).toEqual(['cancelled']);
  });

  test('coming back after she was told begins anew', () => {
    expect(
      follow([
        [confirmed(), noon, 'sent'],
        [visit({ status: 'cancelled' }), noon, 'sent'],
        [confirmed(), noon, 'sent'],
        [visit({ status: 'cancelled' }), noon, 'sent'],
      ]),
    ).toEqual(['confirmed sent', 'cancelled sent', 'confirmed sent', 'cancelled sent']);
  });

  test('coming back before she was told is as if nothing had been', () => {
    const night = { at: at('20 11:00 PM') };
    expect(
      follow([
        [confirmed(), noon, 'sent'],
        [visit({ status: 'cancelled' }), night],
        [confirmed(), night],
      ]),
    ).toEqual(['confirmed sent', 'evening-before planned', 'two-hours-before planned']);
  });

  test('bookkeeping about last week tells nobody', () => {
    const long = { at: at('28 12:00 PM') };
    expect(planMessages(confirmed(), visit({ status: 'cancelled' }), [], long).add).toEqual([]);
    expect(planMessages(confirmed(), visit({ status: 'completed' }), [], long).add).toEqual([]);
  });
});

describe('the day itself', () => {
  const today = { at: at('25 10:40 AM') };

  test('on the way is said at once, once, and not once she is there', () => {
    const press = { ...today, press: 'on-the-way' as const };
    expect(planMessages(confirmed(), confirmed(), [], press).add).toMatchObject([
      { kind: 'on-the-way', due: today.at },
    ]);
    const said = known('on-the-way', 'to-send');
    expect(planMessages(confirmed(), confirmed(), [said], press).add).toEqual([]);
    const arrived = { ...today, press: 'arrived' as const };
    expect(planMessages(confirmed(), confirmed(), [said], arrived).drop).toEqual([
      { id: said.id, reason: 'OVER' },
    ]);
  });

  test('late is said each time, the last one only where the one before has not gone', () => {
    const late = (lateMinutes: number) => ({ ...today, lateMinutes });
    const waiting = known('late', 'to-send', '2026-11-25 660 0 0');
    const changes = planMessages(confirmed(), confirmed(), [waiting], late(30));
    expect(changes.add).toMatchObject([{ kind: 'late', facts: { minutes: 30 } }]);
    expect(changes.drop).toEqual([{ id: waiting.id, reason: 'REPLACED' }]);
  });

  test('the link to review comes once, however often it is completed', () => {
    const evening = { at: at('25 01:00 PM') };
    expect(
      follow([
        [confirmed(), noon, 'sent'],
        [visit({ status: 'completed' }), evening, 'sent'],
        [confirmed(), evening],
        [visit({ status: 'completed' }), evening],
      ]).filter((one) => one.startsWith('done')),
    ).toEqual(['done sent']);
  });

  test('a visit that is taken up again before she was thanked is not over', () => {
    const said = known('done', 'to-send', 'done');
    const again = planMessages(visit({ status: 'completed' }), confirmed(), [said], today);
    expect(again.drop).toEqual([{ id: said.id, reason: 'REPLACED' }]);
  });

  test('a visit that has begun is not announced any more', () => {
    const after = { at: at('25 11:30 AM') };
    expect(planMessages(visit(), confirmed({ beautician: 'Usha' }), [], after).add).toEqual([]);
  });
});
