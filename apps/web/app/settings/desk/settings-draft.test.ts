import { describe, expect, test } from 'vitest';
import { changedDraftFields, mergeDrafts } from '../../lib/draft-changes.ts';
import { toSettingsDraft, validateSettingsDraft } from './settings-draft.ts';

const stored = {
  businessName: 'Haldi Home Salon',
  city: 'Pune',
  phone: '9000000000',
  whatsappNumber: '9000000000',
  email: 'hello@haldi.example',
  address: 'Lane 5',
  visitingCharge: 100,
  moveHours: 3,
  freeCancelHours: 3,
  lateCancelFee: null,
  noShowFee: 250,
  maxConcurrentVisits: null,
  slots: ['09:00 AM', '11:00 AM'],
  travelWithinPincode: 10,
  travelBetweenPincodes: 20,
  travelBetweenAreas: 40,
  bookingHorizonDays: 90,
  bookingNoticeMinutes: 0,
  closedWeekdays: [],
  closedDays: ['2026-11-01', '2026-12-25'],
  requiresStartCode: false,
  staffIdleMinutes: 120,
  gaMeasurementId: null,
};
const draft = toSettingsDraft(stored, '2026-11-15');

test('an unchanged draft sends the stored settings without past closed days', () => {
  expect(validateSettingsDraft(draft)).toEqual({
    settings: { ...stored, closedDays: ['2026-12-25'] },
  });
});

describe('errors are assigned to their field', () => {
  test.each([
    ['visitingCharge', ''],
    ['visitingCharge', '1e2'],
    ['visitingCharge', '-5'],
    ['maxConcurrentVisits', '0'],
    ['travelWithinPincode', ''],
    ['travelBetweenPincodes', '181'],
    ['travelBetweenAreas', '181'],
    ['bookingHorizonDays', '9.5'],
    ['gaMeasurementId', 'UA-123'],
    ['businessName', ''],
    ['slots', []],
  ])('%s %j', (name, value) => {
    expect(Object.keys(validateSettingsDraft({ ...draft, [name]: value }).errors ?? {})).toEqual([
      name,
    ]);
  });
});

test('merging keeps changes of both admins; conflicts keep the local value', () => {
  const mine = { ...draft, city: 'Nashik', address: 'Mine' };
  const theirs = { ...draft, visitingCharge: '150', address: 'Theirs' };
  const merged = mergeDrafts(mine, draft, theirs);
  expect(changedDraftFields(merged, draft).toSorted()).toEqual([
    'address',
    'city',
    'visitingCharge',
  ]);
  expect(merged).toMatchObject({ city: 'Nashik', visitingCharge: '150', address: 'Mine' });
});
