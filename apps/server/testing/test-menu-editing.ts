import type { AuditEntry, AuditPage } from '@haldi/contract/audit/schema';
import type {
  AdminCatalogue,
  AdminService,
  PriceHistoryEntry,
} from '@haldi/contract/catalogue/desk/schema';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import type { LightMyRequestResponse } from 'fastify';
import { buildTestApp, type TestApp } from './test-app.ts';
import { formRequest } from './test-form-request.ts';
import { openTestSalon, type TestSalon } from './test-salon.ts';
import type { TestUser } from './test-user.ts';

type Answer = Promise<LightMyRequestResponse>;
type Files = Parameters<typeof formRequest>[3];

export const adminServicesUrl = '/api/admin/services';
export const testServiceDraft = {
  name: 'Rose Facial',
  description: 'Rose water, a cool mask and a long massage.',
  dataSet: 'facial',
  skill: '1',
  price: '999',
  offerprice: '1299',
  duration: '60',
  picture: '',
};

export type TestMenuEditing = {
  haldi: TestApp;
  salon: TestSalon;
  owner: TestUser;
  add: (over?: Record<string, string>, files?: Files) => Answer;
  edit: (service: AdminService, over?: Record<string, string>, files?: Files) => Answer;
  put: (path: string, payload: object) => Answer;
  all: () => Promise<AdminService[]>;
  one: (id: string) => Promise<AdminService>;
  file: (name: string) => Promise<Service[]>;
  inFile: (name: string, id: string) => Promise<Service | undefined>;
  history: (id: string) => Promise<PriceHistoryEntry[]>;
  /** Newest first. */
  lastActs: (count: number) => Promise<AuditEntry[]>;
};

export const openTestMenuEditing = async (): Promise<TestMenuEditing> => {
  const haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  const salon = await openTestSalon(haldi);
  await salon.hire(3);
  const owner = await haldi.user({ isAdmin: true, username: 'Meera' });
  const asOwner = async <Body>(url: string): Promise<Body> =>
    (await haldi.as(owner, { url })).json();
  const all = async (): Promise<AdminService[]> =>
    (await asOwner<AdminCatalogue>(adminServicesUrl)).services;
  const file = async (name: string): Promise<Service[]> =>
    (await haldi.as(null, { url: `/Json%20Files/${name}.json` })).json();
  return {
    haldi,
    salon,
    owner,
    all,
    file,
    add: async (over = {}, files) =>
      haldi.as(
        owner,
        await formRequest('POST', adminServicesUrl, { ...testServiceDraft, ...over }, files),
      ),
    edit: async (service, over = {}, files) => {
      const { _id, name, description, dataSet, skill, price, offerprice, duration, version } =
        service;
      const fields = {
        name,
        description,
        dataSet,
        skill,
        price: String(price),
        offerprice: offerprice > price ? String(offerprice) : '',
        duration: String(duration),
        picture: '',
        version: String(version),
        ...over,
      };
      return haldi.as(owner, await formRequest('PUT', `${adminServicesUrl}/${_id}`, fields, files));
    },
    put: (path, payload) =>
      haldi.as(owner, { method: 'PUT', url: `${adminServicesUrl}/${path}`, payload }),
    one: async (id) => {
      const found = (await all()).find(({ _id }) => _id === id);
      if (!found) throw new Error(`there is no ${id}`);
      return found;
    },
    inFile: async (name, id) => (await file(name)).find((service) => service.id === id),
    history: (id) => asOwner(`${adminServicesUrl}/${id}/prices`),
    lastActs: async (count) =>
      (await asOwner<AuditPage>(`/api/admin/audit?limit=${count}`)).entries,
  };
};
