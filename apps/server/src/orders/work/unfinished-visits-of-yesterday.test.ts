import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestVisitWork, type TestWork, testToday } from '../../../testing/test-visit-work.ts';

let testWork: TestWork;
beforeAll(async () => {
  testWork = await openTestVisitWork();
});
afterAll(() => testWork.haldi.close());

test('the list of today starts with unfinished visits of yesterday', async () => {
  const { haldi } = testWork;
  const rekha = await testWork.hire();
  const afternoon = await testWork.visitFor(rekha, testToday, '02:00 PM');
  const evening = await testWork.visitFor(rekha, testToday, '05:00 PM');
  const next = await testWork.visitFor(rekha, '2026-11-17', '10:00 AM');
  const shownOn = async (date: string) => {
    const { today, days } = await testWork.work(rekha);
    expect([today, days[0]?.day, days.length]).toEqual([date, date, 7]);
    return days[0]?.visits;
  };

  haldi.clock.set('2026-11-16T12:00:00Z');
  await testWork.press(rekha, evening, 'start');
  haldi.clock.set('2026-11-16T18:35:00Z');
  expect(await shownOn('2026-11-17')).toMatchObject([
    { _id: afternoon._id, day: testToday, contact: { phone: expect.any(String) } },
    { _id: evening._id, day: testToday, status: 'in_progress' },
    { _id: next._id, day: '2026-11-17' },
  ]);

  // Buttons stop working twelve hours after the planned end.
  haldi.clock.set('2026-11-16T22:00:00Z');
  expect(await shownOn('2026-11-17')).toMatchObject([{ _id: evening._id }, { _id: next._id }]);

  expect((await testWork.press(rekha, evening, 'done')).statusCode).toBe(200);
  expect(await shownOn('2026-11-17')).toMatchObject([
    { _id: evening._id, status: 'completed' },
    { _id: next._id },
  ]);
  haldi.clock.set('2026-11-17T18:35:00Z');
  expect(await shownOn('2026-11-18')).toEqual([]);
});
