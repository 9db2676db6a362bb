import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { MessageState } from '@haldi/contract/messages/states';
import { messageFor } from '@haldi/contract/orders/desk/messages';
import type { Order } from '@haldi/contract/orders/schema';
import type { AdminStatus } from '@haldi/contract/orders/status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../../testing/test-orders.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { signedReport, startWhatsappServer } from '../../../testing/whatsapp-server.ts';
import { readOrders } from '../../orders/service.ts';
import { reviewersAmong } from '../../reviews/figures-service.ts';
import { createMessages } from '../context.ts';
import { sendDue } from '../sending/loop.ts';

const url = '/api/whatsapp/webhook';
const account = { token: 'EAAG-token', phoneId: '106540352242922', appSecret: 'signs' };
const templates = { visit_confirmed: { language: 'en', parameters: 8 } };
let whatsapp: Awaited<ReturnType<typeof startWhatsappServer>>;
let haldi: TestApp;
let salon: TestSalon;
let [asha, owner]: TestUser[] = [];

const envOf = () => ({
  WHATSAPP_API: whatsapp.api,
  WHATSAPP_TOKEN: account.token,
  WHATSAPP_PHONE_ID: account.phoneId,
  WHATSAPP_APP_SECRET: account.appSecret,
  WHATSAPP_VERIFY_TOKEN: 'asks for reports',
});

beforeAll(async () => {
  whatsapp = await startWhatsappServer({ ...account, templates });
  haldi = await buildTestApp({ env: envOf() });
  salon = await openTestSalon(haldi);
  await salon.hire(5);
  owner = await haldi.user({ role: 'owner' });
  await haldi.database.pool.query(
    `insert into message_templates (kind, text, whatsapp_name)
     select 'confirmed', $1, 'visit_confirmed'`,
    ['{{name}} {{salon}} {{date}} {{time}} {{beautician}} {{services}} {{total}} {{link}}'],
  );
});
afterAll(async () => {
  await haldi.close();
  await whatsapp.close();
});

/** As Meta calls, who is no browser and has no account. */
const post = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  haldi.app.inject({ method: 'POST', url, headers, payload: body });
const report = async (...statuses: object[]) => {
  const answer = await post(whatsapp.report(...statuses));
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
};

const track = async ({ _id }: Order, status: AdminStatus): Promise<void> => {
  const answer = await salon.track(owner ?? null, _id, { status, message: messageFor(status) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

let day = 17;
/** An order that is confirmed, whose message is due. */
const confirm = async (): Promise<Order> => {
  asha = await haldi.user();
  day += 1;
  const order = await salon.place(asha, { appointmentDate: `2026-11-${day}` });
  await track(order, 'confirmed');
  return order;
};
const sendAll = () => sendDue(createMessages(haldi.context, { readOrders, reviewersAmong }));

type Row = {
  id: string;
  state: MessageState;
  channel: string | null;
  delivery: string | null;
  provider_id: string | null;
  problem: string;
  drop_reason: string | null;
};
const rowOf = async ({ _id }: Pick<Order, '_id'>): Promise<Row> => {
  const { rows } = await haldi.database.pool.query<Row>(
    `select id, state, channel, delivery, provider_id, problem, drop_reason from outbox
     where order_id = $1 and kind = 'confirmed'`,
    [_id],
  );
  if (!rows[0]) throw new Error('no such message');
  return rows[0];
};
/** Sent by WhatsApp a moment ago. */
const sent = async (): Promise<{ order: Order; id: string; providerId: string }> => {
  const order = await confirm();
  await sendAll();
  const { id, state, provider_id: providerId } = await rowOf(order);
  expect(state).toBe('sent');
  return { order, id, providerId: providerId ?? '' };
};
const undeliverable = { errors: [{ code: 131026, title: 'Message undeliverable' }] };

describe('Meta proves that it wants to report', () => {
  const ask = (token: string, mode = 'subscribe') =>
    haldi.app.inject({
      url,
      query: { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': '1158201444' },
    });

  test('with the token of ours, and gets its challenge back', async () => {
    const answer = await ask('asks for reports');
    expect([answer.statusCode, answer.body]).toEqual([200, '1158201444']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('threat 46: with another one it gets nothing', async () => {
    for (const token of ['', 'asks', 'asks for report', 'asks for reports ']) {
      const answer = await ask(token);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
      expect(answer.body).not.toContain('1158201444');
    }
    expect((await ask('asks for reports', 'unsubscribe')).statusCode).toBe(422);
  });
});

describe('threat 46: what is not signed by Meta changes nothing', () => {
  test('without a signature, with another, or of other bytes', async () => {
    const { order, providerId } = await sent();
    const { body, headers } = whatsapp.report({ id: providerId, status: 'delivered' });
    const { 'x-hub-signature-256': signature, ...unsigned } = headers;
    const other = createHmac('sha256', 'guessed').update(body).digest('hex');
    const sha1 = createHmac('sha1', account.appSecret).update(body).digest('hex');
    for (const attempt of [
      { body, headers: unsigned },
      { body, headers: { ...headers, 'x-hub-signature-256': `sha256=${other}` } },
      { body, headers: { ...headers, 'x-hub-signature-256': `sha1=${sha1}` } },
      { body, headers: { ...headers, 'x-hub-signature-256': signature.slice(0, -2) } },
      { body, headers: { ...headers, 'x-hub-signature-256': '' } },
      { body: body.replace('delivered', 'failed'), headers },
      // The same to a parser, but not the same bytes.
      { body: JSON.stringify(JSON.parse(body)), headers },
      { body: '{', headers },
    ]) {
      const answer = await post(attempt);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await rowOf(order)).toMatchObject({ state: 'sent', delivery: null });
  });

  test('where WhatsApp is not set up nobody is let in, whatever it was signed with', async () => {
    const without = await buildTestApp({ database: haldi.database });
    for (const secret of ['', 'undefined']) {
      const { body, headers } = signedReport(secret, {});
      const answer = await without.app.inject({ method: 'POST', url, headers, payload: body });
      expect(answer.statusCode).toBe(403);
    }
    await without.close();
  });

  test('a body of more than Meta sends is refused before it is kept', async () => {
    const huge = signedReport(account.appSecret, { filler: 'x'.repeat(3 * 1_024 * 1_024) });
    expect((await post(huge)).statusCode).toBe(413);
    const large = signedReport(account.appSecret, { filler: 'x'.repeat(1_000_000) });
    expect((await post(large)).statusCode).toBe(200);
  });

  test('a network that tries many is slowed, and Meta is not', async () => {
    haldi.clock.advance(61_000);
    const wrong = signedReport('guessed', {});
    const codes: number[] = [];
    for (let tries = 0; tries < 62; tries += 1) codes.push((await post(wrong)).statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
    for (let reports = 0; reports < 100; reports += 1) await report();
    haldi.clock.advance(61_000);
  });
});

describe('reports', () => {
  test('come over the network, and are taken', async () => {
    const { order, providerId } = await sent();
    const other = await buildTestApp({ database: haldi.database, env: envOf() });
    await other.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = other.app.server.address() as AddressInfo;
    const { body, headers } = whatsapp.report({ id: providerId, status: 'delivered' });
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'POST', body, headers });
    expect(answer.status).toBe(200);
    expect(await rowOf(order)).toMatchObject({ delivery: 'delivered' });
    await other.close();
  });

  test('only move it forward, in whatever order and how often they come', async () => {
    const { order, providerId } = await sent();
    const of = (status: string) => ({ id: providerId, status, timestamp: '1763280000' });
    await report(of('sent'));
    expect(await rowOf(order)).toMatchObject({ state: 'sent', delivery: null });
    await report(of('read'), of('delivered'), of('sent'));
    expect(await rowOf(order)).toMatchObject({ state: 'sent', delivery: 'read' });
    await report(of('delivered'));
    await report({ ...of('failed'), ...undeliverable });
    expect(await rowOf(order)).toMatchObject({ state: 'sent', delivery: 'read', problem: '' });
  });

  test('about others, or of what nobody knows, are passed over', async () => {
    const { order, id } = await sent();
    await report(
      { id: 'wamid.other', status: 'read' },
      // Ours bears another name by now: this is about an attempt before it.
      { id: 'wamid.other', status: 'failed', biz_opaque_callback_data: id, ...undeliverable },
      { id: 'wamid.other', status: 'read', biz_opaque_callback_data: randomUUID() },
      { id: 'wamid.other', status: 'warned' },
    );
    expect(await rowOf(order)).toMatchObject({ state: 'sent', delivery: null });
    const answer = await post(signedReport(account.appSecret, { entry: [{ changes: 7 }] }));
    expect(answer.statusCode).toBe(200);
  });
});

describe('what failed', () => {
  test('is handed to people, with the reason in plain words', async () => {
    const { order, providerId } = await sent();
    const failed = { id: providerId, status: 'failed', ...undeliverable };
    await report(failed, failed);
    expect(await rowOf(order)).toMatchObject({
      state: 'to-send',
      channel: 'by-hand',
      problem: 'This number cannot be reached by WhatsApp.',
    });
    const list = await haldi.as(owner ?? null, { url: '/api/admin/messages?list=to-send' });
    expect(list.body).toContain('cannot be reached by WhatsApp');
  });

  test('is said to have failed where it is too late for people', async () => {
    const { order, providerId } = await sent();
    await haldi.database.pool.query(`update outbox set until = $2 where order_id = $1`, [
      order._id,
      haldi.clock(),
    ]);
    await report({ id: providerId, status: 'failed', errors: [{ code: 1, title: 'Odd\nthing' }] });
    expect(await rowOf(order)).toMatchObject({
      state: 'failed',
      problem: 'WhatsApp did not deliver it: Odd thing (1).',
    });
  });

  test('is not said by people after the order was cancelled, nor after she opted out', async () => {
    const { order, providerId } = await sent();
    await track(order, 'cancelled');
    await report({ id: providerId, status: 'failed', ...undeliverable });
    expect(await rowOf(order)).toMatchObject({ state: 'dropped', drop_reason: 'CANCELLED' });

    const other = await sent();
    await haldi.as(asha ?? null, {
      method: 'PUT',
      url: '/api/messages/choice',
      payload: { wantsMessages: false },
    });
    await report({ id: other.providerId, status: 'failed' });
    expect(await rowOf(other.order)).toMatchObject({ state: 'dropped', drop_reason: 'OPTED_OUT' });
  });
});

describe('what nobody knew', () => {
  const unsure = async () => {
    const order = await confirm();
    whatsapp.next('takes it and hangs up');
    await sendAll();
    const { id, state } = await rowOf(order);
    expect(state).toBe('unsure');
    const providerId = whatsapp.taken.at(-1)?.id;
    return { order, status: { id: providerId, biz_opaque_callback_data: id } };
  };

  test('is settled by a report of it', async () => {
    const { order, status } = await unsure();
    await report({ ...status, status: 'delivered', timestamp: '1763280000' });
    expect(await rowOf(order)).toMatchObject({
      state: 'sent',
      channel: 'whatsapp',
      delivery: 'delivered',
      provider_id: status.id,
      problem: '',
    });
    // From now on it is known by its name.
    await report({ id: status.id, status: 'read' });
    expect(await rowOf(order)).toMatchObject({ delivery: 'read' });
  });

  test('and has failed where the report says so', async () => {
    const { order, status } = await unsure();
    await report({ ...status, status: 'failed', ...undeliverable });
    expect(await rowOf(order)).toMatchObject({ state: 'to-send' });
  });

  test('a report that is quicker than the answer is not lost', async () => {
    const order = await confirm();
    const { id } = await rowOf(order);
    await haldi.database.pool.query(
      `update outbox set state = 'sending', channel = 'whatsapp', text = 'x', claimed_at = now() where id = $1`,
      [id],
    );
    const status = { id: 'wamid.quick', biz_opaque_callback_data: id };
    await report({ ...status, status: 'failed', ...undeliverable });
    expect(await rowOf(order)).toMatchObject({ state: 'to-send' });
  });
});
