import type { AdminCatalogue } from '@haldi/contract/catalogue/desk/schema';
import type { StarterMenuPage } from '@haldi/contract/catalogue/desk/starter/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let haldi: TestApp;
let owner: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  owner = await haldi.user({ isAdmin: true, username: 'Meera' });
  await haldi.database.pool.query('delete from skills');
});
afterAll(() => haldi.close());

const url = '/api/admin/services/starter';
const add = (...ids: string[]) => haldi.as(owner, { method: 'POST', url, payload: { ids } });
const list = async (): Promise<StarterMenuPage[]> => (await haldi.as(owner, { url })).json();
const menu = async (): Promise<AdminCatalogue> =>
  (await haldi.as(owner, { url: '/api/admin/services' })).json();
const onMenu = async (): Promise<string[]> => (await menu()).services.map(({ _id }) => _id);
const skills = async (): Promise<string[]> =>
  (await haldi.database.pool.query('select name from skills order by name')).rows.map(
    ({ name }) => name,
  );

test('a new salon has an empty menu and the starter menu', async () => {
  expect(await onMenu()).toEqual([]);
  const pages = await list();
  expect(pages.map(({ name }) => name)).toHaveLength(9);
  const services = pages.flatMap(({ sections }) => sections.flatMap((each) => each.services));
  expect(services.length).toBeGreaterThan(100);
  expect(services.filter(({ isOnMenu }) => isOnMenu)).toEqual([]);
  expect((await haldi.as(null, { url: '/api/menu' })).json()).toEqual([]);
});

test('adds only the selected services, visible, with their skills', async () => {
  expect((await add('facial-gold', 'bridal-mehndi-classic')).statusCode).toBe(201);
  expect((await onMenu()).sort()).toEqual(['bridal-mehndi-classic', 'facial-gold']);
  expect(await skills()).toEqual(['Facial', 'Mehndi']);
  const menuNow = (await haldi.as(null, { url: '/api/menu' })).json();
  expect(menuNow.map(({ slug }: { slug: string }) => slug)).toEqual([
    'weddingpackage',
    'facial-cleanup',
  ]);
});

test('adds each service once, also with concurrent requests', async () => {
  await add('facial-gold');
  await Promise.all([add('facial-pearl'), add('facial-pearl')]);
  const ids = await onMenu();
  expect(ids.filter((id) => id.startsWith('facial-')).sort()).toEqual([
    'facial-gold',
    'facial-pearl',
  ]);
  expect(await skills()).toEqual(['Facial', 'Mehndi']);
});

test('an unknown service refuses the whole request', async () => {
  const before = await onMenu();
  expect((await add('facial-fruit', 'nope')).statusCode).toBe(404);
  expect((await add()).statusCode).toBe(422);
  expect(await onMenu()).toEqual(before);
});

test('restores a deleted section', async () => {
  const { version } = (await haldi.as(owner, { url: '/api/admin/menu' })).json();
  await haldi.as(owner, {
    method: 'DELETE',
    url: `/api/admin/menu/sections/threading?version=${version}`,
  });
  const [first] =
    (await list()).flatMap(({ sections }) => sections).find(({ key }) => key === 'threading')
      ?.services ?? [];
  await add(first?.id ?? '');
  expect((await haldi.as(null, { url: '/Json%20Files/Threading.json' })).json()).toHaveLength(1);
});
