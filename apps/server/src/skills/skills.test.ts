import type { AdminCatalogue } from '@haldi/contract/catalogue/desk/schema';
import type { Skill } from '@haldi/contract/skills/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';

let haldi: TestApp;
let salon: TestSalon;
let meera: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(haldi);
  await salon.hire(1);
  meera = await haldi.user({ isAdmin: true, username: 'Meera' });
});
afterAll(() => haldi.close());

const url = '/api/admin/skills';
const all = async (): Promise<Skill[]> => (await haldi.as(meera, { url })).json();
const named = async (name: string): Promise<Skill> => {
  const found = (await all()).find((skill) => skill.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const add = (name: string) => haldi.as(meera, { method: 'POST', url, payload: { name } });
const rename = ({ _id }: Skill, name: string) =>
  haldi.as(meera, { method: 'PUT', url: `${url}/${_id}`, payload: { name } });
const remove = ({ _id }: Skill) => haldi.as(meera, { method: 'DELETE', url: `${url}/${_id}` });

test('a new salon has a skill per data set and Mehndi, and every service has one', async () => {
  const skills = await all();
  expect(skills).toHaveLength(20);
  expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(['Facial', 'Mehndi']));
  const { services }: AdminCatalogue = (
    await haldi.as(meera, { url: '/api/admin/services' })
  ).json();
  const mehndi = await named('Mehndi');
  for (const { name, skill } of services) {
    expect(skill === mehndi._id, name).toBe(/mehndi/i.test(name));
  }
  const used = skills.reduce((sum, skill) => sum + skill.services, 0);
  expect(used).toBe(services.length);
});

test('skills are added, renamed and removed; names are unique', async () => {
  expect((await add(' Brows ')).statusCode).toBe(201);
  expect((await add('brows')).json()).toMatchObject({
    code: 'ALREADY_TAKEN',
    fields: { name: 'A skill with this name already exists' },
  });
  expect((await add('x')).statusCode).toBe(422);
  expect((await rename(await named('Brows'), 'Facial')).json().code).toBe('ALREADY_TAKEN');
  expect((await rename(await named('Brows'), 'Brow lift')).statusCode).toBe(200);
  expect((await remove(await named('Brow lift'))).statusCode).toBe(200);
  expect((await all()).some(({ name }) => name === 'Brow lift')).toBe(false);
  const gone = { _id: '99999', name: '', services: 0, beauticians: 0 };
  expect((await remove(gone)).statusCode).toBe(404);
  expect((await rename(gone, 'Anything')).statusCode).toBe(404);
});

test('a skill in use cannot be removed', async () => {
  expect((await remove(await named('Facial'))).json().code).toBe('SKILL_IN_USE');

  await add('Lashes');
  const lashes = await named('Lashes');
  const { rows } = await haldi.database.pool.query('select id from beauticians limit 1');
  await haldi.database.pool.query('insert into beautician_skills values ($1, $2)', [
    rows[0].id,
    lashes._id,
  ]);
  expect((await named('Lashes')).beauticians).toBe(1);
  expect((await remove(lashes)).json().code).toBe('SKILL_IN_USE');

  const service = salon.service(60);
  await haldi.database.pool.query('update services set skill_id = $1 where id = $2', [
    lashes._id,
    service._id,
  ]);
  await salon.place(await haldi.user(), { services: [toRequestLine(service)] });
  const facial = await named('Facial');
  await haldi.database.pool.query('update services set skill_id = $1 where id = $2', [
    facial._id,
    service._id,
  ]);
  await haldi.database.pool.query('delete from beautician_skills');
  expect((await remove(lashes)).json().code).toBe('SKILL_IN_USE');
});

test('a skill used only by closed visits can be removed', async () => {
  await add('Henna');
  const henna = await named('Henna');
  const service = salon.service(60);
  const needs = (skill: Skill) =>
    haldi.database.pool.query('update services set skill_id = $1 where id = $2', [
      skill._id,
      service._id,
    ]);
  await needs(henna);
  const customer = await haldi.user();
  const { _id, services } = await salon.place(customer, {
    appointmentDate: '2026-12-15',
    services: [toRequestLine(service)],
  });
  await needs(await named('Facial'));
  expect((await remove(henna)).json().code).toBe('SKILL_IN_USE');

  const message = 'Your service is complete. Thank you for choosing us!';
  await salon.track(meera, _id, { status: 'completed', message });
  expect((await remove(henna)).statusCode).toBe(200);
  const url = `/api/orders/order-history/${customer.id}`;
  expect((await haldi.as(customer, { url })).json()).toMatchObject([{ _id, services }]);
});
