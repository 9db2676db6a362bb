import { describe, expect, test } from 'vitest';
import { instantOfIndiaTime } from '../kit/dates.ts';
import { parseTimeOfDay } from '../kit/time-of-day.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageState } from './message-states.ts';
import { planCustomerMessages } from './plan-customer-messages.ts';
import type { OutboxMessage, VisitEvent, VisitSnapshot } from './visit-event.ts';

const at = (text: string): Date =>
  instantOfIndiaTime(`2026-11-${text.slice(0, 2)}`, parseTimeOfDay(text.slice(3)));
const visit = (over: Partial<VisitSnapshot> = {}): VisitSnapshot => ({
  ...{ status: 'pending', day: '2026-11-25', startMinute: 11 * 60, beautician: null },
  ...over,
});
const confirmed = (over: Partial<VisitSnapshot> = {}) => visit({ status: 'confirmed', ...over });
const noon = { at: at('20 12:00 PM') };

let ids = 0;
const known = (
  kind: MessageKind,
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
    const { add, drop, move } = planCustomerMessages(before, after, outbox, happening);
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

describe('messages about an order', () => {
  test('a confirmation at once and two reminders', () => {
    const { add } = planCustomerMessages(visit(), confirmed(), [], noon);
    expect(add.map(({ kind, due }) => [kind, due])).toEqual([
      ['confirmed', noon.at],
      ['evening-before', at('24 07:00 PM')],
      ['two-hours-before', at('25 09:00 AM')],
    ]);
  });

  test('confirming and assigning at once is one message', () => {
    const { add } = planCustomerMessages(visit(), confirmed({ beautician: 'Usha' }), [], noon);
    expect(add.map(({ kind }) => kind)).toEqual([
      'confirmed',
      'evening-before',
      'two-hours-before',
    ]);
  });

  test('an unconfirmed visit has no reminders', () => {
    const { add } = planCustomerMessages(visit(), visit({ beautician: 'Usha' }), [], noon);
    expect(add).toMatchObject([{ kind: 'assigned' }]);
  });

  test('confirming twice is announced once', () => {
    expect(
      follow([
        [confirmed(), noon, 'sent'],
        [visit(), noon],
        [confirmed(), noon],
      ]),
    ).toEqual(['confirmed sent', 'evening-before planned', 'two-hours-before planned']);
  });

  test('a changed beautician is announced, a known one is not', () => {
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

  test('an unsent message will name the beautician', () => {
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

  test('moves the reminders, and drops one in the quiet hours', () => {
    const evening = known('evening-before', 'planned');
    const hours = known('two-hours-before', 'planned');
    const said = known('confirmed', 'sent');
    const changes = planCustomerMessages(confirmed(), later, [said, evening, hours], noon);
    expect(changes.move).toMatchObject([
      { id: evening.id, due: at('26 07:00 PM'), occasion: '2026-11-27 540 0' },
    ]);
    expect(changes.drop).toEqual([{ id: hours.id, reason: 'QUIET' }]);
    expect(changes.add).toMatchObject([{ kind: 'moved', facts: { before: '2026-11-25 660' } }]);
  });

  test('a sent reminder is sent again for the new day', () => {
    const sent = [known('confirmed', 'sent'), known('evening-before', 'sent')];
    const { add } = planCustomerMessages(confirmed(), later, sent, { at: at('24 08:00 PM') });
    expect(add.map(({ kind }) => kind)).toEqual(['moved', 'evening-before']);
  });

  test('two moves before the message is sent are one message', () => {
    expect(
      follow([
        [confirmed(), noon, 'sent'],
        [later, noon],
        [confirmed({ day: '2026-11-28' }), noon],
      ]).filter((one) => one.startsWith('moved')),
    ).toEqual(['moved planned']);
  });

  test('an unsent confirmation contains the new time', () => {
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
    const event = { at: now, servicesChanged: true };
    const { add } = planCustomerMessages(standing, standing, [], event);
    expect(add).toMatchObject([{ kind: 'services-changed', due: now, facts: {} }]);
  });

  test('a second change replaces an unsent message and follows a sent one', () => {
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

  test('is not announced long after the visit', () => {
    const long = { at: at('28 12:00 PM'), servicesChanged: true };
    expect(planCustomerMessages(confirmed(), confirmed(), [], long).add).toEqual([]);
  });
});

describe('cancelling', () => {
  test('drops unsent messages only', () => {
    const waiting = (['planned', 'to-send', 'failed'] as const).map((state, place) =>
      known('moved', state, `x${place}`),
    );
    const over = (['sent', 'sending', 'unsure', 'dropped'] as const).map((state, place) =>
      known('moved', state, `y${place}`),
    );
    const cancelled = visit({ status: 'cancelled' });
    const { add, drop } = planCustomerMessages(confirmed(), cancelled, [...waiting, ...over], noon);
    expect(drop).toEqual(waiting.map(({ id }) => ({ id, reason: 'CANCELLED' })));
    expect(add.map(({ kind }) => kind)).toEqual(['cancelled']);
  });

  test('reopening after a sent cancellation announces everything again', () => {
    expect(
      follow([
        [confirmed(), noon, 'sent'],
        [visit({ status: 'cancelled' }), noon, 'sent'],
        [confirmed(), noon, 'sent'],
        [visit({ status: 'cancelled' }), noon, 'sent'],
      ]),
    ).toEqual(['confirmed sent', 'cancelled sent', 'confirmed sent', 'cancelled sent']);
  });

  test('reopening before the cancellation is sent announces nothing', () => {
    const night = { at: at('20 11:00 PM') };
    expect(
      follow([
        [confirmed(), noon, 'sent'],
        [visit({ status: 'cancelled' }), night],
        [confirmed(), night],
      ]),
    ).toEqual(['confirmed sent', 'evening-before planned', 'two-hours-before planned']);
  });

  test('changes to visits of last week send no messages', () => {
    const long = { at: at('28 12:00 PM') };
    for (const status of ['cancelled', 'completed'] as const) {
      expect(planCustomerMessages(confirmed(), visit({ status }), [], long).add).toEqual([]);
    }
  });
});

describe('the day of the visit', () => {
  const today = { at: at('25 10:40 AM') };

  test('on the way is sent once at once, and not after arrival', () => {
    const press = { ...today, press: 'on-the-way' as const };
    expect(planCustomerMessages(confirmed(), confirmed(), [], press).add).toMatchObject([
      { kind: 'on-the-way', due: today.at },
    ]);
    const said = known('on-the-way', 'to-send');
    expect(planCustomerMessages(confirmed(), confirmed(), [said], press).add).toEqual([]);
    const arrived = { ...today, press: 'arrived' as const };
    expect(planCustomerMessages(confirmed(), confirmed(), [said], arrived).drop).toEqual([
      { id: said.id, reason: 'OVER' },
    ]);
  });

  test('every delay is announced; an unsent one is replaced', () => {
    const late = (lateMinutes: number) => ({ ...today, lateMinutes });
    const waiting = known('late', 'to-send', '2026-11-25 660 0 0');
    const changes = planCustomerMessages(confirmed(), confirmed(), [waiting], late(30));
    expect(changes.add).toMatchObject([{ kind: 'late', facts: { minutes: 30 } }]);
    expect(changes.drop).toEqual([{ id: waiting.id, reason: 'REPLACED' }]);
  });

  test('the review link is sent once, however often a visit is completed', () => {
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

  test('reopening a completed visit drops the unsent thank-you', () => {
    const said = known('done', 'to-send', 'done');
    const again = planCustomerMessages(visit({ status: 'completed' }), confirmed(), [said], today);
    expect(again.drop).toEqual([{ id: said.id, reason: 'REPLACED' }]);
  });

  test('a visit that has started is not announced', () => {
    const after = { at: at('25 11:30 AM') };
    const { add } = planCustomerMessages(visit(), confirmed({ beautician: 'Usha' }), [], after);
    expect(add).toEqual([]);
  });
});
