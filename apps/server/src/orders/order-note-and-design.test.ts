import { cancelledUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestPreferences, type TestPreferences } from '../../testing/test-preferences.ts';

let preferences = {} as TestPreferences;
beforeEach(async () => {
  preferences = await openTestPreferences();
});
afterEach(() => preferences.close());

const wishes = { note: 'The bell is broken,\nplease knock', design: 'mayur-mahal' };

const place = async (
  over: {
    note?: string;
    design?: string;
    recipient?: Order['recipient'] & object;
    orderId?: number;
  } = {},
) => {
  const { salon, priya, day } = preferences;
  return salon.send(priya, salon.body(priya, { appointmentDate: day, ...over }));
};

test('note and design are shown to everyone who can read the order', async () => {
  const { haldi, meera, priya, day } = preferences;
  const placed = (await place(wishes)).json() as Order;
  const expected = {
    note: wishes.note,
    design: { slug: 'mayur-mahal', name: expect.any(String), image: expect.any(String) },
  };
  expect(placed).toMatchObject(expected);
  const tracked = await haldi.as(priya, { url: `/api/orders/${priya.id}/${placed.orderId}` });
  expect(tracked.json()).toMatchObject(expected);
  const week = await haldi.as(meera, { url: `/api/admin/beauticians/week?from=${day}` });
  expect(week.json().visits).toContainEqual(
    expect.objectContaining({ orderId: placed.orderId, ...expected }),
  );
});

test('note and design are empty by default', async () => {
  expect((await place()).json()).toMatchObject({ note: '', design: null });
});

test.each([
  ['a note', { note: 'Another one' }],
  ['no note', { note: undefined }],
  ['a design', { design: 'haath-phool' }],
  ['no design', { design: undefined }],
])(
  '%s is different content under the same number; the same content is a repeat',
  async (_, other) => {
    const { orderId } = (await place(wishes)).json() as Order;
    expect((await place({ ...wishes, orderId })).statusCode).toBe(200);
    const changed = Object.entries({ ...wishes, ...other }).filter(([, value]) => value);
    const answer = await place({ ...Object.fromEntries(changed), orderId });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ORDER_EXISTS']);
  },
);

test.each([
  ['a design that is in no gallery', { design: 'no-such-design' }, 'design'],
  ['a note that is too long', { note: 'x'.repeat(301) }, 'note'],
  ['a note that cannot be shown', { note: 'bell\u0000' }, 'note'],
])('%s is refused, and nothing is placed', async (_, wrong, field) => {
  const answer = await place(wrong);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

test('deleting the account deletes the note and the person visited', async () => {
  const recipient = { name: 'Sunita Rao', phone: '9822012345' };
  const { haldi, salon, meera, priya } = preferences;
  const { _id, orderId } = (await place({ ...wishes, recipient })).json() as Order;
  await salon.track(meera, _id, { status: 'cancelled', message: cancelledUpdateMessage });
  const url = '/api/auth/user/delete';
  const deleted = await haldi.as(priya, { method: 'POST', url, payload: {} });
  expect(deleted.statusCode).toBe(204);
  const [kept] = (await haldi.as(meera, { url: `/api/orders?search=${orderId}` })).json<Order[]>();
  expect(kept).toMatchObject({ _id, userId: '', note: '', recipient: null });
});

test('the apartment of the profile is not used for another person’s address', async () => {
  const own = (await place()).json<Order>();
  expect(own.address.apartmentNumber).not.toBe('');
  const recipient = { name: 'Sunita Rao', phone: '9822054321' };
  const forOther = (await place({ recipient })).json<Order>();
  expect(forOther.address.apartmentNumber).toBe('');
});
