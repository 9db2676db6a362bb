import { maxPushBytes, PushPayload } from '@haldi/contract/messages/push-schema';
import { expect, test } from 'vitest';
import { createPushPayload } from '../channels/push.ts';

const message = { id: 'm1', title: 'New order #204938', text: 'Asha, 10 AM', path: '/admin' };
const bytes = (payload: PushPayload) => Buffer.byteLength(JSON.stringify(payload));

test('short messages are not changed', () => {
  expect(PushPayload.parse(createPushPayload(message))).toEqual({
    title: 'New order #204938',
    body: 'Asha, 10 AM',
    url: '/admin',
    tag: 'm1',
  });
});

test.each([
  ['letters', 'a'],
  ['rupee signs', '₹'],
  ['faces', '🙂'],
  ['what JSON writes longer', '"\n'],
  ['half characters', '\ud83d'],
])('a long text of %s is cut to what push services take, and says so', (_, part) => {
  const payload = createPushPayload({ ...message, text: part.repeat(5_000) });
  expect(bytes(payload)).toBeLessThanOrEqual(maxPushBytes);
  expect(bytes(payload)).toBeGreaterThan(maxPushBytes - 20);
  expect(payload.body.endsWith('…')).toBe(true);
  expect(payload.body.isWellFormed()).toBe(true);
});

test('a long title leaves room for the text', () => {
  const payload = createPushPayload({ ...message, title: 'x'.repeat(5_000) });
  expect(payload.title).toHaveLength(121);
  expect(payload.body).toBe('Asha, 10 AM');
});
