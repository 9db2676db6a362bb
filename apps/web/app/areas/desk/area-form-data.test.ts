import { type Area, NewArea } from '@haldi/contract/areas/desk/schema';
import { describe, expect, test } from 'vitest';
import {
  describeAreaChanges,
  findTakenPincodes,
  formatShortPincodeList,
  readAreaForm,
  travelFieldName,
} from './area-form-data.ts';

const area = (change: Partial<Area>): Area => ({
  _id: '1',
  name: 'Kothrud',
  pincodes: ['411038'],
  visitingCharge: 100,
  minimumOrder: 0,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  travelMinutesWithin: 20,
  travelTo: [],
  version: 1,
  ...change,
});

test.each([
  [['411001', '411002', '411003', '411004'], '411001, 411002, 411003, 411004'],
  [['411001', '411002', '411003', '411004', '411005'], '411001, 411002, 411003, 411004 and 1 more'],
])('%j is shortened', (pincodes, text) => {
  expect(formatShortPincodeList(pincodes)).toBe(text);
});

test('pincodes of other areas are listed with the area', () => {
  const others = [area({ name: 'Baner', pincodes: ['411045', '411057'] })];
  expect(findTakenPincodes(['411038', '411045'], others)).toEqual([
    { pincode: '411045', area: 'Baner' },
  ]);
});

describe('the form', () => {
  const typed = (change: Record<string, string> = {}): FormData => {
    const fields = new FormData();
    const given = {
      name: 'Baner',
      pincodes: '411045; 411057\nBalewadi 411045',
      visitingCharge: '150',
      minimumOrder: '800',
      travelMinutesWithin: '15',
      [travelFieldName('1')]: ' 35 ',
      [travelFieldName('2')]: '',
      ...change,
    };
    for (const [name, value] of Object.entries(given)) fields.append(name, value);
    for (const day of ['2', '4']) fields.append('weekdays', day);
    return fields;
  };

  test('is read for the server; empty travel minutes are left out', () => {
    expect(NewArea.parse(readAreaForm(typed()))).toEqual({
      name: 'Baner',
      pincodes: ['411045', '411057'],
      visitingCharge: 150,
      minimumOrder: 800,
      weekdays: [2, 4],
      travelMinutesWithin: 15,
      travelTo: [{ areaId: '1', minutes: 35 }],
    });
  });

  test.each([
    ['visitingCharge', ''],
    ['visitingCharge', '1.5'],
    ['minimumOrder', '-1'],
    ['travelMinutesWithin', '181'],
    ['pincodes', 'none yet'],
    ['name', 'B'],
  ])('%s of "%s" is refused at its field', (name, value) => {
    const { error } = NewArea.safeParse(readAreaForm(typed({ [name]: value })));
    expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
  });
});

test('changes by others are listed by field', () => {
  const before = area({});
  const after = area({
    visitingCharge: 150,
    weekdays: [2, 4],
    travelTo: [{ areaId: '2', minutes: 35 }],
    version: 2,
  });
  expect(describeAreaChanges(before, after, [after, area({ _id: '2', name: 'Baner' })])).toEqual([
    'Visiting charge: ₹100 → ₹150',
    'Days: every day → Tue and Thu',
    'Travel time to other areas: none → Baner 35',
  ]);
});
