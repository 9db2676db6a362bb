import { CurrentArea } from '@haldi/contract/areas/desk/schema';
import type { AuditPage } from '@haldi/contract/audit/schema';
import { AffectedVisits } from '@haldi/contract/orders/desk/visit-schemas';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addressAt,
  createAreaDetails,
  openTestAreas,
  type TestAreas,
} from '../../testing/test-areas.ts';
import { toRequestLine } from '../../testing/test-salon.ts';

let {
  haldi,
  salon,
  meera,
  book,
  candidates,
  needingChange,
  close,
  ask,
  all,
  add,
  change,
  reasons,
} = {} as TestAreas;
const open = async (): Promise<void> => {
  ({ haldi, salon, meera, book, candidates, needingChange, close, ask, all, add, change, reasons } =
    await openTestAreas());
};

const publicAreas = async () =>
  (await haldi.as(null, { url: '/api/settings/public' })).json<PublicSettings>().areas;

describe('service areas', () => {
  beforeEach(open);
  afterEach(() => close());

  test('are added, changed and removed; only public fields are public', async () => {
    expect(await all()).toEqual([]);
    const kothrud = await add('Kothrud', ['411038', '411029', '411038'], { minimumOrder: 500 });
    expect(kothrud).toEqual({
      ...createAreaDetails('Kothrud', ['411029', '411038'], { minimumOrder: 500 }),
      _id: expect.any(String),
      version: 1,
    });
    const answer = await change(kothrud, { visitingCharge: 180, weekdays: [6, 1] });
    expect(answer.json()).toEqual([
      { ...kothrud, visitingCharge: 180, weekdays: [1, 6], version: 2 },
    ]);
    expect(await publicAreas()).toEqual([
      {
        ...{ _id: kothrud._id, name: 'Kothrud', pincodes: ['411029', '411038'] },
        ...{ visitingCharge: 180, minimumOrder: 500, weekdays: [1, 6] },
      },
    ]);
    expect((await ask('DELETE', `/${kothrud._id}`)).json()).toEqual([]);
    expect(await publicAreas()).toEqual([]);
    expect((await ask('DELETE', `/${kothrud._id}`)).statusCode).toBe(404);
    expect((await change(kothrud, {})).statusCode).toBe(404);
  });

  test('a stale change is refused with the current area', async () => {
    const kothrud = await add('Kothrud', ['411038']);
    await change(kothrud, { visitingCharge: 180 });
    const late = await change(kothrud, { visitingCharge: 90 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'AREA_CHANGED']);
    expect(CurrentArea.parse(late.json().details).area).toMatchObject({
      ...{ visitingCharge: 180, version: 2 },
    });
    const again = await change({ ...kothrud, version: 2 }, { visitingCharge: 90 });
    expect(again.json()).toMatchObject([{ visitingCharge: 90, version: 3 }]);
    const same = await change({ ...kothrud, version: 3 }, { visitingCharge: 90 });
    expect(same.json()).toMatchObject([{ version: 3 }]);
  });

  test('pincodes and names are unique', async () => {
    const kothrud = await add('Kothrud', ['411029', '411038']);
    const camp = await add('Camp', ['411001']);
    const both = await ask('POST', '', createAreaDetails('Deccan', ['411001', '411004', '411038']));
    expect([both.statusCode, both.json().code]).toEqual([409, 'ALREADY_TAKEN']);
    expect(both.json().fields).toEqual({ pincodes: '411001 is in Camp, 411038 is in Kothrud' });
    const moved = await change(camp, { pincodes: ['411001', '411029'] });
    expect(moved.json().fields).toEqual({ pincodes: '411029 is in Kothrud' });
    const named = await ask('POST', '', createAreaDetails('KOTHRUD', ['411004']));
    expect([named.statusCode, named.json().code]).toEqual([409, 'ALREADY_TAKEN']);
    expect(named.json().fields).toHaveProperty('name');
    expect((await change(camp, { name: 'kothrud' })).json().code).toBe('ALREADY_TAKEN');
    expect(await all()).toEqual([camp, kothrud]);
  });

  test('travel minutes between two areas are shared by both', async () => {
    const kothrud = await add('Kothrud', ['411038']);
    const camp = await add('Camp', ['411001'], {
      travelTo: [{ areaId: kothrud._id, minutes: 35 }],
    });
    const [, seen] = await all();
    expect(seen).toMatchObject({ travelTo: [{ areaId: camp._id, minutes: 35 }], version: 2 });
    expect((await change(kothrud, {})).json().code).toBe('AREA_CHANGED');
    const itself = await change(
      { ...kothrud, version: 2 },
      { travelTo: [{ areaId: kothrud._id, minutes: 5 }] },
    );
    expect(itself.json().fields).toHaveProperty('travelTo');
    await ask('DELETE', `/${camp._id}`);
    expect(await all()).toMatchObject([{ travelTo: [], version: 3 }]);
  });

  test('changes are in the audit log with readable values', async () => {
    const camp = await add('Camp', ['411001']);
    const kothrud = await add('Kothrud', ['411029', '411038']);
    await change(kothrud, {
      pincodes: ['411038', '411052'],
      weekdays: [1, 2],
      travelTo: [{ areaId: camp._id, minutes: 35 }],
    });
    await ask('DELETE', `/${kothrud._id}`);
    const { entries } = (await haldi.as(meera, { url: '/api/admin/audit' })).json<AuditPage>();
    const done = entries.filter(({ subject }) => subject?.id === kothrud._id);
    expect(done.map(({ act, subject }) => [act, subject?.name])).toEqual([
      ['area-removed', 'Kothrud'],
      ['area-changed', 'Kothrud'],
      ['area-added', 'Kothrud'],
    ]);
    expect(done[1]?.changes).toEqual([
      {
        field: 'weekdays',
        before: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
        after: ['Mon', 'Tue'],
      },
      { field: 'travelTo', before: [], after: ['Camp 35 min'] },
      { field: 'pincodesAdded', before: [], after: ['411052'] },
      { field: 'pincodesRemoved', before: [], after: ['411029'] },
    ]);
  });

  test('the only area of a beautician cannot be removed', async () => {
    await salon.hireOne('Usha');
    const [camp, kothrud] = [await add('Camp', ['411001']), await add('Kothrud', ['411038'])];
    await haldi.database.pool.query('insert into beautician_areas select id, $1 from beauticians', [
      camp._id,
    ]);
    const refused = await ask('DELETE', `/${camp._id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'AREA_IN_USE']);
    expect(refused.json().message).toContain('Usha');
    expect((await ask('DELETE', `/${kothrud._id}`)).statusCode).toBe(200);
    // Removing the last area is allowed: without areas every address is served.
    expect((await ask('DELETE', `/${camp._id}`)).json()).toEqual([]);
  });
});

describe('an invalid area', () => {
  beforeAll(open);
  afterAll(() => close());

  test.each([
    ['pincodes', { pincodes: [] }],
    ['pincodes.1', { pincodes: ['411038', '41103'] }],
    ['weekdays', { weekdays: [] }],
    ['visitingCharge', { visitingCharge: -1 }],
    ['minimumOrder', { minimumOrder: 1.5 }],
    ['travelMinutesWithin', { travelMinutesWithin: 181 }],
    ['travelTo', { travelTo: [{ areaId: '999', minutes: 10 }] }],
    [
      'travelTo',
      {
        travelTo: [
          { areaId: '1', minutes: 10 },
          { areaId: '1', minutes: 20 },
        ],
      },
    ],
    ['name', { name: '' }],
  ])('is refused for its %s', async (field, wrong) => {
    const answer = await ask('POST', '', createAreaDetails('Kothrud', ['411038'], wrong));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(await all()).toEqual([]);
  });
});

describe('booked visits are replanned', () => {
  beforeEach(open);
  afterEach(() => close());

  const at = (pincode: string, appointmentSlot: string) =>
    book({
      appointmentSlot,
      address: addressAt(pincode),
      services: [toRequestLine(salon.service(60))],
    });

  test('travel minutes within and between areas come from the owner', async () => {
    await salon.hireOne('Usha');
    await haldi.database.pool.query(
      `update settings set slots = '{600,669,670,674,675,689,690,699,700}'`,
    );
    const kothrud = await add('Kothrud', ['411029', '411038'], { travelMinutesWithin: 15 });
    await add('Camp', ['411001'], { travelTo: [{ areaId: kothrud._id, minutes: 30 }] });
    await add('Aundh', ['411007']);
    expect((await at('411038', '10:00 AM')).statusCode).toBe(201);
    const firstFree = async (pincode: string) =>
      Object.entries(await reasons(`pincode=${pincode}`)).find(
        ([, reason]) => reason === 'free',
      )?.[0];
    expect(await firstFree('411038')).toBe('11:10 AM');
    expect(await firstFree('411029')).toBe('11:15 AM');
    expect(await firstFree('411001')).toBe('11:30 AM');
    expect(await firstFree('411007')).toBe('11:40 AM');
    expect((await at('411001', '11:29 AM')).json().code).toBe('SLOT_FULL');
    expect((await at('411001', '11:30 AM')).statusCode).toBe(201);
  });

  test('longer travel minutes list the affected visits for confirmation', async () => {
    await salon.hireOne('Usha');
    await haldi.database.pool.query(`update settings set slots = '{600,685}'`);
    await at('411038', '10:00 AM');
    const second = (await at('411001', '11:25 AM')).json();
    // Without areas the travel time is 20 minutes, to another area it is 40.
    const wanted = createAreaDetails('Kothrud', ['411038']);
    const asked = await ask('POST', '', wanted);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'VISITS_AFFECTED']);
    const { stamp, visits } = AffectedVisits.parse(asked.json().details);
    expect(visits.map(({ orderId }) => orderId)).toEqual([second.orderId]);
    expect(await all()).toEqual([]);
    const added = await ask('POST', '', { ...wanted, acknowledged: stamp });
    expect(added.statusCode).toBe(201);
    expect((await needingChange()).map(({ orderId }) => orderId)).toEqual([second.orderId]);
    const [kothrud] = await all();
    if (!kothrud) throw new Error('no area');
    await add('Camp', ['411001'], { travelTo: [{ areaId: kothrud._id, minutes: 25 }] });
    expect(await needingChange()).toEqual([]);
    const apart = (await all()).find(({ name }) => name === 'Kothrud') ?? kothrud;
    const longer = await change(apart, {
      travelTo: apart.travelTo.map((way) => ({ ...way, minutes: 26 })),
    });
    expect(longer.json().code).toBe('VISITS_AFFECTED');
    const gone = await ask('DELETE', `/${kothrud._id}`);
    expect(gone.json().code).toBe('VISITS_AFFECTED');
    const acknowledged = gone.json().details.stamp;
    expect((await ask('DELETE', `/${kothrud._id}?acknowledged=${acknowledged}`)).statusCode).toBe(
      200,
    );
    expect(await needingChange()).toHaveLength(1);
  });

  test('booked visits stay and are listed when their area is no longer served', async () => {
    await salon.hireOne('Usha');
    const kothrud = await add('Kothrud', ['411029', '411038']);
    const order = (await at('411038', '10:00 AM')).json();
    expect(order.visitingCharge).toBe(150);
    const weekdays = [0, 1, 2, 4, 5, 6];
    const asked = await change(kothrud, { weekdays, visitingCharge: 300 });
    const { stamp: acknowledged } = AffectedVisits.parse(asked.json().details);
    const changed = await change(kothrud, { weekdays, visitingCharge: 300, acknowledged });
    expect(changed.statusCode).toBe(200);
    expect((await reasons('pincode=411038'))['01:00 PM']).toBe('NOT_SERVED');
    // The visit already needs a change, so there is nothing to confirm.
    const without = await change({ ...kothrud, version: 2 }, { pincodes: ['411029'] });
    expect(without.statusCode).toBe(200);
    expect((await needingChange()).map(({ orderId }) => orderId)).toEqual([order.orderId]);
    const now = (await haldi.as(meera, { url: `/api/orders/${order._id}` })).json();
    expect(now).toMatchObject({ visitingCharge: 150, total: order.total });
    const { people } = await candidates(order);
    const text = 'the salon does not serve this area on this day';
    expect(people).toEqual([
      expect.objectContaining({ name: 'Usha', conflicts: [{ kind: 'NOT_SERVED', text }] }),
    ]);
  });
});
