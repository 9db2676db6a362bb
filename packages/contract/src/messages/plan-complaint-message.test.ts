import { expect, test } from 'vitest';
import { decideSending } from './decide-sending.ts';
import { planComplaintMessage } from './plan-complaint-message.ts';
import { planCustomerMessages } from './plan-customer-messages.ts';
import type { OutboxMessage } from './visit-event.ts';

const at = new Date('2026-11-16T06:00:00Z');
const message = (
  kind: OutboxMessage['kind'],
  state: OutboxMessage['state'],
  occasion = '0',
): OutboxMessage => ({ id: `${kind} ${occasion}`, kind, state, occasion, beautician: null });

test('the reply replaces messages about the complaint that were not sent, and no others', () => {
  const known = [message('complaint-received', 'planned'), message('done', 'planned')];
  expect(planComplaintMessage('complaint-closed', known, at, { reply: 'Sorry' })).toEqual({
    add: [
      {
        ...{ kind: 'complaint-closed', occasion: '0', due: at, facts: { reply: 'Sorry' } },
        until: new Date('2026-11-17T06:00:00Z'),
      },
    ],
    drop: [{ id: 'complaint-received 0', reason: 'REPLACED' }],
    move: [],
  });
});

test('each is unique, also after one was dropped, and waits for the morning', () => {
  const known = [
    message('complaint-reopened', 'dropped'),
    message('complaint-reopened', 'sent', '1'),
  ];
  const night = new Date('2026-11-16T17:00:00Z');
  const [added] = planComplaintMessage('complaint-reopened', known, night, {}).add;
  expect(added).toMatchObject({ occasion: '2', due: new Date('2026-11-17T02:30:00Z') });
});

test('changes of the visit leave messages about the complaint alone', () => {
  const visit = { day: '2026-11-20', startMinute: 600, beautician: null };
  const known = [message('complaint-received', 'planned')];
  const cancelled = planCustomerMessages(
    { ...visit, status: 'confirmed' },
    { ...visit, status: 'cancelled' },
    known,
    { at },
  );
  expect(cancelled.drop).toEqual([]);
});

test.each(['pending', 'completed', 'cancelled'] as const)('is sent for a %s order', (status) => {
  const due = { kind: 'complaint-closed', occasion: '0', until: new Date('2026-11-17') } as const;
  expect(decideSending(due, { now: at, isOn: true, isWanted: true, status })).toBe('send');
});
