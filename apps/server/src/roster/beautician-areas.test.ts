import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressAt, openTestAreas, type TestAreas } from '../../testing/test-areas.ts';
import { affectedVisitsIn } from '../../testing/test-roster.ts';

let { haldi, salon, meera, book, candidates, needingChange, add, reasons, close } = {} as TestAreas;
beforeEach(async () => {
  ({ haldi, salon, meera, book, candidates, needingChange, add, reasons, close } =
    await openTestAreas());
});
afterEach(() => close());

const setAreas = async (name: string, areas: string[], more: object = {}) => {
  const roster = await haldi.as(meera, { url: '/api/admin/beauticians' });
  const beautician = roster.json<Beautician[]>().find((one) => one.name === name);
  if (!beautician) throw new Error(`${name} is not on the roster`);
  const { _id, timeOff: _, picture: __, ...details } = beautician;
  return haldi.as(meera, {
    method: 'PUT',
    url: `/api/admin/beauticians/${_id}`,
    payload: { ...details, areas, ...more },
  });
};

test('a beautician is planned only in their areas; changes replan and list affected visits', async () => {
  const [camp, baner] = [await add('Camp', ['411001']), await add('Baner', ['411045'])];
  await salon.hireOne('Usha');
  const order = (await book({ address: addressAt('411001') })).json<Order>();
  await salon.hireOne('Lata');
  expect((await candidates(order)).planned).toBe('Usha');
  expect((await setAreas('Usha', [baner._id])).statusCode).toBe(200);
  expect((await candidates(order)).planned).toBe('Lata');

  const asked = await setAreas('Lata', [baner._id]);
  const { stamp, visits } = affectedVisitsIn(asked);
  expect(visits.map(({ _id }) => _id)).toEqual([order._id]);
  expect((await candidates(order)).planned).toBe('Lata');
  expect((await setAreas('Lata', [baner._id], { acknowledged: stamp })).statusCode).toBe(200);
  const [listed] = await needingChange();
  expect(listed?._id).toBe(order._id);
  expect(listed?.others.map(({ why }) => why)).toEqual([
    'does not serve this area',
    'does not serve this area',
  ]);
  expect((await reasons('pincode=411001'))['10:00 AM']).toBe('NOT_SERVED');
  expect((await reasons('pincode=411045'))['10:00 AM']).toBe('free');

  expect((await setAreas('Usha', [])).statusCode).toBe(200);
  expect(await needingChange()).toEqual([]);
  expect((await setAreas('Usha', [camp._id, baner._id])).statusCode).toBe(200);
  expect(await needingChange()).toEqual([]);
});
