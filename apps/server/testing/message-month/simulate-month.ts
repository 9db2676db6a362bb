import { randomUUID } from 'node:crypto';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { createSeededRandom } from '../../src/demo/seeded-random.ts';
import { setMessagePreference } from '../../src/messages/opt-outs/service.ts';
import { sendDueMessages } from '../../src/messages/sending/send-due-messages.ts';
import {
  cancelByCustomer,
  moveByCustomer,
  moveByDesk,
  updateByDesk,
} from '../../src/orders/commands/commands-from-requests.ts';
import { placeOrder } from '../../src/orders/placing/place-order.ts';
import { createOrdersContext, readOrderById } from '../../src/orders/service.ts';
import { AppError } from '../../src/platform/http/app-error.ts';
import type { Identity } from '../../src/platform/http/identity.ts';
import { readRatingsByUser } from '../../src/reviews/service.ts';
import { startMailServer } from '../mail-server.ts';
import { buildTestApp } from '../test-app.ts';
import { createTestMessagesContext } from '../test-messages.ts';
import { openTestSalon } from '../test-salon.ts';
import type { TestUser } from '../test-user.ts';
import { createKillableSender } from './killable-sender.ts';
import {
  type ExpectedOrder,
  findMonthProblems,
  type OutboxRow,
  type SentMail,
} from './month-problems.ts';
import { type MonthEvent, randomMonthEvents } from './random-month-events.ts';

type Size = { orders: number; days: number; seed: number };

const identityOf = ({ id, username, role }: TestUser): Identity => ({
  ...{ userId: id, username, role, beauticianId: null },
  ...{ sessionId: '', expiresAt: new Date('2100-01-01') },
});

/** Decodes quoted-printable. */
const textOf = (source: string): string => {
  const [, ...body] = source.split('\r\n\r\n');
  const plain = body.join('\n\n').replaceAll('=\r\n', '');
  if (!/quoted-printable/i.test(source)) return plain;
  const bytes = plain.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const idOf = (source: string): string => /^Message-ID: <([^@>]+)@/im.exec(source)?.[1] ?? '';

/**
 * A month on a test clock with two sending instances and a real mail server. One instance is killed
 * at random, often while it sends.
 */
export const simulateMonth = async ({ orders: count, days, seed }: Size) => {
  const random = createSeededRandom(seed);
  const mail = await startMailServer();
  const env = { RATE_LIMITS: 'off', SMTP_URL: mail.url, MAIL_FROM: 'salon@example.com' };
  const haldi = await buildTestApp({ now: '2026-11-01T00:00:00Z', env });
  const salon = await openTestSalon(haldi);
  await salon.hire(Math.max(12, Math.ceil(count / days / 2)));
  const { context, clock } = haldi;
  const orders = createOrdersContext(context, readRatingsByUser);
  const messages = createTestMessagesContext(haldi, 'own');
  const meera = identityOf(await haldi.user({ isAdmin: true }));
  const other = createKillableSender({
    DATABASE_URL: haldi.database.url,
    ...{ SMTP_URL: mail.url, MAIL_FROM: env.MAIL_FROM },
  });

  const mails: SentMail[] = [];
  mail.onMail(({ source }) => {
    mails.push({ id: idOf(source), at: clock(), text: textOf(source) });
    // Killed before it knows that the mail was accepted.
    if (random.chance(0.04)) other.kill();
  });

  const send = async (): Promise<void> => {
    await Promise.all([sendDueMessages(messages), other.send(clock())]);
  };

  const nextDue = async (): Promise<Date | undefined> => {
    const { rows } = await context.pool.query<{ at: Date | null }>(
      `select least(
         (select min(due_at) from outbox where state = 'planned'),
         (select min(claimed_at) + interval '181 seconds' from outbox where state = 'sending')) as at`,
    );
    return rows[0]?.at ?? undefined;
  };

  const advanceTo = async (end: Date): Promise<void> => {
    for (let due = await nextDue(); due && due < end; due = await nextDue()) {
      clock.set(due > clock() ? due : new Date(clock().getTime() + 1_000));
      await send();
    }
    clock.set(end);
  };

  const expectedOrders = new Map<number, ExpectedOrder & { customer: TestUser }>();
  const stateOf = ({ status, appointmentDate, appointmentSlot }: Order) => ({
    ...{ status, day: appointmentDate, startMinute: parseTimeOfDay(appointmentSlot) },
  });

  const place = async (event: MonthEvent & { do: 'place' }): Promise<void> => {
    const customer = await haldi.user();
    const body = salon.body(customer, {
      ...{ appointmentDate: event.day, appointmentSlot: event.slot },
    });
    const { order } = await placeOrder(orders, identityOf(customer), body, '');
    expectedOrders.set(event.order, {
      ...{ id: order._id, customer, optedOutAt: undefined },
      states: [{ at: event.at, by: 'customer', ...stateOf(order) }],
    });
  };

  const updates = {
    confirm: { status: 'confirmed', message: updateMessages[0] },
    unconfirm: { status: 'pending', message: updateMessages[3] },
    'on-the-way': { status: 'confirmed', message: updateMessages[2] },
    complete: { status: 'completed', message: updateMessages[4] },
    cancel: { status: 'cancelled', message: updateMessages[5] },
  } as const;

  const apply = async (event: Exclude<MonthEvent, { do: 'place' }>): Promise<void> => {
    const story = expectedOrders.get(event.order);
    if (!story) return;
    const { id, customer } = story;
    const { version, status } = await readOrderById(context.db, id);
    const attempt = randomUUID();
    if (event.do === 'opt-out') {
      await setMessagePreference(context, { userId: customer.id }, { wantsMessages: false });
      story.optedOutAt = event.at;
      return;
    }
    if (event.do === 'move') {
      const body = { appointmentDate: event.day, appointmentSlot: event.slot, version, attempt };
      if (event.by === 'customer') await moveByCustomer(orders, id, body);
      else await moveByDesk(orders, meera, id, body);
    } else if (event.do === 'cancel' && event.by === 'customer') {
      await cancelByCustomer(orders, id, { reason: 'plans_changed', fee: 0, version, attempt });
    } else {
      const isOver = status === 'cancelled' || status === 'completed';
      if (isOver && event.do !== 'confirm') return;
      if (event.do === 'on-the-way' && status !== 'confirmed') return;
      await updateByDesk(orders, meera, id, { ...updates[event.do], version, attempt });
    }
    const by = 'by' in event ? event.by : 'salon';
    story.states.push({ at: event.at, by, ...stateOf(await readOrderById(context.db, id)) });
  };

  /** A refused event changes nothing and is counted. */
  const tryEvent = async (event: MonthEvent): Promise<boolean> => {
    try {
      await (event.do === 'place' ? place(event) : apply(event));
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };

  const events = randomMonthEvents(random, { orders: count, days, from: '2026-11-02' });
  let refused = 0;
  for (const event of events) {
    await advanceTo(event.at);
    if (!(await tryEvent(event))) refused += 1;
    await send();
  }
  const ended = new Date(clock().getTime() + 2 * 24 * 60 * 60_000);
  await advanceTo(ended);
  await send();
  await other.stop();
  const { rows } = await context.pool.query<OutboxRow>(
    `select id, kind, order_id as "orderId", state, drop_reason as "dropReason", due_at as "dueAt" from outbox`,
  );
  const problems = findMonthProblems([...expectedOrders.values()], mails, rows, ended);
  const figures = {
    ...{ orders: expectedOrders.size, events: events.length, refused, mails: mails.length },
    ...{ kills: other.kills(), unsure: rows.filter(({ state }) => state === 'unsure').length },
  };
  await haldi.close();
  await mail.close();
  return { problems, figures };
};
