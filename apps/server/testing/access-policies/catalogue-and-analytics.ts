import { randomUUID } from 'node:crypto';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { readAdminCatalogue } from '../../src/catalogue/desk/service.ts';
import { insertStarterServicesIfEmpty } from '../../src/catalogue/starter/service.ts';
import type { TestApp } from '../test-app.ts';
import { formRequest } from '../test-form-request.ts';
import { zipOf } from '../test-zips.ts';
import { type AccessPolicies, forDesk, forOwners } from './access-policy.ts';

let daysClosed = 0;

let serviceCount = 0;
/** A new service for each call, because concurrent changes of one service conflict. */
const newService = async ({ context: { db }, clock, database }: TestApp) => {
  await insertStarterServicesIfEmpty(db, clock());
  const id = randomUUID();
  serviceCount += 1;
  await database.pool.query(
    `insert into services select (jsonb_populate_record(s, jsonb_build_object(
       'id', $1::text, 'name', $1::text, 'position', 1000 + $2::int))).* from services s
     where s.id = (select min(id) from services where data_set = 'facial')`,
    [id, serviceCount],
  );
  const { services } = await readAdminCatalogue(db);
  const service = services.find(({ _id }) => _id === id);
  if (!service) throw new Error('the new service is not in the catalogue');
  return service;
};
const servicesUrl = '/api/admin/services';
const draft = () => ({
  name: `Service ${randomUUID().slice(0, 8)}`,
  description: 'New on the menu.',
  dataSet: 'facial',
  skill: '1',
  price: '100',
  offerprice: '',
  duration: '30',
});

const menuFile = { file: { bytes: 'Name,Price\n', name: 'menu.csv', type: 'text/csv' } };
const pictures = () => ({
  file: { bytes: zipOf({ 'nobody.jpg': new Uint8Array(3) }), type: 'application/zip' },
});
const newName = () => `Own ${randomUUID().slice(0, 8)}`;
const page = () => ({ name: newName(), admin: 'Beauty', scene: 'waxing' });
type Ask = { method: 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object };
/** All callers send an outdated version, so 409 shows that the caller was allowed in. */
const forMenuChange = (ask: () => Ask) => forDesk(409, ask);
const version = 'long-ago';
const menuUrl = '/api/admin/menu';

export const catalogueAndAnalyticsPolicies: AccessPolicies = {
  'GET /api/admin/services': forDesk(200, () => ({ url: servicesUrl })),
  'POST /api/admin/services': forDesk(201, () => formRequest('POST', servicesUrl, draft())),
  'PUT /api/admin/services/:serviceId': forDesk(200, async (_callers, haldi) => {
    const { _id, version } = await newService(haldi);
    return formRequest('PUT', `${servicesUrl}/${_id}`, { ...draft(), version: String(version) });
  }),
  'PUT /api/admin/services/hidden': forDesk(200, async (_callers, haldi) => ({
    method: 'PUT',
    url: `${servicesUrl}/hidden`,
    payload: { ids: [(await newService(haldi))._id], hidden: true },
  })),
  'PUT /api/admin/services/order': forDesk(200, async (_callers, haldi) => {
    await insertStarterServicesIfEmpty(haldi.context.db, haldi.clock());
    const { services } = await readAdminCatalogue(haldi.context.db);
    const ids = services.filter(({ dataSet }) => dataSet === 'party').map(({ _id }) => _id);
    return { method: 'PUT', url: `${servicesUrl}/order`, payload: { dataSet: 'party', ids } };
  }),
  'PUT /api/admin/services/prices': forDesk(200, async (_callers, haldi) => {
    const { _id, price, offerprice } = await newService(haldi);
    const to = { price: price + 1, offerprice: offerprice + 1 };
    return {
      method: 'PUT',
      url: `${servicesUrl}/prices`,
      payload: { changes: [{ _id, from: { price, offerprice }, to }] },
    };
  }),
  'POST /api/admin/services/removal': forDesk(200, async (_callers, haldi) => ({
    method: 'POST',
    url: `${servicesUrl}/removal`,
    payload: { ids: [(await newService(haldi))._id] },
  })),
  'GET /api/admin/services/sold': forDesk(200, () => ({ url: `${servicesUrl}/sold` })),
  'GET /api/admin/services/starter': forDesk(200, () => ({ url: `${servicesUrl}/starter` })),
  'POST /api/admin/services/starter': forDesk(201, () => ({
    method: 'POST',
    url: `${servicesUrl}/starter`,
    payload: { ids: ['bleach-face'] },
  })),
  'GET /api/admin/menu': forDesk(200, () => ({ url: menuUrl })),
  'POST /api/admin/menu/pages': forMenuChange(() => ({
    method: 'POST',
    url: `${menuUrl}/pages`,
    payload: { ...page(), version },
  })),
  'PUT /api/admin/menu/pages/:slug': forMenuChange(() => ({
    method: 'PUT',
    url: `${menuUrl}/pages/waxing`,
    payload: { ...page(), version },
  })),
  'DELETE /api/admin/menu/pages/:slug': forMenuChange(() => ({
    method: 'DELETE',
    url: `${menuUrl}/pages/waxing?version=${version}`,
  })),
  'POST /api/admin/menu/sections': forMenuChange(() => ({
    method: 'POST',
    url: `${menuUrl}/sections`,
    payload: { name: newName(), page: 'waxing', version },
  })),
  'PUT /api/admin/menu/sections/:key': forMenuChange(() => ({
    method: 'PUT',
    url: `${menuUrl}/sections/facial`,
    payload: { name: newName(), page: 'waxing', version },
  })),
  'DELETE /api/admin/menu/sections/:key': forMenuChange(() => ({
    method: 'DELETE',
    url: `${menuUrl}/sections/facial?version=${version}`,
  })),
  'PUT /api/admin/menu/order': forMenuChange(() => ({
    method: 'PUT',
    url: `${menuUrl}/order`,
    payload: { version, pages: [] },
  })),
  'GET /api/admin/services/:serviceId/prices': forDesk(200, async (_callers, haldi) => ({
    url: `${servicesUrl}/${(await newService(haldi))._id}/prices`,
  })),
  'GET /api/admin/services/file': forDesk(200, () => ({ url: `${servicesUrl}/file?format=csv` })),
  'POST /api/admin/services/file/preview': forDesk(200, () =>
    formRequest('POST', `${servicesUrl}/file/preview`, {}, menuFile),
  ),
  // The fingerprint is outdated, so 409 shows that the caller was allowed in.
  'POST /api/admin/services/file': forDesk(409, () =>
    formRequest('POST', `${servicesUrl}/file`, { fingerprint: '0'.repeat(32) }, menuFile),
  ),
  'POST /api/admin/services/pictures/preview': forDesk(200, () =>
    formRequest('POST', `${servicesUrl}/pictures/preview`, {}, pictures()),
  ),
  'POST /api/admin/services/pictures': forDesk(409, () =>
    formRequest('POST', `${servicesUrl}/pictures`, { fingerprint: '0'.repeat(32) }, pictures()),
  ),
  'GET /api/admin/analytics': forOwners(200, () => ({
    url: '/api/admin/analytics?from=2026-11-01&to=2026-11-16',
  })),
  'GET /api/admin/analytics/:report.csv': forOwners(200, () => ({
    url: '/api/admin/analytics/revenue.csv?from=2026-11-01&to=2026-11-16',
  })),
  'GET /api/admin/day-close/:day': forDesk(200, () => ({
    url: '/api/admin/day-close/2026-11-16',
  })),
  // A day can be closed once, so each caller has another one.
  'POST /api/admin/day-close/:day': forDesk(200, (_callers, haldi) => {
    daysClosed += 1;
    const day = addDays(indiaDay(haldi.clock()), -daysClosed);
    return {
      method: 'POST',
      url: `/api/admin/day-close/${day}`,
      payload: { drawers: [], note: '' },
    };
  }),
};
