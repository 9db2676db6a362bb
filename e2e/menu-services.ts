import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { readAsOwner } from './calls-as-owner.ts';
import { expect, openPage } from './fixtures.ts';
import { ownerSession } from './staff-sessions.ts';

export type MenuService = {
  _id: string;
  name: string;
  price: number;
  offerprice: number;
  version: number;
  description: string;
  dataSet: string;
  skill: string;
  duration: number;
};

const unique = (): string => randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();

export const newServiceName = (): string => `Test Glow ${unique()}`;

const fieldsOf = (service: Omit<MenuService, '_id' | 'version'>): Record<string, string> => ({
  name: service.name,
  description: service.description,
  dataSet: service.dataSet,
  skill: service.skill,
  price: String(service.price),
  offerprice: service.offerprice > service.price ? String(service.offerprice) : '',
  duration: String(service.duration),
});

export type Skill = { _id: string; name: string };

export const findSkillId = async (page: Page, wanted: string): Promise<string> => {
  const skills = await readAsOwner<Skill[]>(page, '/api/admin/skills');
  const found = skills.find(({ name }) => name === wanted);
  if (!found) throw new Error(`there is no skill ${wanted}`);
  return found._id;
};

export const addServiceByApi = async (
  page: Page,
  over: Partial<MenuService> = {},
): Promise<MenuService> => {
  const { request, headers } = await ownerSession(page);
  const draft = {
    name: newServiceName(),
    description: 'Made for a test.',
    dataSet: 'clean-up',
    skill: await findSkillId(page, 'Clean-Up'),
    price: 400,
    offerprice: 500,
    duration: 45,
    ...over,
  };
  const answer = await request.post('/api/admin/services', {
    headers,
    multipart: fieldsOf(draft),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as MenuService;
};

export const updateServiceByApi = async (
  page: Page,
  service: MenuService,
  over: Partial<MenuService>,
): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.put(`/api/admin/services/${service._id}`, {
    headers,
    multipart: { ...fieldsOf({ ...service, ...over }), version: String(service.version) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Hides the services again, so that the pages of other tests stay unchanged. */
export const hideServicesByApi = async (page: Page, ids: string[]): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  await request.put('/api/admin/services/hidden', { headers, data: { ids, hidden: true } });
};

export const mainRegion = (page: Page): Locator => page.getByRole('main');
export const serviceSearch = (page: Page): Locator =>
  mainRegion(page).getByRole('searchbox', { name: 'Search services' });
export const serviceRow = (page: Page, name: string): Locator =>
  mainRegion(page).getByRole('listitem').filter({ hasText: name });

export const openServices = async (page: Page, query = '?category=clean-up'): Promise<void> => {
  await openPage(page, `/admin/services${query}`);
  await expect(serviceSearch(page)).toBeVisible();
};

export const findServicesByName = async (page: Page, name: string): Promise<MenuService[]> => {
  const menu = await readAsOwner<{ services: MenuService[] }>(page, '/api/admin/services');
  return menu.services.filter((service) => service.name === name);
};
