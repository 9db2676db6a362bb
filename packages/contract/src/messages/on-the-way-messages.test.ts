import { expect, test } from 'vitest';
import { instantOfIndiaTime } from '../kit/dates.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageState } from './message-states.ts';
import { planCustomerMessages } from './plan-customer-messages.ts';
import type { OutboxMessage, VisitSnapshot } from './visit-event.ts';

const occasion = '2026-11-25 660 0';
const today = { at: instantOfIndiaTime('2026-11-25', 10 * 60 + 40) };
const usha: VisitSnapshot = {
  ...{ status: 'confirmed', day: '2026-11-25', startMinute: 11 * 60 },
  ...{ beautician: 'Usha', hasRecipientPhone: true },
};
const known = (kind: MessageKind, state: MessageState): OutboxMessage => ({
  ...{ id: kind, kind, state, occasion, beautician: 'Usha' },
});

test('the person visited is told as well, if they have a phone number of their own', () => {
  const press = { ...today, press: 'on-the-way' as const };
  const added = (visit: VisitSnapshot, before: OutboxMessage[] = []) =>
    planCustomerMessages(visit, visit, before, press).add.map(({ kind }) => kind);
  const forCustomer = { ...usha, hasRecipientPhone: false };
  expect(added(usha)).toEqual(['on-the-way', 'recipient-on-the-way']);
  expect(added(forCustomer)).toEqual(['on-the-way']);
  const told = known('recipient-on-the-way', 'to-send');
  expect(added(usha, [told])).toEqual(['on-the-way']);
  expect(planCustomerMessages(usha, forCustomer, [told], today).drop).toEqual([
    { id: told.id, reason: 'REPLACED' },
  ]);
});

test.each([null, 'Rekha'])(
  'unsent messages are dropped if the beautician is now %s',
  (beautician) => {
    const unsent = [
      known('on-the-way', 'to-send'),
      known('recipient-on-the-way', 'failed'),
      known('late', 'planned'),
    ];
    expect(planCustomerMessages(usha, { ...usha, beautician }, unsent, today).drop).toEqual(
      unsent.map(({ id }) => ({ id, reason: 'REPLACED' })),
    );
    expect(planCustomerMessages(usha, usha, unsent, today).drop).toEqual([]);
  },
);
