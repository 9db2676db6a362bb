import type { StaffPolicies } from '@haldi/contract/policies/desk/schema';
import type { PolicyKind } from '@haldi/contract/policies/policy-kinds';
import type { AcceptedPolicies, PolicyText } from '@haldi/contract/policies/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPhoneBooking, type TestPhoneBooking } from '../../testing/test-phone-booking.ts';
import type { TestUser } from '../../testing/test-user.ts';

const day = 24 * 60 * 60_000;

let desk: TestPhoneBooking;
let owner: TestUser;
beforeAll(async () => {
  desk = await openTestPhoneBooking();
});
afterAll(() => desk.close());
beforeEach(async () => {
  owner = await desk.haldi.user({ role: 'owner' });
});

const standing = async (kind: PolicyKind): Promise<PolicyText> =>
  (await desk.haldi.as(null, { url: `/api/policies/${kind}` })).json();

const change = async (kind: PolicyKind, text: string): Promise<void> => {
  const { policies } = (
    await desk.haldi.as(owner, { url: '/api/admin/policies' })
  ).json<StaffPolicies>();
  const version = policies.find((one) => one.kind === kind)?.version;
  const url = `/api/admin/policies/${kind}`;
  const answer = await desk.haldi.as(owner, { method: 'PUT', url, payload: { text, version } });
  expect(answer.statusCode).toBe(200);
};

let drawn = 0;
const signUp = async (): Promise<{ id: string; token: string }> => {
  drawn += 1;
  const answer = await desk.haldi.as(null, {
    method: 'POST',
    url: '/api/auth/signup',
    payload: {
      username: `Anita ${drawn}`,
      email: `anita${drawn}@example.com`,
      mobileNumber: `97${String(10_000_000 + drawn)}`,
      password: 'turmeric-and-milk',
      street: '5 Paud Road',
      town: 'Pune',
      pincode: '411038',
      consent: true,
    },
  });
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().userData._id, token: answer.json().token };
};
const agreedOf = async (token: string): Promise<AcceptedPolicies> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await desk.haldi.as(null, { url: '/api/auth/user/policies', headers })).json();
};

test('signing up stores the current versions, also when they change later', async () => {
  const [privacy, terms] = [await standing('privacy'), await standing('terms')];
  const first = await signUp();
  expect(await agreedOf(first.token)).toEqual({
    privacy: privacy.hash,
    terms: terms.hash,
    hasPrivacyChanged: false,
    standing: { hash: privacy.hash, since: expect.any(String) },
  });

  await change('privacy', 'Another notice.');
  const now = await standing('privacy');
  expect(await agreedOf(first.token)).toEqual({
    privacy: privacy.hash,
    terms: terms.hash,
    hasPrivacyChanged: true,
    standing: { hash: now.hash, since: now.since },
  });
  expect((await agreedOf((await signUp()).token)).privacy).toBe(now.hash);
  const url = `/api/policies/privacy/${privacy.hash}`;
  expect((await desk.haldi.as(null, { url })).json().text).toBe(privacy.text);
});

test('a customer without an agreement is only told of later changes', async () => {
  const before = await desk.haldi.user();
  const agreed = await desk.haldi.as(before, { url: '/api/auth/user/policies' });
  expect(agreed.statusCode).toBe(200);
  expect(agreed.json()).toMatchObject({ privacy: null, terms: null, hasPrivacyChanged: false });
  desk.haldi.clock.advance(60_000);
  await change('privacy', 'Yet another notice.');
  const changed = await desk.haldi.as(before, { url: '/api/auth/user/policies' });
  expect(changed.json()).toMatchObject({ privacy: null, hasPrivacyChanged: true });
  const staff = await desk.haldi.as(owner, { url: '/api/auth/user/policies' });
  expect(staff.json()).toMatchObject({ hasPrivacyChanged: false });
});

const agreedWith = async (who: TestUser, orderId: number) => {
  const answer = await desk.haldi.as(who, { url: `/api/orders/${who.id}/${orderId}` });
  return answer.json().agreed;
};

test('an order keeps the terms and refund rules that it was placed under', async () => {
  const asha = await desk.haldi.user();
  const [terms, refunds] = [await standing('terms'), await standing('refunds')];
  const first = await desk.salon.place(asha, { appointmentDate: desk.nextDay() });
  expect(await agreedWith(asha, first.orderId)).toEqual({
    terms: terms.hash,
    refunds: refunds.hash,
  });

  await change('refunds', 'No money back.');
  const now = await standing('refunds');
  const second = await desk.salon.place(asha, { appointmentDate: desk.nextDay() });
  expect((await agreedWith(asha, first.orderId)).refunds).toBe(refunds.hash);
  expect((await agreedWith(asha, second.orderId)).refunds).toBe(now.hash);

  const data = (await desk.haldi.as(asha, { url: '/api/auth/user/data' })).json();
  const versions = data.agreedToWithOrders.map(({ version }: { version: string }) => version);
  expect(versions.toSorted()).toEqual([terms.hash, refunds.hash, now.hash].toSorted());
  expect(data.agreedToWithOrders).toContainEqual(
    expect.objectContaining({ kind: 'refunds', text: refunds.text }),
  );
});

test('an order by phone has no agreed versions', async () => {
  const booking = desk.bookingFor({ userId: desk.ravi.id }, { appointmentDate: desk.nextDay() });
  expect((await desk.send(booking)).statusCode).toBe(201);
  expect(await agreedWith(desk.ravi, booking.orderId)).toEqual({ terms: null, refunds: null });
});

test('concurrent first orders store one version', async () => {
  desk.haldi.clock.advance(day);
  owner = await desk.haldi.user({ role: 'owner' });
  await change('terms', 'For all customers.');
  const { hash } = await standing('terms');
  const people = await Promise.all([1, 2, 3, 4].map(() => desk.haldi.user()));
  const days = people.map(() => desk.nextDay());
  const orders = await Promise.all(
    people.map((who, place) => desk.salon.place(who, { appointmentDate: days[place] ?? '' })),
  );
  for (const [place, who] of people.entries()) {
    expect((await agreedWith(who, orders[place]?.orderId ?? 0)).terms).toBe(hash);
  }
});

test('versions are kept when an account is deleted', async () => {
  const { id, token } = await signUp();
  const { terms } = await agreedOf(token);
  await desk.haldi.database.pool.query('delete from users where id = $1', [id]);
  const kept = await desk.haldi.as(null, { url: `/api/policies/terms/${terms}` });
  expect(kept.statusCode).toBe(200);
});

test('a text that is changed and changed back has the same version', async () => {
  const { token } = await signUp();
  const before = await standing('privacy');
  await change('privacy', 'A notice with a mistake.');
  const { privacy, standing: between } = await agreedOf(token);
  expect(between.hash).not.toBe(privacy);
  desk.haldi.clock.advance(60_000);
  await change('privacy', before.text);
  const after = await agreedOf(token);
  expect([after.privacy, after.standing.hash]).toEqual([before.hash, before.hash]);
  desk.haldi.clock.advance(day);
  owner = await desk.haldi.user({ role: 'owner' });
  await change('terms', 'Other terms.');
  expect((await standing('privacy')).hash).toBe(before.hash);
});
