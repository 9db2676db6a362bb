import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { ownerSession } from './staff-sessions.ts';

export const readAsOwner = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const { request, headers } = await ownerSession(page);
  const response = await request.get(path, { headers });
  expect(response.status()).toBe(200);
  return (await response.json()) as Answer;
};

export const putAsOwner = async (page: Page, path: string, data: object): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.put(path, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
};

type StaffSettings = { settings: Record<string, unknown>; version: number };

/** Changes some settings and keeps the others. */
export const saveSettingsAsOwner = async (page: Page, changes: object): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.get('/api/admin/settings', { headers });
  const { settings, version } = (await answer.json()) as StaffSettings;
  await putAsOwner(page, '/api/admin/settings', { ...settings, ...changes, version });
};
