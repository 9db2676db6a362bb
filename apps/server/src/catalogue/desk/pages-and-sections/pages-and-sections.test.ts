import type { AdminMenu } from '@haldi/contract/catalogue/desk/pages-and-sections/schema';
import type { VisibleMenuPage } from '@haldi/contract/catalogue/menu-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../testing/test-app.ts';
import {
  openTestMenuEditing,
  type TestMenuEditing,
} from '../../../../testing/test-menu-editing.ts';

let menu: TestMenuEditing;
let haldi: TestApp;
beforeAll(async () => {
  menu = await openTestMenuEditing();
  ({ haldi } = menu);
});
afterAll(() => haldi.close());

const home = '/api/admin/menu';
const read = async (): Promise<AdminMenu> => (await haldi.as(menu.owner, { url: home })).json();
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, draft: object = {}) => {
  const { version } = await read();
  return method === 'DELETE'
    ? haldi.as(menu.owner, { method, url: `${home}/${path}?version=${version}` })
    : haldi.as(menu.owner, { method, url: `${home}/${path}`, payload: { ...draft, version } });
};
const publicMenu = async (): Promise<VisibleMenuPage[]> =>
  (await haldi.as(null, { url: '/api/menu' })).json();
const publicPage = (slug: string) => haldi.as(null, { url: `/api/menu/${slug}` });
const sitemap = async (): Promise<string> => (await haldi.as(null, { url: '/sitemap.xml' })).body;

const grooming = { name: 'Men’s Grooming', admin: 'Hair Care', scene: 'haircare' };

describe('a custom page', () => {
  test('is listed once it has a visible service, and answers before', async () => {
    expect((await send('POST', 'pages', grooming)).statusCode).toBe(201);
    const page = (await read()).pages.at(-1);
    expect(page).toMatchObject({ ...grooming, slug: 'mens-grooming', sections: [] });
    const answer = await send('POST', 'sections', { name: 'Beard', page: 'mens-grooming' });
    expect(answer.statusCode).toBe(201);
    expect((await publicMenu()).map(({ slug }) => slug)).not.toContain('mens-grooming');
    expect((await publicPage('mens-grooming')).json()).toMatchObject({ sections: [] });
    expect(await sitemap()).not.toContain('/service/mens-grooming');

    const added = await menu.add({ name: 'Beard Trim', dataSet: 'beard', skill: 'new' });
    expect(added.statusCode).toBe(201);
    expect((await publicMenu()).at(-1)).toEqual({
      ...grooming,
      slug: 'mens-grooming',
      sections: [{ key: 'beard', name: 'Beard', file: 'Beard' }],
      offersMehndi: false,
    });
    const [service] = await menu.file('Beard');
    expect(service).toMatchObject({
      name: 'Beard Trim',
      category: 'Beard',
      href: `/service/mens-grooming#${service?.id}`,
    });
    expect((await menu.file('AllServices')).at(-1)?.name).toBe('Beard Trim');
    expect(await sitemap()).toContain('/service/mens-grooming');
  });

  test('the skill of a new section is created once', async () => {
    await menu.add({ name: 'Beard Colour', dataSet: 'beard', skill: 'new' });
    const { rows } = await haldi.database.pool.query(
      "select count(*)::int as skills from skills where name = 'Beard'",
    );
    expect(rows).toEqual([{ skills: 1 }]);
  });

  test('a rename keeps address, key and file', async () => {
    await send('PUT', 'pages/mens-grooming', { ...grooming, name: 'For Him' });
    await send('PUT', 'sections/beard', { name: 'Beard & Moustache', page: 'mens-grooming' });
    expect((await publicMenu()).at(-1)).toMatchObject({
      slug: 'mens-grooming',
      name: 'For Him',
      sections: [{ key: 'beard', name: 'Beard & Moustache', file: 'Beard' }],
    });
    expect((await menu.file('Beard'))[0]?.category).toBe('Beard & Moustache');
    expect((await publicPage('mens-grooming')).json()).toMatchObject({ name: 'For Him' });
    expect((await menu.lastActs(2)).map(({ act }) => act)).toEqual([
      'section-changed',
      'page-changed',
    ]);
  });

  test('page views count for existing pages only', async () => {
    const count = (page: string) =>
      haldi.as(null, { method: 'POST', url: '/api/page-views', payload: { page } });
    expect((await count('/service/mens-grooming')).statusCode).toBe(204);
    expect((await count('/service/nowhere')).statusCode).toBe(422);
  });
});

describe('an empty page', () => {
  test('is not listed, but its address still answers', async () => {
    const ids = (await menu.all()).filter(({ dataSet }) => dataSet === 'threading');
    await menu.put('hidden', { ids: ids.map(({ _id }) => _id), hidden: true });
    expect((await publicMenu()).map(({ slug }) => slug)).not.toContain('threading');
    expect(await sitemap()).not.toContain('/service/threading');
    expect((await publicPage('threading')).json()).toEqual({
      slug: 'threading',
      name: 'Threading',
      scene: 'threading',
      sections: [],
    });
    expect(await menu.file('Threading')).toEqual([]);
    expect((await publicPage('nowhere')).statusCode).toBe(404);
  });

  test('can be deleted without services, except the nine fixed pages', async () => {
    const used = await send('DELETE', 'sections/threading');
    expect([used.statusCode, used.json().code]).toEqual([409, 'SECTION_IN_USE']);
    const usedPage = await send('DELETE', 'pages/mens-grooming');
    expect([usedPage.statusCode, usedPage.json().code]).toEqual([409, 'SECTION_IN_USE']);
    const fixed = await send('DELETE', 'pages/threading');
    expect(fixed.json()).toMatchObject({ code: 'SECTION_IN_USE' });
    const ids = (await menu.all())
      .filter(({ dataSet }) => ['threading', 'beard'].includes(dataSet))
      .map(({ _id }) => _id);
    const removal = { method: 'POST', url: '/api/admin/services/removal' } as const;
    await haldi.as(menu.owner, { ...removal, payload: { ids } });
    expect((await send('DELETE', 'sections/threading')).statusCode).toBe(200);
    expect((await send('DELETE', 'pages/mens-grooming')).statusCode).toBe(200);
    expect((await publicPage('mens-grooming')).statusCode).toBe(404);
    expect((await publicPage('threading')).statusCode).toBe(200);
    // Catalogue files of the specification stay available.
    expect(await menu.file('Threading')).toEqual([]);
  });
});

describe('the order of the menu', () => {
  const orderOf = ({ pages }: AdminMenu) =>
    pages.map(({ slug, sections }) => ({ slug, sections: sections.map(({ key }) => key) }));

  test('applies to pages and sections, and can move sections to another page', async () => {
    const order = orderOf(await read()).toReversed();
    const facial = order.find(({ slug }) => slug === 'facial-cleanup');
    const waxing = order.find(({ slug }) => slug === 'waxing');
    facial?.sections.splice(facial.sections.indexOf('clean-up'), 1);
    waxing?.sections.unshift('clean-up');
    expect((await send('PUT', 'order', { pages: order })).statusCode).toBe(200);
    expect(orderOf(await read())).toEqual(order);
    expect((await publicMenu())[0]?.slug).toBe('facial-cleanup');
    const [first] = await menu.file('Cleanup');
    expect(first?.href).toMatch(/^\/service\/waxing#/);
  });

  test('must be complete', async () => {
    const order = orderOf(await read());
    const answer = await send('PUT', 'order', { pages: order.slice(1) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'MENU_CHANGED']);
  });
});

describe('refusals', () => {
  test('a stale change', async () => {
    const { version } = await read();
    await send('POST', 'pages', { ...grooming, name: 'Spa' });
    const payload = { ...grooming, name: 'Other', version };
    const late = await haldi.as(menu.owner, { method: 'POST', url: `${home}/pages`, payload });
    expect([late.statusCode, late.json().code]).toEqual([409, 'MENU_CHANGED']);
    const current = await read();
    const twice = await Promise.all(
      ['One', 'Two'].map((name) =>
        haldi.as(menu.owner, {
          method: 'POST',
          url: `${home}/pages`,
          payload: { ...grooming, name, version: current.version },
        }),
      ),
    );
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test.each([
    ['pages', { ...grooming, name: 'wAXING' }, 409, 'name'],
    ['pages', { ...grooming, name: ' ' }, 422, 'name'],
    ['pages', { ...grooming, name: 'x'.repeat(41) }, 422, 'name'],
    ['pages', { ...grooming, admin: 'Cars' }, 422, 'admin'],
    ['pages', { ...grooming, scene: '/etc/passwd' }, 422, 'scene'],
    ['sections', { name: 'FACIAL', page: 'waxing' }, 409, 'name'],
  ])('%s %j', async (path, draft, status, field) => {
    const answer = await send('POST', path, draft);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test('a name in another script still gets an address', async () => {
    await send('POST', 'pages', { ...grooming, name: 'मेहंदी' });
    expect((await read()).pages.at(-1)).toMatchObject({ name: 'मेहंदी', slug: 'page' });
  });

  test('a service in an unknown section', async () => {
    const answer = await menu.add({ dataSet: 'nowhere' });
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { dataSet: expect.any(String) },
    });
  });
});

test('pages with mehndi services link to the designs', async () => {
  const offers = async () => (await publicMenu()).some(({ offersMehndi }) => offersMehndi);
  const { pool } = haldi.database;
  const hide = (hidden: boolean) =>
    pool.query(`update services set hidden = $1 where name ilike '%mehndi%'`, [hidden]);
  expect(await offers()).toBe(true);
  expect(await sitemap()).toContain('/designs');
  await hide(true);
  haldi.context.live.publish('content-changed');
  expect(await offers()).toBe(false);
  expect(await sitemap()).not.toContain('/designs');
  await hide(false);
});
