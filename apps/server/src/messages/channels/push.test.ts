import { PushPayload } from '@haldi/contract/messages/push-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PushAnswer, startPushService } from '../../../testing/push-service.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testOutgoingMessage } from '../../../testing/test-outgoing-message.ts';
import { openTestSalon, type TestSalon } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { updateUser } from '../../accounts/store.ts';
import { readOrCreatePushKeys, subscribeBrowser } from '../push/service.ts';
import type { OutgoingMessage } from './channel-adapter.ts';
import { createPushChannel } from './push.ts';

let haldi: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let salon: TestSalon;
let asha: TestUser;

beforeAll(async () => {
  service = await startPushService();
  haldi = await buildTestApp({ env: { PUSH_SERVICES: service.origin } });
  salon = await openTestSalon(haldi);
  await salon.hire(2);
  service.setPublicKey((await readOrCreatePushKeys(haldi.context.db)).publicKey);
});
afterAll(async () => {
  await haldi.close();
  await service.close();
});
beforeEach(async () => {
  asha = await haldi.user();
});

let made = 0;
const newName = (): string => {
  made += 1;
  return `browser-${made}`;
};

const browserOf = async (user: TestUser, orderId: string | null = null): Promise<string> => {
  const name = newName();
  await subscribeBrowser(haldi.context, { userId: user.id, orderId }, service.subscribe(name));
  return name;
};
const stored = async (name: string): Promise<boolean> => {
  const { rows } = await haldi.database.pool.query(
    'select 1 from push_subscriptions where endpoint = $1',
    [`${service.origin}/${name}`],
  );
  return rows.length > 0;
};
const channel = (timeoutMs?: number) => createPushChannel(haldi.context, timeoutMs);
const toAsha = (over: Parameters<typeof testOutgoingMessage>[0] = {}): OutgoingMessage =>
  testOutgoingMessage({ ...over, to: { userId: asha.id, ...over.to } });
const placed = async (appointmentDate: string): Promise<string> =>
  (await salon.place(asha, { appointmentDate }))._id;
const receivedBy = (...names: string[]) =>
  service.received.filter(({ browser }) => names.includes(browser));

describe('delivery to the browser', () => {
  test('encrypts the message for the browser and signs it', async () => {
    const browser = await browserOf(asha);
    const message = toAsha({
      text: 'Hello Asha,\n\nyour visit costs ₹1,899 🙂',
      path: '/visit#abc',
    });
    expect(await channel().canReach(message, haldi.context.db)).toBe(true);
    expect(await channel().send(message)).toEqual({ result: 'sent' });
    expect(service.problems).toEqual([]);
    const [push] = receivedBy(browser);
    expect(PushPayload.parse(push?.payload)).toEqual({
      title: message.title,
      body: message.text,
      url: '/visit#abc',
      tag: message.id,
    });
    expect(push).toMatchObject({
      // The message expires two hours after the time of the test clock.
      ttl: 7_200,
      topic: message.id.replaceAll('-', ''),
      urgency: 'normal',
      subject: 'mailto:hello@haldi.example',
    });
  });

  test('shortens messages that are too long for push services', async () => {
    const browser = await browserOf(asha);
    expect(await channel().send(toAsha({ text: '₹'.repeat(4_000) }))).toEqual({ result: 'sent' });
    expect(service.problems).toEqual([]);
    expect(PushPayload.parse(receivedBy(browser)[0]?.payload).body.endsWith('…')).toBe(true);
  });

  test('is urgent during a visit and expires with the message', async () => {
    const browser = await browserOf(asha);
    await channel().send(toAsha({ kind: 'on-the-way', until: new Date('2026-11-16T05:00:00Z') }));
    expect(receivedBy(browser)).toMatchObject([{ urgency: 'high', ttl: 0 }]);
  });
});

describe('threat 32: recipients', () => {
  test('all browsers of the customer, and those subscribed by the link of this order', async () => {
    const [orderId, otherOrder] = [await placed('2026-11-20'), await placed('2026-11-21')];
    const [phone, laptop] = [await browserOf(asha), await browserOf(asha)];
    const [linked, other] = [await browserOf(asha, orderId), await browserOf(asha, otherOrder)];
    const stranger = await browserOf(await haldi.user());
    expect(await channel().send(toAsha({ orderId }))).toEqual({ result: 'sent' });
    const names = receivedBy(phone, laptop, linked, other, stranger).map(({ browser }) => browser);
    expect(names.toSorted()).toEqual([phone, laptop, linked].toSorted());
  });

  test('each browser once', async () => {
    const orderId = await placed('2026-11-20');
    const subscription = service.subscribe('both');
    await subscribeBrowser(haldi.context, { userId: asha.id, orderId: null }, subscription);
    await subscribeBrowser(haldi.context, { userId: asha.id, orderId }, subscription);
    await channel().send(toAsha({ orderId }));
    expect(receivedBy('both')).toHaveLength(1);
  });

  test('current owners and desk staff, except the person who caused it', async () => {
    const staff = await Promise.all(
      (['owner', 'desk', 'desk', 'desk', 'owner', 'beautician'] as const).map((role) =>
        haldi.user({ role }),
      ),
    );
    const names = await Promise.all(staff.map((one) => browserOf(one)));
    const customer = await browserOf(asha);
    const [, actor, blocked, left] = staff;
    await updateUser(haldi.context.db, blocked?.id ?? '', { status: 'blocked' });
    await updateUser(haldi.context.db, left?.id ?? '', { role: 'customer' });
    const message = testOutgoingMessage({
      kind: 'order-cancelled',
      to: { audience: 'salon', userId: null, actorId: actor?.id ?? null },
    });
    expect(await channel().send(message)).toEqual({ result: 'sent' });
    expect(
      receivedBy(...names, customer)
        .map(({ browser }) => browser)
        .toSorted(),
    ).toEqual([names[0], names[4]].toSorted());
  });

  test('a beautician: only their own browsers, while the account is active and linked', async () => {
    const { rows } = await haldi.database.pool.query<{ id: number }>(
      'select id from beauticians order by id limit 2',
    );
    const [own = 0, other = 0] = rows.map(({ id }) => id);
    const rekha = await haldi.user({ role: 'beautician', beauticianId: own });
    const usha = await haldi.user({ role: 'beautician', beauticianId: other });
    const orderId = await placed('2026-11-24');
    const phone = await browserOf(rekha);
    const others = [
      await browserOf(usha),
      await browserOf(asha),
      await browserOf(rekha, orderId),
      await browserOf(await haldi.user({ role: 'owner' })),
    ];
    const message = (beauticianId: number | null) =>
      testOutgoingMessage({
        ...{ kind: 'work-assigned', orderId },
        to: { audience: 'beautician', beauticianId },
      });
    const canReach = (beauticianId: number | null = own) =>
      channel().canReach(message(beauticianId), haldi.context.db);
    expect(await channel().send(message(own))).toEqual({ result: 'sent' });
    expect(receivedBy(phone, ...others).map(({ browser }) => browser)).toEqual([phone]);
    expect(await canReach(null)).toBe(false);
    for (const lost of [
      { status: 'blocked' },
      { role: 'customer' },
      { beauticianId: null },
    ] as const) {
      expect(await canReach()).toBe(true);
      await updateUser(haldi.context.db, rekha.id, lost);
      expect(await canReach(), JSON.stringify(lost)).toBe(false);
      const back = { status: 'active', role: 'beautician', beauticianId: own } as const;
      await updateUser(haldi.context.db, rekha.id, back);
    }
  });

  test('without subscriptions: no request is sent', async () => {
    const before = service.calls();
    for (const message of [toAsha(), testOutgoingMessage()]) {
      expect(await channel().canReach(message, haldi.context.db)).toBe(false);
      expect(await channel().send(message)).toMatchObject({ result: 'refused' });
    }
    expect(service.calls()).toBe(before);
  });
});

describe('outcome', () => {
  test.each<[PushAnswer, object]>([
    [
      404,
      { result: 'refused', problem: 'Push notifications are no longer turned on in any browser.' },
    ],
    [
      410,
      { result: 'refused', problem: 'Push notifications are no longer turned on in any browser.' },
    ],
    [413, { result: 'refused', problem: 'The push service rejected the message.' }],
    [403, { result: 'refused', problem: 'The push service rejected the message.' }],
    [429, { result: 'later', retryAfterMs: 0 }],
    [500, { result: 'later', retryAfterMs: 0 }],
    [
      { status: 429, retryAfter: '90' },
      { result: 'later', retryAfterMs: 90_000 },
    ],
    [
      { status: 503, retryAfter: 'Mon, 16 Nov 2026 06:10:00 GMT' },
      { result: 'later', retryAfterMs: 600_000 },
    ],
    [
      { status: 429, retryAfter: '999999999' },
      { result: 'later', retryAfterMs: 86_400_000 },
    ],
    [
      { status: 503, retryAfter: 'soon' },
      { result: 'later', retryAfterMs: 0 },
    ],
  ])('the service answers %j', async (answer, outcome) => {
    const browser = await browserOf(asha);
    service.answer(browser, answer);
    expect(await channel().send(toAsha())).toMatchObject(outcome);
    expect(service.problems).toEqual([]);
    expect(await stored(browser)).toBe(answer !== 404 && answer !== 410);
  });

  test('a service that does not answer is retried, because a second message replaces the first', async () => {
    service.answer(await browserOf(asha), 'hangs');
    expect(await channel(300).send(toAsha())).toMatchObject({ result: 'later' });
  });

  test('an unreachable service is retried', async () => {
    const gone = await startPushService();
    const elsewhere = {
      ...haldi.context,
      config: { ...haldi.context.config, pushServices: [gone.origin] },
    };
    await subscribeBrowser(elsewhere, { userId: asha.id, orderId: null }, gone.subscribe('x'));
    await gone.close();
    expect(await createPushChannel(elsewhere).send(toAsha())).toMatchObject({ result: 'later' });
  });

  test('one success is enough; expired subscriptions are deleted', async () => {
    const [gone, busy, well] = [
      await browserOf(asha),
      await browserOf(asha),
      await browserOf(asha),
    ];
    service.answer(gone, 410);
    service.answer(busy, 500);
    expect(await channel().send(toAsha())).toEqual({ result: 'sent' });
    expect(receivedBy(well)).toHaveLength(1);
    expect([await stored(gone), await stored(busy), await stored(well)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('threat 65: a subscription cannot make the server call other hosts', () => {
  test('a redirect is not followed', async () => {
    const other = await browserOf(asha);
    const browser = await browserOf(asha);
    service.answer(other, 410);
    service.answer(browser, { status: 307, location: `${service.origin}/${other}` });
    const before = service.calls();
    expect(await channel().send(toAsha())).toMatchObject({ result: 'refused' });
    expect(service.calls() - before).toBe(2);
  });

  test('a stored endpoint that is not allowed is not called', async () => {
    const inside = await startPushService();
    const { endpoint, keys } = inside.subscribe('x');
    await haldi.database.pool.query(
      `insert into push_subscriptions (endpoint, p256dh, auth, user_id, created_at)
       values ($1, $2, $3, $4, now())`,
      [endpoint, keys.p256dh, keys.auth, asha.id],
    );
    expect(await channel().canReach(toAsha(), haldi.context.db)).toBe(false);
    expect(await channel().send(toAsha())).toMatchObject({ result: 'refused' });
    expect(inside.calls()).toBe(0);
    await inside.close();
  });
});
