import {
  defaultTemplateTexts,
  sampleTemplateValues,
} from '@haldi/contract/messages/message-templates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testOutgoingMessage } from '../../../testing/test-outgoing-message.ts';
import {
  startWhatsappServer,
  type WhatsappServerBehaviour,
} from '../../../testing/whatsapp-server.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OutgoingMessage } from './channel-adapter.ts';
import { createWhatsappChannel } from './whatsapp.ts';

const unused = {} as Db;
const settings = {
  token: 'EAAG-token',
  phoneId: '106540352242922',
  appSecret: 'signs',
  verifyToken: 'asks',
};
let server: Awaited<ReturnType<typeof startWhatsappServer>>;
beforeAll(async () => {
  server = await startWhatsappServer({
    ...settings,
    templates: {
      visit_confirmed: { language: 'en', parameters: 8 },
      plain_words: { language: 'en_GB', parameters: 0 },
    },
  });
});
afterAll(() => server.close());

const channel = (over: Partial<typeof settings> = {}, timeoutMs?: number) =>
  createWhatsappChannel({ ...settings, ...over, api: server.api }, timeoutMs);
const confirmed = {
  text: defaultTemplateTexts.confirmed,
  whatsappName: 'visit_confirmed',
  whatsappLanguage: 'en',
};
const message = (over: Parameters<typeof testOutgoingMessage>[0] = {}): OutgoingMessage =>
  testOutgoingMessage({ template: confirmed, ...over });
const lastTaken = () => server.taken.at(-1);

test('sends the approved template with variables in the order of the text', async () => {
  const outgoing = message();
  const outcome = await channel().send(outgoing);
  expect(outcome).toEqual({ result: 'sent', providerId: lastTaken()?.id });
  expect(lastTaken()).toMatchObject({
    to: '919822012345',
    template: 'visit_confirmed',
    parameters: [
      ...['Asha', 'My Home Salon', '21 Nov 2026', '10:00 AM', 'Usha'],
      ...['Gold Facial, Manicure', '₹1,899', 'https://salon.example/visit#…'],
    ],
    callbackData: outgoing.id,
  });
});

test('sends no parameters for a text without variables', async () => {
  const template = { text: 'Hello!', whatsappName: 'plain_words', whatsappLanguage: 'en_GB' };
  expect(await channel().send(message({ template }))).toMatchObject({ result: 'sent' });
  expect(lastTaken()?.parameters).toEqual([]);
});

test('needs a phone number and an approved template', async () => {
  expect(await channel().canReach(message(), unused)).toBe(true);
  expect(await channel().canReach(message({ to: { phone: '' } }), unused)).toBe(false);
  const template = { ...confirmed, whatsappName: '' };
  expect(await channel().canReach(message({ template }), unused)).toBe(false);
});

test('threat 33: values are one line and never empty', async () => {
  const values = {
    ...sampleTemplateValues,
    name: 'Asha\n\n*Pay at* http://evil.example\t\u0000now',
    salon: 'Haldi        Home',
    beautician: '',
    services: `${'🙂'.repeat(2_000)}\ud83d`,
  };
  expect(await channel().send(message({ values }))).toMatchObject({ result: 'sent' });
  const [name, salon, , , beautician, services = ''] = lastTaken()?.parameters ?? [];
  expect(name).toBe('Asha *Pay at* http://evil.example now');
  expect(salon).toBe('Haldi Home');
  expect(beautician).toBe('-');
  expect(Array.from(services)).toHaveLength(1_000);
  expect(services.isWellFormed()).toBe(true);
});

describe('outcome', () => {
  const trouble = (code: number, status = 400): WhatsappServerBehaviour => ({ code, status });

  test.each<[WhatsappServerBehaviour, string, RegExp]>([
    [trouble(130429, 429), 'later', /accepts no more/],
    [trouble(131056, 429), 'later', /to this number/],
    [trouble(131048, 429), 'later', /limits this number/],
    [trouble(80007, 429), 'later', /accepts no more/],
    [trouble(131000, 500), 'later', /is not working/],
    [trouble(131016, 503), 'later', /is not working/],
    [trouble(2, 503), 'later', /is not working/],
    [trouble(131026), 'refused', /cannot receive WhatsApp messages/],
    [trouble(131047), 'refused', /approved template/],
    [trouble(131049), 'refused', /marketing messages/],
    [trouble(132015), 'refused', /paused the template/],
    [trouble(132069), 'refused', /template at Meta \(132069\)/],
    [trouble(100), 'refused', /template with the one at Meta/],
    [trouble(190, 401), 'refused', /WHATSAPP_TOKEN/],
    [trouble(200, 403), 'refused', /permission/],
    [trouble(131051), 'refused', /As it was told \(131051\)/],
    [{ status: 429, body: '' }, 'later', /is not working/],
    [{ status: 404, body: 'not here' }, 'refused', /\(404\)/],
    // The message may have been accepted behind a failing gateway, or without an id in the answer.
    [{ status: 502, body: '<h1>Bad Gateway</h1>' }, 'unsure', /lost before it replied/],
    [{ status: 200, body: '{"messages":[]}' }, 'unsure', /lost before it replied/],
    [{ status: 200, body: '{"mess' }, 'unsure', /lost before it replied/],
    ['hangs', 'unsure', /lost before it replied/],
    ['hangs up', 'unsure', /lost before it replied/],
    ['takes it and hangs up', 'unsure', /lost before it replied/],
  ])('%j: %s', async (mood, result, problem) => {
    server.next(mood);
    const before = server.calls();
    // A short timeout only for the server that hangs; others may be slow on a busy machine.
    const patienceMs = mood === 'hangs' ? 500 : 60_000;
    expect(await channel({}, patienceMs).send(message())).toMatchObject({
      result,
      problem: expect.stringMatching(problem),
    });
    // Not retried, because that could send it twice.
    await expect.poll(() => server.calls() - before).toBe(1);
  });

  test('the next message to the same number waits', async () => {
    server.next(trouble(131056, 429));
    expect(await channel().send(message())).toMatchObject({ retryAfterMs: 10_000 });
  });

  test('a refused connection is retried', async () => {
    const gone = await startWhatsappServer({ ...settings, templates: {} });
    await gone.close();
    const outcome = await createWhatsappChannel({ ...settings, api: gone.api }).send(message());
    expect(outcome).toEqual({ result: 'later', problem: 'WhatsApp could not be reached.' });
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['another token', () => channel({ token: 'old' }).send(message()), /WHATSAPP_TOKEN/],
    [
      'another number of the salon',
      () => channel({ phoneId: '1' }).send(message()),
      /did not accept the message/,
    ],
    [
      'a number that is none',
      () => channel().send(message({ to: { phone: '12' } })),
      /not a phone number \(131009\)/,
    ],
    [
      'a template that is not approved',
      () => channel().send(message({ template: { ...confirmed, whatsappName: 'other' } })),
      /no approved template/,
    ],
    [
      'a template of another language',
      () => channel().send(message({ template: { ...confirmed, whatsappLanguage: 'hi' } })),
      /no approved template/,
    ],
    [
      'a text with another number of variables',
      () => channel().send(message({ template: { ...confirmed, text: 'Hello {{name}}' } })),
      /different number of variables/,
    ],
  ])('%s is refused, and the problem says what to do', async (_, send, problem) => {
    const before = server.taken.length;
    expect(await send()).toEqual({ result: 'refused', problem: expect.stringMatching(problem) });
    expect(server.taken).toHaveLength(before);
  });
});
