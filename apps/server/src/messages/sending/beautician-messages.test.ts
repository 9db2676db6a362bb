import { templateVariablesByKind } from '@haldi/contract/messages/message-templates';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  expectSuccess,
  openTestBeauticianMessages,
  type TestBeauticianMessages,
} from '../../../testing/test-beautician-messages.ts';
import { summarizeMessages } from '../../../testing/test-messages.ts';
import type { Colleague } from '../../../testing/test-visit-work.ts';

const noon = '2026-11-16T06:00:00Z';

let salon: TestBeauticianMessages;
let rekha: Colleague;
let usha: Colleague;
beforeAll(async () => {
  salon = await openTestBeauticianMessages();
});
afterAll(() => salon.haldi.close());
beforeEach(async () => {
  salon.haldi.clock.set(noon);
  [rekha, usha] = [await salon.hire(), await salon.hire()];
});

const kindsTo = (who: Colleague, order: Order) => salon.sentTo(who, order).map(({ kind }) => kind);
const told = async (who: Colleague, ...when: [day?: string, slot?: string]): Promise<Order> => {
  const order = await salon.bookFor(who, ...when);
  await salon.send();
  return order;
};

describe('a beautician is told', () => {
  test('that a visit is assigned to them, with date, time, area and services only', async () => {
    const order = await told(rekha);
    const [message, ...others] = salon.sentTo(rekha, order);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      kind: 'work-assigned',
      path: `/work/${order._id}`,
      to: { name: rekha.beautician.name, audience: 'beautician', email: '', userId: null },
    });
    expect(message?.title).toBe('New visit: 18 Nov 2026, 10:00 AM');
    expect(message?.text).toContain('Area: Pune');
    expect(message?.text).toContain(order.services[0]?.name);
    expect(message?.text).toContain(`/work/${order._id}`);
  });

  test('threat 32: nothing about the customer', async () => {
    const order = await told(rekha);
    await expectSuccess(salon.moveTo(order, '2026-11-19', '11:00 AM'));
    await salon.send();
    await expectSuccess(salon.correct(order, '77 Secret Street'));
    await salon.send();
    await expectSuccess(salon.update(order, 'cancelled'));
    await salon.send();
    const sent = salon.sentTo(rekha, order);
    expect(sent.map(({ kind }) => kind)).toEqual([
      ...['work-assigned', 'work-moved', 'work-corrected', 'work-cancelled'],
    ]);
    const [first = ''] = order.username.split(' ');
    const { street } = order.address;
    for (const { kind, title, text, values, emailDetails } of sent) {
      const filled = Object.entries(values).filter(([, value]) => value !== '');
      const allowed: readonly string[] = templateVariablesByKind[kind];
      expect(filled.map(([name]) => name).filter((name) => !allowed.includes(name))).toEqual([]);
      const all = JSON.stringify({ title, text, values, emailDetails });
      for (const secret of [first, order.userPhone, street, '77 Secret Street', '₹']) {
        expect(all, kind).not.toContain(secret);
      }
      expect(all).not.toContain(order.link);
    }
  });

  test('the old and the new time when it is moved', async () => {
    const order = await told(rekha);
    await expectSuccess(salon.moveTo(order, '2026-11-19', '02:00 PM'));
    await salon.send();
    const [, moved] = salon.sentTo(rekha, order);
    expect(moved?.text).toContain('Before: 18 Nov 2026, 10:00 AM\nNow: 19 Nov 2026, 02:00 PM');
  });

  test('when it passes to someone else, who is told as well', async () => {
    const order = await told(rekha);
    await expectSuccess(salon.give(order, usha));
    await salon.send();
    const [, taken] = salon.sentTo(rekha, order);
    expect(taken).toMatchObject({ kind: 'work-unassigned', path: '/work' });
    expect(taken?.text).toContain('18 Nov 2026 at 10:00 AM is no longer assigned to you.');
    expect(taken?.text).not.toContain('/work');
    expect(kindsTo(usha, order)).toEqual(['work-assigned']);
  });

  test('when it is cancelled, with the time that they knew', async () => {
    const order = await told(rekha);
    await expectSuccess(salon.moveTo(order, '2026-11-20', '02:00 PM'));
    await expectSuccess(salon.update(order, 'cancelled'));
    await salon.send();
    expect(kindsTo(rekha, order)).toEqual(['work-assigned', 'work-cancelled']);
    expect(salon.sentTo(rekha, order).at(-1)?.title).toBe('Visit cancelled: 18 Nov 2026, 10:00 AM');
  });

  test('when it is reopened for them', async () => {
    const order = await told(rekha);
    await expectSuccess(salon.update(order, 'cancelled'));
    await salon.send();
    await expectSuccess(salon.give(order, rekha));
    await salon.send();
    expect(kindsTo(rekha, order)).toEqual(['work-assigned', 'work-cancelled', 'work-assigned']);
  });

  test('when the customer moves it', async () => {
    const asha = await salon.haldi.user();
    const order = await salon.salon.place(asha, { appointmentDate: '2026-11-18' });
    await expectSuccess(salon.give(order, rekha));
    await salon.send();
    const { version } = await salon.orderNow(order);
    const moved = await salon.haldi.as(asha, {
      method: 'PUT',
      url: `/api/orders/${asha.id}/${order.orderId}/appointment`,
      payload: {
        ...{ appointmentDate: '2026-11-18', appointmentSlot: '03:00 PM', version },
        attempt: '00000000-0000-4000-8000-000000000001',
      },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    await salon.send();
    expect(kindsTo(rekha, order)).toEqual(['work-assigned', 'work-moved']);
  });
});

describe('what was not sent yet', () => {
  test('is not sent if the visit is taken away again', async () => {
    const order = await salon.bookFor(rekha);
    await expectSuccess(salon.give(order, usha));
    await expectSuccess(salon.give(order, rekha));
    await expectSuccess(salon.update(order, 'confirmed', 'none'));
    await salon.send();
    expect([...kindsTo(rekha, order), ...kindsTo(usha, order)]).toEqual([]);
    const summary = summarizeMessages((await salon.messagesAbout(order)).toReversed());
    expect(new Set(summary)).toEqual(new Set(['work-assigned dropped SETTLED']));
  });

  test('is one message with the last time', async () => {
    const order = await salon.bookFor(rekha);
    await expectSuccess(salon.moveTo(order, '2026-11-19', '11:00 AM'));
    await expectSuccess(salon.correct(order, '9 New Road'));
    await expectSuccess(salon.moveTo(order, '2026-11-20', '01:00 PM'));
    await salon.send();
    expect(salon.sentTo(rekha, order).map(({ title }) => title)).toEqual([
      'New visit: 20 Nov 2026, 01:00 PM',
    ]);
  });

  test('is not sent if everything is as before', async () => {
    const order = await told(rekha);
    await expectSuccess(salon.moveTo(order, '2026-11-19', '11:00 AM'));
    await expectSuccess(salon.correct(order, '9 New Road'));
    await expectSuccess(salon.update(order, 'cancelled'));
    await expectSuccess(salon.give(order, usha));
    await expectSuccess(salon.give(order, rekha));
    await expectSuccess(salon.correct(order, order.address.street));
    await expectSuccess(salon.moveTo(order, '2026-11-18', '10:00 AM'));
    await salon.send();
    expect(kindsTo(rekha, order)).toEqual(['work-assigned']);
    expect(kindsTo(usha, order)).toEqual([]);
  });

  test('is decided again at sending: a retry does not announce what has ended', async () => {
    salon.push.answers.beautician.push({ result: 'later', problem: 'Busy.' });
    const order = await told(rekha);
    await salon.haldi.database.pool.query(
      `update orders set beautician = null, beautician_id = null where id = $1`,
      [order._id],
    );
    salon.haldi.clock.advance(2 * 60_000);
    await salon.send();
    expect(kindsTo(rekha, order)).toEqual([]);
    expect(await salon.messagesAbout(order)).toMatchObject([
      { state: 'dropped', dropReason: 'REPLACED' },
    ]);
  });

  test('a skipped message that is no longer true is not restored', async () => {
    const order = await salon.bookFor(rekha);
    const [message] = await salon.messagesAbout(order);
    await salon.outbox.decide(message?._id ?? '', 'leave');
    await expectSuccess(salon.give(order, usha));
    const back = await salon.outbox.decide(message?._id ?? '', 'back');
    expect(back.json()).toMatchObject({ code: 'MESSAGE_CHANGED' });
  });
});

describe('a beautician is not told', () => {
  test('that they declined the visit themselves', async () => {
    const order = await salon.bookFor(rekha);
    await expectSuccess(salon.decline(rekha, order));
    await salon.send();
    const other = await told(usha, '2026-11-19');
    await expectSuccess(salon.decline(usha, other));
    await salon.send();
    expect([kindsTo(rekha, order), kindsTo(usha, other)]).toEqual([[], ['work-assigned']]);
  });

  test('about a visit that they have started, or that is completed', async () => {
    const order = await salon.bookFor(rekha, '2026-11-16', '02:00 PM');
    const press = await salon.press(rekha, order, 'start');
    expect(press.statusCode, press.body).toBe(200);
    const other = await salon.bookFor(usha, '2026-11-16', '02:00 PM');
    await expectSuccess(salon.update(other, 'completed'));
    await salon.send();
    expect([...kindsTo(rekha, order), ...kindsTo(usha, other)]).toEqual([]);
  });

  test('what an owner who makes visits did for themselves', async () => {
    const owner = await salon.haldi.user({
      ...{ role: 'owner', beauticianId: Number((await salon.add('Meenal'))._id) },
    });
    const order = await salon.book();
    const given = await salon.salon.track(owner, order._id, {
      ...{ status: 'confirmed', beautician: 'Meenal' },
      message: 'A beautician has been assigned to your appointment.',
    });
    expect(given.statusCode, given.body).toBe(200);
    expect(await salon.messagesAbout(order)).toEqual([]);
  });

  test('about visits in the past', async () => {
    const order = await told(rekha, '2026-11-16', '02:00 PM');
    const running = await told(usha, '2026-11-16', '03:00 PM');
    // Staff are logged out after two idle hours.
    for (const at of ['07:30', '09:00', '09:45']) {
      salon.haldi.clock.set(`2026-11-16T${at}:00Z`);
      await salon.orderNow(order);
    }
    await expectSuccess(salon.update(order, 'cancelled'));
    await expectSuccess(salon.give(order, usha));
    await expectSuccess(salon.update(running, 'cancelled'));
    await salon.send();
    expect(kindsTo(rekha, order)).toEqual(['work-assigned']);
    expect(kindsTo(usha, order)).toEqual([]);
    expect(kindsTo(usha, running)).toEqual(['work-assigned', 'work-cancelled']);
  });

  test('at night, unless the visit is before the morning', async () => {
    salon.haldi.clock.set('2026-11-16T17:00:00Z');
    const [later, early] = [await salon.bookFor(rekha), await salon.bookFor(usha, '2026-11-17')];
    await salon.send();
    expect([...kindsTo(rekha, later), ...kindsTo(usha, early)]).toEqual([]);
    salon.haldi.clock.set('2026-11-17T02:30:00Z');
    await salon.send();
    expect([...kindsTo(rekha, later), ...kindsTo(usha, early)]).toEqual([
      ...['work-assigned', 'work-assigned'],
    ]);
  });

  test('about planned visits of theirs that were not assigned', async () => {
    const order = await salon.book();
    await expectSuccess(salon.update(order, 'confirmed'));
    await expectSuccess(salon.moveTo(order, '2026-11-19', '11:00 AM'));
    expect(await salon.messagesAbout(order)).toEqual([]);
  });
});
