import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/test-app.ts';
import {
  openTestWhatsapp,
  type TestWhatsapp,
  whatsappWebhookUrl as url,
  verifyToken,
  whatsappAccount,
} from '../../../testing/test-whatsapp.ts';
import { signedReport } from '../../../testing/whatsapp-server.ts';

let product: TestWhatsapp;
beforeAll(async () => {
  product = await openTestWhatsapp();
});
afterAll(() => product.close());

describe('verification of the webhook', () => {
  const ask = (token: string, mode = 'subscribe') =>
    product.haldi.app.inject({
      url,
      query: { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': '1158201444' },
    });

  test('returns the challenge for our token', async () => {
    const answer = await ask(verifyToken);
    expect([answer.statusCode, answer.body]).toEqual([200, '1158201444']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('threat 66: rejects other tokens', async () => {
    for (const token of ['', 'asks', 'asks for report', 'asks for reports ']) {
      const answer = await ask(token);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
      expect(answer.body).not.toContain('1158201444');
    }
    expect((await ask(verifyToken, 'unsubscribe')).statusCode).toBe(422);
  });
});

describe('threat 66: reports that are not signed by Meta change nothing', () => {
  test('without a signature, with a wrong one, or with changed bytes', async () => {
    const { order, providerId } = await product.sent();
    const { body, headers } = product.whatsapp.report({ id: providerId, status: 'delivered' });
    const { 'x-hub-signature-256': signature, ...unsigned } = headers;
    const other = createHmac('sha256', 'guessed').update(body).digest('hex');
    const sha1 = createHmac('sha1', whatsappAccount.appSecret).update(body).digest('hex');
    for (const attempt of [
      { body, headers: unsigned },
      { body, headers: { ...headers, 'x-hub-signature-256': `sha256=${other}` } },
      { body, headers: { ...headers, 'x-hub-signature-256': `sha1=${sha1}` } },
      { body, headers: { ...headers, 'x-hub-signature-256': signature.slice(0, -2) } },
      { body, headers: { ...headers, 'x-hub-signature-256': '' } },
      { body: body.replace('delivered', 'failed'), headers },
      // The same JSON, but not the same bytes.
      { body: JSON.stringify(JSON.parse(body)), headers },
      { body: '{', headers },
    ]) {
      const answer = await product.post(attempt);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await product.rowOf(order)).toMatchObject({ state: 'sent', delivery: null });
  });

  test('without a WhatsApp configuration every signature is rejected', async () => {
    const without = await buildTestApp({ database: product.haldi.database });
    for (const secret of ['', 'undefined']) {
      const { body, headers } = signedReport(secret, {});
      const answer = await without.app.inject({ method: 'POST', url, headers, payload: body });
      expect(answer.statusCode).toBe(403);
    }
    await without.close();
  });

  test('a body that is too large is rejected before it is read', async () => {
    const filler = 'x'.repeat(3 * 1_024 * 1_024);
    // The size limit applies before the signature is checked.
    for (const secret of [whatsappAccount.appSecret, 'guessed']) {
      const answer = await product.post(signedReport(secret, { filler }));
      expect([answer.statusCode, answer.json().code]).toEqual([413, 'TOO_LARGE']);
    }
    const large = signedReport(whatsappAccount.appSecret, { filler: 'x'.repeat(1_000_000) });
    expect((await product.post(large)).statusCode).toBe(200);
  });

  test('wrong signatures are rate limited, valid reports are not', async () => {
    product.haldi.clock.advance(61_000);
    const wrong = signedReport('guessed', {});
    const codes: number[] = [];
    for (let tries = 0; tries < 62; tries += 1) codes.push((await product.post(wrong)).statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
    for (let reports = 0; reports < 100; reports += 1) await product.report();
    product.haldi.clock.advance(61_000);
  });
});
