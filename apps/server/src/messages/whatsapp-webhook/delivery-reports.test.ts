import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/test-app.ts';
import {
  openTestWhatsapp,
  type TestWhatsapp,
  whatsappWebhookUrl as url,
  whatsappAccount,
} from '../../../testing/test-whatsapp.ts';
import { signedReport } from '../../../testing/whatsapp-server.ts';

let product: TestWhatsapp;
beforeAll(async () => {
  product = await openTestWhatsapp();
});
afterAll(() => product.close());

const undeliverable = { errors: [{ code: 131026, title: 'Message undeliverable' }] };

describe('reports', () => {
  test('are accepted over the network', async () => {
    const { order, providerId } = await product.sent();
    const other = await buildTestApp({ database: product.haldi.database, env: product.env });
    await other.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = other.app.server.address() as AddressInfo;
    const { body, headers } = product.whatsapp.report({ id: providerId, status: 'delivered' });
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'POST', body, headers });
    expect(answer.status).toBe(200);
    expect(await product.rowOf(order)).toMatchObject({ delivery: 'delivered' });
    await other.close();
  });

  test('only move the state forward, in any order and any number', async () => {
    const { order, providerId } = await product.sent();
    const of = (status: string) => ({ id: providerId, status, timestamp: '1763280000' });
    await product.report(of('sent'));
    expect(await product.rowOf(order)).toMatchObject({ state: 'sent', delivery: null });
    await product.report(of('read'), of('delivered'), of('sent'));
    expect(await product.rowOf(order)).toMatchObject({ state: 'sent', delivery: 'read' });
    await product.report(of('delivered'));
    await product.report({ ...of('failed'), ...undeliverable });
    expect(await product.rowOf(order)).toMatchObject({
      state: 'sent',
      delivery: 'read',
      problem: '',
    });
  });

  test('about other or unknown messages are ignored', async () => {
    const { order, id } = await product.sent();
    await product.report(
      { id: 'wamid.other', status: 'read' },
      // Reports an earlier attempt, because the message has another provider id by now.
      { id: 'wamid.other', status: 'failed', biz_opaque_callback_data: id, ...undeliverable },
      { id: 'wamid.other', status: 'read', biz_opaque_callback_data: randomUUID() },
      { id: 'wamid.other', status: 'warned' },
    );
    expect(await product.rowOf(order)).toMatchObject({ state: 'sent', delivery: null });
    const answer = await product.post(
      signedReport(whatsappAccount.appSecret, { entry: [{ changes: 7 }] }),
    );
    expect(answer.statusCode).toBe(200);
  });
});

describe('a failed delivery', () => {
  test('is moved to manual sending with a plain reason', async () => {
    const { order, providerId } = await product.sent();
    const failed = { id: providerId, status: 'failed', ...undeliverable };
    await product.report(failed, failed);
    await product.sendAll();
    expect(await product.rowOf(order)).toMatchObject({
      state: 'to-send',
      channel: 'by-hand',
      problem: 'This number cannot receive WhatsApp messages.',
    });
    const list = await product.haldi.as(product.owner, { url: '/api/admin/messages?list=to-send' });
    expect(list.body).toContain('cannot receive WhatsApp messages');
  });

  test('is shown as failed if it is too late for manual sending', async () => {
    const { order, providerId } = await product.sent();
    await product.haldi.database.pool.query(`update outbox set until = $2 where order_id = $1`, [
      order._id,
      product.haldi.clock(),
    ]);
    await product.report({
      id: providerId,
      status: 'failed',
      errors: [{ code: 1, title: 'Odd\nthing' }],
    });
    expect(await product.rowOf(order)).toMatchObject({
      state: 'failed',
      problem: 'WhatsApp did not deliver it: Odd thing (1).',
    });
  });

  test('is not sent manually after cancelling or opting out', async () => {
    const { order, providerId } = await product.sent();
    await product.track(order, 'cancelled');
    await product.report({ id: providerId, status: 'failed', ...undeliverable });
    expect(await product.rowOf(order)).toMatchObject({
      state: 'dropped',
      drop_reason: 'CANCELLED',
    });

    const other = await product.sent();
    await product.haldi.as(other.asha, {
      method: 'PUT',
      url: '/api/messages/preference',
      payload: { wantsMessages: false },
    });
    await product.report({ id: other.providerId, status: 'failed' });
    expect(await product.rowOf(other.order)).toMatchObject({
      state: 'dropped',
      drop_reason: 'OPTED_OUT',
    });
  });
});

describe('an unsure message', () => {
  const unsure = async () => {
    const { order } = await product.confirm();
    product.whatsapp.next('takes it and hangs up');
    await product.sendAll();
    const { id, state } = await product.rowOf(order);
    expect(state).toBe('unsure');
    const providerId = product.whatsapp.taken.at(-1)?.id;
    return { order, status: { id: providerId, biz_opaque_callback_data: id } };
  };

  test('is settled by a report', async () => {
    const { order, status } = await unsure();
    await product.report({ ...status, status: 'delivered', timestamp: '1763280000' });
    expect(await product.rowOf(order)).toMatchObject({
      state: 'sent',
      channel: 'whatsapp',
      delivery: 'delivered',
      provider_id: status.id,
      problem: '',
    });
    // From now on it is found by its provider id.
    await product.report({ id: status.id, status: 'read' });
    expect(await product.rowOf(order)).toMatchObject({ delivery: 'read' });
  });

  test('has failed if the report says so', async () => {
    const { order, status } = await unsure();
    await product.report({ ...status, status: 'failed', ...undeliverable });
    await product.sendAll();
    expect(await product.rowOf(order)).toMatchObject({ state: 'to-send' });
  });

  test('a report that arrives before the response is applied', async () => {
    const { order } = await product.confirm();
    const { id } = await product.rowOf(order);
    await product.haldi.database.pool.query(
      `update outbox set state = 'sending', channel = 'whatsapp', text = 'x', claimed_at = now() where id = $1`,
      [id],
    );
    const status = { id: 'wamid.quick', biz_opaque_callback_data: id };
    await product.report({ ...status, status: 'failed', ...undeliverable });
    await product.sendAll();
    expect(await product.rowOf(order)).toMatchObject({ state: 'to-send' });
  });
});
