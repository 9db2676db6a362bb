import { expect, test } from 'vitest';
import { instantOfIndiaTime } from '../kit/dates.ts';
import type { MessageState } from './message-states.ts';
import { planCustomerMessages } from './plan-customer-messages.ts';
import type { OutboxMessage, VisitEvent, VisitSnapshot } from './visit-event.ts';

const at = (day: number, minute: number): Date => instantOfIndiaTime(`2026-11-${day}`, minute);
const pending: VisitSnapshot = {
  ...{ status: 'pending', day: '2026-11-25', startMinute: 11 * 60, beautician: null },
};
const noon = { at: at(20, 720) };
const asked = { ...noon, advance: { until: at(20, 840), isNew: true } };

const message = (
  kind: OutboxMessage['kind'],
  state: MessageState,
  occasion = '2026-11-25 660 0 0',
): OutboxMessage => ({ id: `${kind} ${occasion}`, kind, state, occasion, beautician: null });

const plan = (event: VisitEvent, messages: OutboxMessage[] = [], after = pending) => {
  const { add, drop } = planCustomerMessages(pending, after, messages, event);
  return { added: add.map(({ kind, occasion }) => `${kind} ${occasion}`), dropped: drop };
};

test('an advance is announced at once, also at night, as long as it can be paid', () => {
  const night = at(20, 23 * 60);
  const advance = { until: at(21, 60), isNew: true };
  const { add } = planCustomerMessages(pending, pending, [], { at: night, advance });
  expect(add).toMatchObject([{ kind: 'advance-due', due: night, until: advance.until }]);
});

test('it is announced again only if it is asked for again', () => {
  const sent = [message('advance-due', 'sent')];
  const still = { ...asked, advance: { ...asked.advance, isNew: false } };
  expect(plan(still, sent)).toEqual({ added: [], dropped: [] });
  expect(plan(asked, sent)).toEqual({ added: ['advance-due 2026-11-25 660 0 1'], dropped: [] });
});

test('after it is paid or waived, it is no longer announced', () => {
  const planned = message('advance-due', 'to-send');
  expect(plan(noon, [planned])).toEqual({
    added: [],
    dropped: [{ id: planned.id, reason: 'REPLACED' }],
  });
});

test('if it is not paid, the customer reads why the booking was cancelled', () => {
  const cancelled: VisitSnapshot = { ...pending, status: 'cancelled' };
  const planned = message('advance-due', 'to-send');
  expect(plan({ ...noon, isReleased: true }, [planned], cancelled)).toEqual({
    added: ['released 2026-11-25 660 0 0'],
    dropped: [{ id: planned.id, reason: 'CANCELLED' }],
  });
});

test('after a release, the same time can be announced anew', () => {
  const confirmed: VisitSnapshot = { ...pending, status: 'confirmed' };
  const known = [message('confirmed', 'sent', '2026-11-25 660 0'), message('released', 'sent')];
  expect(plan(noon, known, confirmed).added).toContain('confirmed 2026-11-25 660 1');
});
