import { describe, expect, test } from 'vitest';
import type { SheetCell, SheetRow } from '../../kit/spreadsheet.ts';
import type { MenuBeforeImport, MenuFileService } from './menu-before-import.ts';
import { menuColumns } from './menu-file-columns.ts';
import { planMenuImport } from './plan-menu-import.ts';

const service = (over: Partial<MenuFileService>): MenuFileService => ({
  id: 'facial-gold',
  section: 'facial',
  name: 'Gold Facial',
  description: 'Glow for a day.',
  price: 900,
  offerprice: 1200,
  duration: 60,
  skill: 'Facial',
  hidden: false,
  order: 1,
  picture: 'facial-gold.svg',
  ...over,
});
const menu: MenuBeforeImport = {
  pages: [
    {
      name: 'Facial & Clean-Up',
      sections: [
        { key: 'facial', name: 'Facial' },
        { key: 'clean-up', name: 'Clean-Up' },
      ],
    },
    { name: 'Threading', sections: [] },
  ],
  services: [
    service({}),
    service({ id: 'facial-fruit', name: 'Fruit Facial', order: 2, offerprice: 900 }),
    service({ id: 'facial-pearl', name: 'Pearl Facial', order: 3, hidden: true }),
    service({ id: 'clean-up-gold', section: 'clean-up', name: 'Gold Facial' }),
  ],
  skills: ['Facial'],
  pictures: ['facial-gold.svg', 'facial-fruit.svg'],
};

const cell = (text: string | SheetCell): SheetCell | undefined =>
  typeof text === 'object' ? text : text === '' ? undefined : { text, kind: 'text' };
const sheet = (header: string, ...rows: (string | SheetCell)[][]): SheetRow[] =>
  [header.split('|'), ...rows].map((cells, place) => ({ row: place + 1, cells: cells.map(cell) }));
const plan = (header: string, ...rows: (string | SheetCell)[][]) =>
  planMenuImport(sheet(header, ...rows), menu);

const wholeHeader = menuColumns.map(({ header }) => header).join('|');
const rowOf = (one: MenuFileService): string[] => [
  one.id,
  'Facial & Clean-Up',
  one.section === 'facial' ? 'Facial' : 'Clean-Up',
  one.name,
  one.description,
  String(one.price),
  one.offerprice > one.price ? String(one.offerprice) : '',
  String(one.duration),
  one.skill,
  one.hidden ? 'no' : 'yes',
  String(one.order),
  one.picture,
];

describe('a plan', () => {
  test('of the menu itself changes nothing', () => {
    const made = plan(wholeHeader, ...menu.services.map(rowOf));
    expect(made).toMatchObject({
      added: [],
      changed: [],
      missing: [],
      sectionOrders: [],
      errors: [],
    });
    expect(made.unchanged).toHaveLength(4);
  });

  test('lists changes by field and keeps missing columns', () => {
    const made = plan('ID| price |On The Menu|Minutes', ['facial-gold', '₹1,050', 'No', '75.0']);
    expect(made.errors).toEqual([]);
    expect(made.changed[0]?.changes).toEqual([
      { field: 'Price', before: '₹900', after: '₹1,050' },
      { field: 'Minutes', before: '60', after: '75' },
      { field: 'On the menu', before: 'yes', after: 'no' },
    ]);
    expect(made.changed[0]).toMatchObject({ offerprice: 1200, description: 'Glow for a day.' });
    expect(made.missing.map(({ id }) => id)).toEqual([
      'facial-fruit',
      'facial-pearl',
      'clean-up-gold',
    ]);
  });

  test('an empty struck-through price means none; without the column it follows the price', () => {
    expect(plan('Id|Struck-through price', ['facial-gold', '']).changed[0]).toMatchObject({
      offerprice: 900,
    });
    expect(plan('Id|Price', ['facial-fruit', '800']).changed[0]).toMatchObject({ offerprice: 800 });
  });

  test('a row without an id is matched by name and section', () => {
    const header = 'Section|Name|Price|Minutes|Description';
    const made = plan(
      header,
      ['clean-up', 'GOLD facial', '700', '60', 'Glow for a day.'],
      ['Facial', 'Rose Facial', '500', '45', 'New.'],
    );
    expect(made.errors).toEqual([]);
    expect(made.changed.map(({ before }) => before.id)).toEqual(['clean-up-gold']);
    expect(made.added).toMatchObject([{ name: 'Rose Facial', skill: 'Facial', hidden: false }]);
  });

  test('new pages, sections and skills are listed once', () => {
    const made = plan(
      'Page|Section|Name|Price|Minutes|Description|Skill',
      ['Bridal', 'Mehndi', 'Both hands', '2000', '120', 'x', 'Mehndi'],
      ['bridal', 'mehndi', 'Both feet', '1500', '90', 'x', 'mehndi'],
    );
    expect(made.errors).toEqual([]);
    expect(made).toMatchObject({
      pages: ['Bridal'],
      sections: [{ key: null, name: 'Mehndi', page: 'Bridal' }],
      skills: ['Mehndi'],
    });
    expect(made.added).toHaveLength(2);
  });

  test('a moved service goes before the one already there', () => {
    const made = plan('Id|Order within the section', ['facial-pearl', '1']);
    expect(made.changed[0]?.changes).toEqual([
      { field: 'Order within the section', before: '3', after: '1' },
    ]);
    expect(made.sectionOrders[0]?.members.map(({ id }) => id)).toEqual([
      'facial-pearl',
      'facial-gold',
      'facial-fruit',
    ]);
  });

  test('different numbers with the same order change nothing', () => {
    const made = plan(
      'Id|Order within the section',
      ['facial-gold', '10'],
      ['facial-fruit', '20'],
      ['facial-pearl', '30'],
    );
    expect(made).toMatchObject({ changed: [], sectionOrders: [] });
  });

  test('two services may swap their names', () => {
    const made = plan('Id|Name', ['facial-gold', 'Fruit Facial'], ['facial-fruit', 'Gold Facial']);
    expect(made.errors).toEqual([]);
    expect(made.changed).toHaveLength(2);
  });

  test('line breaks become spaces, formulas are reported and use their value', () => {
    const formula: SheetCell = { text: '950', kind: 'formula' };
    const made = plan('Id|Description|Price', ['facial-gold', 'Glow\nfor a day.', formula]);
    expect(made.formulas).toEqual(['C2']);
    expect(made.changed[0]?.changes).toEqual([{ field: 'Price', before: '₹900', after: '₹950' }]);
  });

  test('existing pictures are used, others are pending', () => {
    const made = plan(
      'Id|Picture',
      ['facial-gold', 'Facial-Fruit.svg'],
      ['facial-fruit', 'mine.JPG'],
    );
    expect(made.errors).toEqual([]);
    expect(made.changed).toMatchObject([{ picture: 'facial-fruit.svg' }]);
    expect(made.awaited).toMatchObject([{ awaited: 'mine.JPG', row: 3 }]);
  });
});

const date: SheetCell = { text: '45000', kind: 'date' };
const broken: SheetCell = { text: '#REF!', kind: 'broken' };
const full = 'Id|Section|Name|Price|Minutes|Description|Struck-through price';

describe('errors by cell', () => {
  test.each<[string, string, (string | SheetCell)[], string, string]>([
    ['an unknown column', 'Id|Colour', ['facial-gold', 'red'], 'B1', 'one of: Id, Page'],
    ['a doubled column', 'Id|Name|NAME', ['facial-gold', 'Gold Facial'], 'C1', 'only once'],
    ['neither id nor name', 'Price', ['100'], '', 'a column Name or Id'],
    ['a cell beside the table', 'Id', ['facial-gold', 'x'], 'B2', 'the column has no name'],
    ['letters for a price', 'Id|Price', ['facial-gold', 'free'], 'B2', 'from 1 to 200000'],
    ['half rupees', 'Id|Price', ['facial-gold', '99.50'], 'B2', 'whole rupees'],
    ['a price below zero', 'Id|Price', ['facial-gold', '-5'], 'B2', 'whole rupees'],
    ['a price too high', 'Id|Price', ['facial-gold', '200001'], 'B2', 'whole rupees'],
    ['no price', 'Id|Price|Name', ['facial-gold', '', 'Gold Facial'], 'B2', 'a price'],
    ['a date for a price', 'Id|Price', ['facial-gold', date], 'B2', 'not a date'],
    ['a broken formula', 'Id|Price', ['facial-gold', broken], 'B2', 'has no result'],
    ['too few minutes', 'Id|Minutes', ['facial-gold', '4'], 'B2', 'from 5 to 600'],
    ['neither yes nor no', 'Id|On the menu', ['facial-gold', 'perhaps'], 'B2', 'yes or no'],
    ['a place of zero', 'Id|Order within the section', ['facial-gold', '0'], 'B2', 'from 1'],
    ['an id no menu has', 'Id|Price', ['Facial Gold', '5'], 'A2', 'an id from this menu'],
    [
      'a struck-through price below the price',
      'Id|Struck-through price',
      ['facial-gold', '900'],
      'B2',
      'more than the price',
    ],
    [
      'a price above what is struck through',
      'Id|Price',
      ['facial-gold', '1300'],
      'B2',
      'at most ₹1,200',
    ],
    ['a name that is too long', 'Id|Name', ['facial-gold', 'x'.repeat(81)], 'B2', '1 to 80'],
    ['a hidden direction mark', 'Id|Name', ['facial-gold', 'a\u202Eb'], 'B2', 'can be shown'],
    [
      'a name that is there',
      'Id|Name',
      ['facial-gold', 'fruit facial'],
      'B2',
      'already on the menu',
    ],
    [
      'the page of another section',
      'Id|Section|Page',
      ['facial-gold', 'Facial', 'Threading'],
      'C2',
      'Facial & Clean-Up',
    ],
    ['a new section without a page', full, ['', 'Spa', 'Mud', '1', '5', 'x', ''], '', 'the page'],
    [
      'a new service without a section',
      'Name|Price|Minutes|Description',
      ['Mud', '1', '5', 'x'],
      '',
      'a section',
    ],
    ['a name in two sections', 'Name|Price', ['Gold Facial', '1'], '', 'several services'],
    ['a picture in a folder', 'Id|Picture', ['facial-gold', '../x.png'], 'B2', 'without a folder'],
    ['a picture of no kind of ours', 'Id|Picture', ['facial-gold', 'x.gif'], 'B2', 'JPEG'],
  ])('%s', (_, header, row, where, expected) => {
    const { errors } = plan(header, row);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.cell).toBe(where);
    expect(errors[0]?.expected).toContain(expected);
  });

  test('are reported for every row with the found value', () => {
    const { errors } = plan(
      'Id|Price',
      ['facial-gold', 'x'],
      ['facial-fruit', '5'],
      ['facial-gold', '6'],
    );
    expect(errors).toEqual([
      {
        row: 2,
        cell: 'B2',
        header: 'Price',
        found: 'x',
        expected: 'whole rupees from 1 to 200000',
      },
      {
        row: 4,
        cell: 'A4',
        header: 'Id',
        found: 'facial-gold',
        expected: 'each service only once: it is also in row 2',
      },
    ]);
  });

  test('an empty file lists the columns', () => {
    expect(planMenuImport([], menu).errors[0]).toMatchObject({ cell: 'A1' });
  });
});
