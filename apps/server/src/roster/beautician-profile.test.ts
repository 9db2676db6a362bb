import type { AuditPage } from '@haldi/contract/audit/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formRequest } from '../../testing/test-form-request.ts';
import { jpeg } from '../../testing/test-pictures.ts';
import { beauticianDetails, openTestRoster, type TestRoster } from '../../testing/test-roster.ts';
import { toRequestLine } from '../../testing/test-salon.ts';

let { haldi, salon, meera, asha, ask, add, change, book, assign } = {} as TestRoster;
beforeAll(async () => {
  ({ haldi, salon, meera, asha, ask, add, change, book, assign } = await openTestRoster());
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query('update beauticians set image_hash = null');
  await haldi.database.pool.query('delete from images');
  await haldi.database.pool.query('delete from areas');
});

const imageCount = async (): Promise<number> =>
  (await haldi.database.pool.query('select count(*)::int from images')).rows[0].count;
const sendPicture = async (id: string, bytes: Uint8Array | string) =>
  haldi.as(
    meera,
    await formRequest('PUT', `/api/admin/beauticians/${id}/picture`, {}, { image: { bytes } }),
  );
const lastAct = async () =>
  (await haldi.as(meera, { url: '/api/admin/audit?limit=1' })).json<AuditPage>().entries[0];
const addArea = async (name: string, pincode: string): Promise<string> => {
  const { rows } = await haldi.database.pool.query<{ id: number }>(
    `insert into areas (name, visiting_charge, weekdays, travel_minutes_within)
     values ($1, 100, '{0,1,2,3,4,5,6}', 20) returning id`,
    [name],
  );
  const id = rows[0]?.id;
  await haldi.database.pool.query('insert into area_pincodes values ($1, $2)', [pincode, id]);
  return String(id);
};

describe('threat 16: the picture of a beautician', () => {
  test('is re-encoded, replaced and removed; unused files are deleted', async () => {
    const rekha = await add('Rekha');
    expect(rekha.picture).toBeNull();
    const first = (await sendPicture(rekha._id, await jpeg())).json<Beautician>();
    expect(first.picture).toMatch(/^\/api\/images\/[0-9a-f]{32}-480\.webp$/);
    expect(first.version).toBe(2);
    const shown = await haldi.as(null, { url: first.picture ?? '' });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await lastAct()).toMatchObject({
      act: 'beautician-changed',
      subject: { name: 'Rekha' },
      changes: [{ field: 'picture', before: null, after: first.picture }],
    });
    const other = await jpeg(300, 300, { r: 1, g: 2, b: 3 });
    const second = (await sendPicture(rekha._id, other)).json<Beautician>();
    expect(second.picture).not.toBe(first.picture);
    expect(await imageCount()).toBe(1);
    expect((await sendPicture(rekha._id, other)).json<Beautician>().version).toBe(3);
    const last = (await ask('DELETE', `/${rekha._id}/picture`)).json<Beautician>();
    expect(last).toMatchObject({ picture: null, version: 4 });
    expect(await imageCount()).toBe(0);
  });

  test('stays while another beautician uses it', async () => {
    const [one, other] = [await add('Twin One'), await add('Twin Two')];
    const bytes = await jpeg();
    await sendPicture(one._id, bytes);
    await sendPicture(other._id, bytes);
    await ask('DELETE', `/${one._id}/picture`);
    expect(await imageCount()).toBe(1);
  });

  test('is refused if it is not a picture', async () => {
    const hema = await add('Hema');
    for (const bytes of ['', '<svg onload="alert(1)"/>', 'GIF89a']) {
      const answer = await sendPicture(hema._id, bytes);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toHaveProperty('image');
    }
    expect((await sendPicture('999', await jpeg())).statusCode).toBe(404);
    expect((await ask('DELETE', '/999/picture')).statusCode).toBe(404);
    expect(await imageCount()).toBe(0);
  });
});

describe('about text and areas', () => {
  test('are saved and in the audit log', async () => {
    const [baner, aundh] = [await addArea('Baner', '411045'), await addArea('Aundh', '411007')];
    const answer = await ask('POST', '', {
      ...beauticianDetails('Lata'),
      about: ' Brides ask for her. ',
      areas: [aundh, baner, baner],
    });
    const lata = answer.json<Beautician>();
    expect(lata).toMatchObject({ about: 'Brides ask for her.', areas: [baner, aundh].toSorted() });
    const changed = (await change(lata, { about: '', areas: [baner] })).json<Beautician>();
    expect(changed).toMatchObject({ about: '', areas: [baner], version: 2 });
    const act = await lastAct();
    expect(act?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['about', ''],
      ['areas', ['Baner']],
    ]);
  });

  test.each([
    [{ about: 'x'.repeat(161) }, 'about'],
    [{ about: 'two\nlines' }, 'about'],
    [{ areas: ['999'] }, 'areas'],
    [{ areas: ['Baner'] }, 'areas'],
  ])('%j is refused at its field', async (wrong, field) => {
    const answer = await ask('POST', '', { ...beauticianDetails('Somebody'), ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)[0]).toMatch(new RegExp(`^${field}`));
  });
});

describe('the public profile', () => {
  const profileOn = async ({ orderId }: Order) =>
    (await haldi.as(asha, { url: `/api/orders/${asha.id}/${orderId}` })).json<TrackedOrder>()
      .beauticianProfile;
  const end = (order: Order, status: string, message: string | undefined) =>
    salon.track(meera, order._id, { status, message });

  test('shows picture, about text and skills after assignment, never the phone number', async () => {
    const answer = await ask('POST', '', {
      ...beauticianDetails('Usha'),
      phone: '9822000009',
      about: 'Never in a hurry.',
      skills: await salon.skills('Facial', 'Threading'),
    });
    const usha = answer.json<Beautician>();
    const { picture } = (await sendPicture(usha._id, await jpeg())).json<Beautician>();
    const services = [toRequestLine(await salon.first('Facial'))];
    const order = await book('2026-12-08', { services });
    expect(await profileOn(order)).toBeNull();
    await assign(order, 'Usha');
    const profile = await profileOn(order);
    expect(profile).toEqual({
      about: 'Never in a hurry.',
      picture,
      skills: expect.arrayContaining(['Facial', 'Threading']),
      visits: 0,
      rating: null,
    });
    expect(JSON.stringify(profile)).not.toContain('9822000009');
    await end(order, 'completed', updateMessages[4]);
    expect(await profileOn(order)).toEqual({ ...profile, visits: 1 });
    const { _id } = usha;
    const left = (await haldi.as(meera, { url: '/api/admin/beauticians' }))
      .json<Beautician[]>()
      .find((one) => one._id === _id);
    if (!left) throw new Error('Usha is not on the roster');
    expect((await change(left, { active: false })).statusCode).toBe(200);
    expect(await profileOn(order)).toBeNull();
  });

  test('is empty for freelancers and cancelled visits', async () => {
    await add('Gauri');
    const [freelance, cancelled] = [await book('2026-12-09'), await book('2026-12-10')];
    await salon.track(meera, freelance._id, {
      status: 'confirmed',
      message: updateMessages[1],
      beautician: 'Someone Else',
      freelancer: true,
    });
    expect(await profileOn(freelance)).toBeNull();
    await assign(cancelled, 'Gauri');
    expect(await profileOn(cancelled)).toEqual({
      about: '',
      picture: null,
      skills: [],
      visits: 0,
      rating: null,
    });
    await end(cancelled, 'cancelled', updateMessages[5]);
    expect(await profileOn(cancelled)).toBeNull();
  });
});
