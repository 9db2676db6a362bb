import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServerBehaviour, startMailServer } from '../../../testing/mail-server.ts';
import { testOutgoingMessage } from '../../../testing/test-outgoing-message.ts';
import type { Db } from '../../platform/database/database.ts';
import { createMailer, type Mailer } from '../../platform/mail/mail.ts';
import { createEmailChannel } from './email.ts';

const unused = {} as Db;
const from = 'Haldi <hello@haldi.example>';
let server: Awaited<ReturnType<typeof startMailServer>>;
let mailer: Mailer;

beforeAll(async () => {
  server = await startMailServer();
  mailer = createMailer({ url: `smtp://salon:secret@127.0.0.1:${server.port}`, from });
});
afterAll(async () => {
  mailer.close();
  await server.close();
});
beforeEach(() => server.setBehaviour('takes'));

const send = (over: Parameters<typeof testOutgoingMessage>[0] = {}) =>
  createEmailChannel(mailer).send(testOutgoingMessage(over));
const lastMail = () => server.received.at(-1);

const headOf = (source = ''): string =>
  (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]/g, ' ');

test('sends plain text with the title as subject to one address', async () => {
  const text = 'Hello Asha,\n\nyour visit costs ₹1,899.';
  const { id } = testOutgoingMessage();
  expect(await send({ id, text })).toEqual({ result: 'sent' });
  expect(lastMail()).toMatchObject({ from: 'hello@haldi.example', to: ['asha@example.com'] });
  const head = headOf(lastMail()?.source);
  expect(head).toContain('From: My Home Salon <hello@haldi.example>');
  expect(head).toContain('Subject: Your visit is confirmed');
  expect(head).toContain(`Message-ID: <${id}@haldi.example>`);
  expect(head).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  const [, body = ''] = lastMail()?.source.split('\r\n\r\n') ?? [];
  expect(body).toContain('Hello Asha,');
});

test('details are below the text', async () => {
  await send({ text: 'New order #204938.', emailDetails: 'Open: https://salon.example' });
  const [, body = ''] = lastMail()?.source.split('\r\n\r\n', 2) ?? [];
  expect(body).toContain('New order #204938.');
  expect(lastMail()?.source).toContain('\r\n\r\nOpen: https://salon.example');
});

test('a recipient without an address cannot be reached', async () => {
  const channel = createEmailChannel(mailer);
  expect(await channel.canReach(testOutgoingMessage(), unused)).toBe(true);
  expect(await channel.canReach(testOutgoingMessage({ to: { email: '' } }), unused)).toBe(false);
});

describe('threat 33: values are plain text', () => {
  test.each([
    ['Hello\r\nBcc: all@evil.example', 'Hello Bcc: all@evil.example'],
    ['Hello\n\n<script>alert(1)</script>', 'Hello <script>alert(1)</script>'],
    ['Hello\u0000\u0085\u2028Bcc: all@evil.example', 'Hello Bcc: all@evil.example'],
  ])('a title %j writes no header', async (title, subject) => {
    expect(await send({ title })).toEqual({ result: 'sent' });
    const lines = headOf(lastMail()?.source).split('\r\n');
    const written = lines.filter((line) => /^(Subject|Bcc|Content-Type):/i.test(line));
    expect(written).toEqual([`Subject: ${subject}`, 'Content-Type: text/plain; charset=utf-8']);
    expect(lastMail()?.to).toEqual(['asha@example.com']);
  });

  test.each(['a@x.example, b@evil.example', 'a@x.example>\r\nRCPT TO:<b@evil.example'])(
    'address %j does not add a recipient',
    async (email) => {
      const before = server.received.length;
      await send({ to: { email } });
      for (const { to } of server.received.slice(before)) {
        expect(to).toHaveLength(1);
        expect(to).not.toContain('b@evil.example');
      }
    },
  );
});

describe('outcome', () => {
  test.each<[MailServerBehaviour, string, RegExp]>([
    ['refuses the recipient', 'refused', /email address does not exist/],
    ['refuses the content', 'refused', /rejected the email/],
    ['refuses the sender', 'later', /MAIL_FROM/],
    ['refuses the log in', 'later', /password in SMTP_URL/],
    ['is busy', 'later', /busy/],
    ['is busy after the content', 'later', /busy/],
    ['dies before the content', 'later', /could not be reached/],
    ['dies after the content', 'unsure', /lost before it replied/],
  ])('a server that %s: %s', async (mood, result, problem) => {
    server.setBehaviour(mood);
    const before = server.received.length;
    expect(await send()).toEqual({ result, problem: expect.stringMatching(problem) });
    expect(server.received).toHaveLength(before);
  });

  test.each([
    ['no server on this port', 'smtp://127.0.0.1:1'],
    ['no such host', 'smtp://mail.invalid'],
  ])('%s: later', async (_, url) => {
    const elsewhere = createMailer({ url, from });
    const outcome = await createEmailChannel(elsewhere).send(testOutgoingMessage());
    expect(outcome).toMatchObject({ result: 'later', problem: expect.stringContaining('reached') });
    elsewhere.close();
  });

  test('an unsure attempt does not affect the next one', async () => {
    const { id } = testOutgoingMessage();
    server.setBehaviour('dies after the content');
    expect(await send({ id })).toMatchObject({ result: 'unsure' });
    server.setBehaviour('dies before the content');
    expect(await send({ id })).toMatchObject({ result: 'later' });
  });
});
