import type { Complaint } from '@haldi/contract/complaints/desk/schema';
import { maxComplaintPictures } from '@haldi/contract/complaints/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, openTestComplaints, type TestComplaints } from '../../testing/test-complaints.ts';
import { jpeg, photograph } from '../../testing/test-pictures.ts';
import type { TestUser } from '../../testing/test-user.ts';

let salon: TestComplaints;
beforeAll(async () => {
  salon = await openTestComplaints();
});
afterAll(() => salon.haldi.close());

const coloured = (r: number) => jpeg(40, 40, { r, g: 0, b: 0 });

const openCase = async (customer: TestUser = salon.priya) => {
  const order = await salon.visited(customer);
  salon.ok(await salon.write(order, 'Canary Rash', { by: customer }));
  return order;
};
const send = (order: Order, bytes: Uint8Array, by = salon.priya) =>
  salon.addPicture(salon.ownUrl(order, '/pictures'), bytes, by);

test('pictures of a complaint are shown to its customer and staff only, and never stored by caches', async () => {
  const order = await openCase();
  salon.ok(await send(order, await photograph()));
  const [url = ''] = (await salon.own(order))?.pictures ?? [];
  for (const by of [salon.priya, salon.devika, salon.meera]) {
    const shown = await salon.get(url, by);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers['cache-control']).toBe('no-store');
    // Re-encoded, so that it does not contain where it was taken.
    expect(shown.rawPayload.includes('GPS')).toBe(false);
  }
  const stranger = await salon.haldi.user();
  const beautician = await salon.haldi.user({ role: 'beautician' });
  for (const by of [stranger, beautician])
    expect(codeOf(await salon.get(url, by))).toBe('NOT_FOUND');
  expect(codeOf(await salon.get(url, null))).toBe('UNAUTHENTICATED');
  const { rows } = await salon.haldi.database.pool.query('select hash from complaint_pictures');
  const publicUrl = `/api/images/${rows[0].hash}-1200.webp`;
  expect((await salon.haldi.as(null, { url: publicUrl })).statusCode).toBe(404);
  // Of another complaint.
  const elsewhere = await salon.opened(await salon.visited());
  const moved = url.replace(/complaints\/[^/]+/, `complaints/${elsewhere._id}`);
  expect(codeOf(await salon.get(moved, salon.priya))).toBe('NOT_FOUND');
});

test('pictures added by staff are not shown to the customer', async () => {
  const order = await salon.visited();
  const complaint = await salon.opened(order);
  const url = `/api/admin/complaints/${complaint._id}/pictures`;
  const { pictures } = salon.ok<Complaint>(
    await salon.addPicture(url, await coloured(200), salon.devika),
  );
  expect(pictures).toMatchObject([{ by: 'salon' }]);
  expect((await salon.own(order))?.pictures).toEqual([]);
  expect(codeOf(await salon.get(pictures[0]?.url ?? '', salon.priya))).toBe('NOT_FOUND');
});

test('the same picture counts once, and their number is limited', async () => {
  const order = await openCase();
  const same = await coloured(1);
  const answers = await Promise.all([send(order, same), send(order, same)]);
  expect(answers.map(codeOf)).toEqual([200, 200]);
  for (let n = 1; n < maxComplaintPictures; n += 1) {
    salon.ok(await send(order, await coloured(n * 40)));
  }
  expect(codeOf(await send(order, await coloured(255)))).toBe('CONFLICT');
  expect((await salon.own(order))?.pictures).toHaveLength(maxComplaintPictures);
  expect(codeOf(await send(order, Buffer.from('no picture')))).toBe('INVALID_INPUT');
});

test('no pictures before there is a complaint, and none to a closed one', async () => {
  const order = await salon.visited();
  expect(codeOf(await send(order, await coloured(9)))).toBe('NOT_FOUND');
  const complaint = await salon.opened(order);
  salon.ok(await salon.close(complaint, { kind: 'apology' }));
  expect(codeOf(await send(order, await coloured(9)))).toBe('NOT_CHANGEABLE');
});

/** Every table and column that contains this text. */
const search = async (text: string): Promise<string[]> => {
  const { pool } = salon.haldi.database;
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of rows) {
    const hits = await pool.query(
      `select 1 from "${table}" where "${column}"::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (hits.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
};

test('threat 22: texts and pictures are in the download, and gone with the account', async () => {
  const password = 'turmeric-and-milk';
  const asha = await salon.haldi.user({ password });
  const order = await openCase(asha);
  await salon.haldi.database.pool.query("update complaint_steps set text = 'Rash of a tulip'");
  salon.ok(await send(order, await coloured(77), asha));
  const { items } = await salon.list(`?order=${order._id}`);
  const [complaint] = items;
  if (!complaint) throw new Error('the complaint was not opened');
  salon.ok(await salon.change(complaint, { kind: 'note', text: 'Likes a tulip' }));
  salon.ok(
    await salon.close(await salon.read(complaint), { kind: 'apology' }, { by: salon.meera }),
  );
  const { complaints } = (await salon.haldi.as(asha, { url: '/api/auth/user/data' })).json();
  expect(complaints).toMatchObject([
    {
      order: order.orderId,
      state: 'closed',
      entries: [{ text: 'Rash of a tulip' }, { kind: 'closed', text: 'We are sorry.' }],
      pictures: [expect.stringMatching(/^data:image\/webp;base64,/)],
    },
  ]);
  expect(JSON.stringify(complaints)).not.toContain('Likes');
  const url = '/api/auth/user/delete';
  const gone = await salon.haldi.as(asha, { method: 'POST', url, payload: { password } });
  expect(gone.statusCode, gone.body).toBe(204);
  const left = await salon.read(complaint);
  expect(left).toMatchObject({ state: 'closed', outcome: 'apology', text: '', pictures: [] });
  expect(left.order.customer).toBeNull();
  expect(left.entries.map(({ text }) => text).join('')).toBe('');
  // Only the complaints of other customers are left.
  expect(await search('Likes a tulip')).toEqual([]);
  expect(await search(asha.id)).toEqual([]);
  const reopening = await salon.change(left, { kind: 'reopen', text: 'By mistake' });
  expect(codeOf(reopening)).toBe(200);
});
