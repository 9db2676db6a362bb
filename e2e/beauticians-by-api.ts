import type { Locator, Page } from '@playwright/test';
import { putAsOwner } from './calls-as-owner.ts';
import { expect } from './fixtures.ts';
import { ownerSession } from './staff-sessions.ts';
import { newPerson } from './test-accounts.ts';

export type Beautician = { _id: string; name: string; active: boolean; version: number };

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 9 * 60, to: 20 * 60 }));

export const addBeauticianByApi = async (
  page: Page,
  firstName: string,
  skills: readonly string[] = [],
): Promise<Beautician> => {
  const { request, headers } = await ownerSession(page);
  const name = `${firstName} ${newPerson().username.slice(-8)}`;
  const data = { name, phone: '', skills, hours: everyDay };
  const answer = await request.post('/api/admin/beauticians', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Beautician;
};

export const assignBeauticianByApi = (
  page: Page,
  { _id }: { _id: string },
  { name }: Pick<Beautician, 'name'>,
): Promise<void> =>
  putAsOwner(page, `/api/orders/${_id}/track`, {
    status: 'confirmed',
    message: 'A beautician has been assigned to your appointment.',
    beautician: name,
  });

export const giveDayOff = async (page: Page, { _id }: Beautician, day: string): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const path = `/api/admin/beauticians/${_id}/days-off`;
  const off = { from: day, to: day };
  const asked = await request.post(path, { headers, data: off });
  expect(asked.status()).toBe(409);
  const { details } = (await asked.json()) as { details: { stamp: string } };
  const data = { ...off, acknowledged: details.stamp };
  expect((await request.post(path, { headers, data })).status()).toBe(200);
};

export const visitsNeedingChange = (page: Page): Locator =>
  page
    .getByRole('region', { name: /visits? needs? a change/ })
    .getByRole('list')
    .first()
    .locator(':scope > li');
