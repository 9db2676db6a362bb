import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../../../testing/recording-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { LiveEvents } from './live-events.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const copy = async () => {
  const own = await openDatabase({ url: database.url, dataDir: '', log: silentLog });
  const live = new LiveEvents({ pool: own.pool, listen: own.listen, log: silentLog });
  await live.start();
  return { live, own };
};

test('an event reaches the other instance once and this one at once', async () => {
  const [here, there] = [await copy(), await copy()];
  const [heardHere, heardThere] = [vi.fn(), vi.fn()];
  here.live.subscribe('orders', heardHere);
  there.live.subscribe('orders', heardThere);
  for (let number = 0; number < 500; number += 1)
    here.live.publish('orders', { number, pad: 'x'.repeat(90) });
  expect(heardHere).toHaveBeenCalledTimes(500);
  await here.live.flush();
  await expect.poll(() => heardThere.mock.calls.length).toBe(500);
  expect(heardThere.mock.calls.map(([payload]) => payload.number)).toEqual([...Array(500).keys()]);
  expect(heardHere).toHaveBeenCalledTimes(500);
  await Promise.all([here.own.close(), there.own.close()]);
});

test('unknown messages in the channel are ignored', async () => {
  const [here, there] = [await copy(), await copy()];
  const heard = vi.fn();
  there.live.subscribe('orders', heard);
  for (const foreign of ['hello', 'null', '{}', '{"from":1,"events":[]}', '{"from":"x"}']) {
    await database.pool.query('select pg_notify($1, $2)', ['haldi_live', foreign]);
  }
  here.live.publish('orders');
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  await Promise.all([here.own.close(), there.own.close()]);
});

test('a lost connection is reported, and messages arrive again', async () => {
  const [here, there] = [await copy(), await copy()];
  const [lost, heard] = [vi.fn(), vi.fn()];
  there.live.onLost(lost);
  there.live.subscribe('content-changed', heard);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
  );
  await expect.poll(() => lost.mock.calls.length).toBeGreaterThanOrEqual(2);
  here.live.publish('content-changed');
  await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
  await Promise.all([here.own.close(), there.own.close()]);
});
