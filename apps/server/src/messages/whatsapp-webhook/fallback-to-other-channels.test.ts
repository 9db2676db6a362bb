import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/mail-server.ts';
import { openTestOutbox } from '../../../testing/test-messages.ts';
import { openTestWhatsapp, type TestWhatsapp } from '../../../testing/test-whatsapp.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let product: TestWhatsapp;
beforeAll(async () => {
  mail = await startMailServer();
  product = await openTestWhatsapp({
    SMTP_URL: `smtp://salon:secret@127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Haldi <hello@haldi.example>',
  });
});
afterAll(async () => {
  await product.close();
  await mail.close();
});

const confirmationOf = async (order: Order): Promise<StaffMessage | undefined> =>
  (await openTestOutbox(product.haldi, product.owner).about(order)).find(
    ({ kind }) => kind === 'confirmed',
  );
const mailsTo = (email: string) => mail.received.filter(({ to }) => to.includes(email));
const withEmail = {};

describe('a message that WhatsApp does not deliver', () => {
  test.each([
    [131_026, 'This number cannot receive WhatsApp messages.'],
    [131_047, /^WhatsApp requires an approved template/],
    [131_049, /^WhatsApp does not deliver marketing messages/],
  ])('is sent by email (%i), once, and says so', async (code, problem) => {
    const { order, asha, providerId } = await product.sent(withEmail);
    const taken = product.whatsapp.taken.length;
    const failed = { id: providerId, status: 'failed', errors: [{ code, title: 'No' }] };
    await product.report(failed, failed);
    await product.sendAll();
    await product.report(failed, { id: providerId, status: 'delivered' });
    await product.sendAll();
    expect(mailsTo(asha.email)).toHaveLength(1);
    expect(product.whatsapp.taken).toHaveLength(taken);
    expect(await confirmationOf(order)).toMatchObject({
      ...{ state: 'sent', channel: 'email', delivery: null },
      tried: [
        { channel: 'whatsapp', result: 'undelivered', problem: expect.stringMatching(problem) },
        { channel: 'email', result: 'sent', problem: '' },
      ],
    });
  });

  test('is retried by email alone', async () => {
    const { order, asha, providerId } = await product.sent(withEmail);
    const taken = product.whatsapp.taken.length;
    mail.setBehaviour('is busy');
    await product.report({ id: providerId, status: 'failed', errors: [{ code: 131_026 }] });
    await product.sendAll();
    expect(await confirmationOf(order)).toMatchObject({ state: 'planned', attempts: 1 });
    mail.setBehaviour('takes');
    product.haldi.clock.set(new Date(product.haldi.clock().getTime() + 2 * 60_000));
    await product.sendAll();
    expect(mailsTo(asha.email)).toHaveLength(1);
    expect(product.whatsapp.taken).toHaveLength(taken);
    expect(await confirmationOf(order)).toMatchObject({ state: 'sent', channel: 'email' });
  });

  test('is sent manually by staff without another channel, who see what was tried', async () => {
    const { order, asha, providerId } = await product.sent();
    await product.report({ id: providerId, status: 'failed', errors: [{ code: 131_026 }] });
    await product.sendAll();
    expect(mailsTo(asha.email)).toEqual([]);
    expect(await confirmationOf(order)).toMatchObject({
      ...{ state: 'to-send', channel: 'by-hand' },
      tried: [{ channel: 'whatsapp', result: 'undelivered' }],
    });
  });
});
