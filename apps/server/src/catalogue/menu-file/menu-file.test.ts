import type { MenuPreview } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMenuEditing, type TestMenuEditing } from '../../../testing/test-menu-editing.ts';
import {
  menuFileCalls,
  readTable,
  type Table,
  type TableFormat,
  writeTable,
} from '../../../testing/test-menu-file.ts';

let menu: TestMenuEditing;
let sheet: ReturnType<typeof menuFileCalls>;
beforeAll(async () => {
  menu = await openTestMenuEditing();
  sheet = menuFileCalls(menu);
});
afterAll(() => menu.haldi.close());

const formats: TableFormat[] = ['csv', 'xlsx'];
const header = [
  'Page',
  'Section',
  'Name',
  'Description',
  'Price',
  'Minutes',
  'Struck-through price',
];
const tricky = [
  'plain',
  'say "hi", twice',
  'नेल आर्ट, हिन्दी में',
  '=HYPERLINK("http://evil","x")',
  "'=1+1",
  '+91 is no number',
  '-5 is none either',
  '@home',
  'emoji 💅🏽 and <b>&amp;</b>',
  '_x0041_ is not A',
  'semi;colon\tand tab'.replace('\t', ' '),
];

test('an exported file of 60 services imports without changes', async () => {
  const rows: Table = Array.from({ length: 60 }, (_, place) => [
    'Threading',
    place < 30 ? 'Brows' : 'Lashes',
    `${tricky[place % tricky.length]} ${place}`,
    tricky[(place + 3) % tricky.length] ?? '',
    100 + place,
    15,
    place % 2 ? 500 : '',
  ]);
  const file = await writeTable('xlsx', [header, ...rows]);
  const first = await sheet.preview(file);
  expect(first.errors).toEqual([]);
  expect(first).toMatchObject({ pages: [], sections: [{ name: 'Brows' }, { name: 'Lashes' }] });
  expect(first.added).toHaveLength(60);
  const done = await sheet.apply(file, { createNew: 'yes' });
  expect(done.json()).toMatchObject({ added: 60, changed: 0, hidden: 0 });
  const before = await menu.all();
  for (const format of formats) {
    const out = await sheet.out(format);
    const names = (await readTable(out)).map((row) => row[3]);
    for (const [place, row] of rows.entries()) expect(names, String(place)).toContain(row[2]);
    const preview = await sheet.preview(out);
    expect(preview).toMatchObject({ errors: [], added: [], changed: [], missing: [], awaited: 0 });
    expect(preview.unchanged).toBe(before.length);
    expect((await sheet.apply(out, { hideMissing: 'yes' })).statusCode).toBe(200);
  }
  expect(await menu.all()).toEqual(before);
});

describe('importing', () => {
  test('changes, adds, reorders and hides services, with history and audit log', async () => {
    const before = await menu.one('facial-gold');
    const others = (await menu.all()).filter(({ dataSet }) => dataSet !== 'facial');
    const kept: Table = others.map(({ _id }) => [_id, '', '', '', '', '', '']);
    const row = [
      before._id,
      'Facial',
      'Golden Facial',
      before.price + 10,
      before.duration,
      'New.',
      '1',
    ];
    const table: Table = [
      ['Id', 'Section', 'Order within the section'],
      ...kept.map((cells) => [cells[0] ?? '', '', '']),
    ];
    const price: Table = [
      ['Id', 'Section', 'Name', 'Price', 'Minutes', 'Description', 'Order within the section'],
      row,
    ];
    expect((await sheet.apply(await writeTable('csv', price))).json()).toMatchObject({
      changed: 1,
    });
    expect(await menu.one('facial-gold')).toMatchObject({
      name: 'Golden Facial',
      price: before.price + 10,
      version: before.version + 1,
    });
    expect((await menu.file('Facial'))[0]?.id).toBe('facial-gold');
    expect((await menu.history('facial-gold'))[0]).toMatchObject({
      price: before.price + 10,
      before: { price: before.price },
      by: 'Meera',
    });
    const acts = await menu.lastActs(2);
    expect(acts.map(({ act }) => act)).toEqual(['services-ordered', 'service-changed']);
    const hidden = (
      await sheet.apply(await writeTable('csv', table), { hideMissing: 'yes' })
    ).json();
    expect(hidden.hidden).toBeGreaterThan(3);
    expect(await menu.file('Facial')).toEqual([]);
  });

  test('two services swap their names', async () => {
    const [one, two] = (await menu.all()).filter(({ dataSet }) => dataSet === 'party');
    if (!one || !two) throw new Error('the menu has no party');
    const file = await writeTable('csv', [
      ['Id', 'Name'],
      [one._id, two.name],
      [two._id, one.name],
    ]);
    expect((await sheet.apply(file)).statusCode).toBe(200);
    expect((await menu.one(one._id)).name).toBe(two.name);
  });

  test('one invalid cell refuses the whole file', async () => {
    const before = await menu.all();
    const file = await writeTable('csv', [
      ['Id', 'Price'],
      ['facial-gold', '1'],
      ['facial-fruit', 'free'],
    ]);
    const answer = await sheet.apply(file);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.errors).toEqual([
      {
        row: 3,
        cell: 'B3',
        header: 'Price',
        found: 'free',
        expected: 'whole rupees from 1 to 200000',
      },
    ]);
    expect(await menu.all()).toEqual(before);
  });

  test('creates pages, sections and skills only after confirmation', async () => {
    const file = await writeTable('csv', [
      ['Page', 'Section', 'Name', 'Description', 'Price', 'Minutes', 'Skill'],
      ['Spa', 'Steam', 'Steam bath', 'Warm.', '700', '45', 'Steaming'],
      ['Weekend', 'Make-up', 'Evening look', 'With lashes.', '1500', '60', 'Make-up'],
      ['Hair & Hands', 'Mehndi', 'One hand', 'Up to the wrist.', '600', '45', 'Mehndi'],
      ['Extras', 'Combos', 'Anything', 'You choose.', '900', '60', 'Steaming'],
    ]);
    expect((await sheet.apply(file)).json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { createNew: expect.any(String) },
    });
    expect((await sheet.apply(file, { createNew: 'yes' })).json()).toMatchObject({ added: 4 });
    const pageAt = async (slug: string) =>
      (await menu.haldi.as(null, { url: `/api/menu/${slug}` })).json();
    expect(await pageAt('spa')).toMatchObject({ name: 'Spa', scene: 'body-polishing' });
    expect(await pageAt('weekend')).toMatchObject({
      scene: 'makeup',
      sections: [{ services: [{ image: '/pictures/services/engagement-makeup-hd.svg' }] }],
    });
    expect(await pageAt('hair-hands')).toMatchObject({
      scene: 'haircare',
      sections: [{ services: [{ image: '/pictures/services/bridal-mehndi-classic.svg' }] }],
    });
    expect(await pageAt('extras')).toMatchObject({
      scene: 'salon',
      sections: [{ services: [{ image: '/pictures/services/clean-up-basic.svg' }] }],
    });
  });

  test('an outdated preview is refused with a new one', async () => {
    const file = await writeTable('csv', [
      ['Id', 'Price'],
      ['facial-gold', '777'],
    ]);
    const { fingerprint } = await sheet.preview(file);
    await menu.edit(await menu.one('facial-fruit'), { price: '5', offerprice: '' });
    const answer = await sheet.send('file', file, { fingerprint });
    expect(answer.statusCode).toBe(409);
    const { code, details } = answer.json<{ code: string; details: MenuPreview }>();
    expect(code).toBe('MENU_CHANGED');
    expect(details.changed).toHaveLength(1);
    const other = await writeTable('csv', [
      ['Id', 'Price'],
      ['facial-gold', '1'],
    ]);
    expect((await sheet.send('file', other, { fingerprint: details.fingerprint })).statusCode).toBe(
      409,
    );
    expect((await sheet.send('file', file, { fingerprint: details.fingerprint })).statusCode).toBe(
      200,
    );
  });
});

test('of concurrent imports of the same preview one succeeds', async () => {
  const file = await writeTable('csv', [
    ['Id', 'Price'],
    ['facial-gold', '888'],
  ]);
  const { fingerprint } = await sheet.preview(file);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => sheet.send('file', file, { fingerprint })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await menu.history('facial-gold')).filter(({ price }) => price === 888)).toHaveLength(1);
});

test('the template contains an example', async () => {
  const { rawPayload } = await menu.haldi.as(menu.owner, {
    url: '/api/admin/services/file?format=xlsx&template=yes',
  });
  expect(await readTable(rawPayload)).toHaveLength(2);
  expect((await sheet.preview(rawPayload)).errors).toEqual([]);
});
