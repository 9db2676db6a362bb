import { randomUUID } from 'node:crypto';
import { readAdminCatalogue } from '../../src/catalogue/desk/service.ts';
import { fillEmptyCatalogue } from '../../src/catalogue/starter/service.ts';
import type { TestApp } from '../test-app.ts';
import { formRequest } from '../test-form.ts';
import { zipOf } from '../test-zips.ts';
import { type AccessPolicies, forDesk, forOwners } from './policy.ts';

let made = 0;
/** A new service for each call, because concurrent changes of one service conflict. */
const newService = async ({ context: { db }, clock, database }: TestApp) => {
  await fillEmptyCatalogue(db, clock());
  const id = randomUUID();
  made += 1;
  await database.pool.query(
    `insert into services select (jsonb_populate_record(s, jsonb_build_object(
       'id', $1::text, 'name', $1::text, 'position', 1000 + $2::int))).* from services s
     where s.id = (select min(id) from services where data_set = 'facial')`,
    [id, made],
  );
  const { services } = await readAdminCatalogue(db);
  const service = services.find(({ _id }) => _id === id);
  if (!service) throw new Error('the new service is not in the catalogue');
  return service;
};
const home = '/api/admin/services';
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
const onMenu = (ask: () => Ask) => forDesk(409, ask);
const version = 'long-ago';
const menuHome = '/api/admin/menu';

export const catalogueAndAnalyticsPolicies: AccessPolicies = {
  'GET /api/admin/services': forDesk(200, () => ({ url: home })),
  'POST /api/admin/services': forDesk(201, () => formRequest('POST', home, draft())),
  'PUT /api/admin/services/:serviceId': forDesk(200, async (_cast, haldi) => {
    const { _id, version } = await newService(haldi);
    return formRequest('PUT', `${home}/${_id}`, { ...draft(), version: String(version) });
  }),
  'PUT /api/admin/services/hidden': forDesk(200, async (_cast, haldi) => ({
    method: 'PUT',
    url: `${home}/hidden`,
    payload: { ids: [(await newService(haldi))._id], hidden: true },
  })),
  'PUT /api/admin/services/order': forDesk(200, async (_cast, haldi) => {
    await fillEmptyCatalogue(haldi.context.db, haldi.clock());
    const { services } = await readAdminCatalogue(haldi.context.db);
    const ids = services.filter(({ dataSet }) => dataSet === 'party').map(({ _id }) => _id);
    return { method: 'PUT', url: `${home}/order`, payload: { dataSet: 'party', ids } };
  }),
  'PUT /api/admin/services/prices': forDesk(200, async (_cast, haldi) => {
    const { _id, price, offerprice } = await newService(haldi);
    const to = { price: price + 1, offerprice: offerprice + 1 };
    return {
      method: 'PUT',
      url: `${home}/prices`,
      payload: { changes: [{ _id, from: { price, offerprice }, to }] },
    };
  }),
  'POST /api/admin/services/removal': forDesk(200, async (_cast, haldi) => ({
    method: 'POST',
    url: `${home}/removal`,
    payload: { ids: [(await newService(haldi))._id] },
  })),
  'GET /api/admin/services/sold': forDesk(200, () => ({ url: `${home}/sold` })),
  'GET /api/admin/services/starter': forDesk(200, () => ({ url: `${home}/starter` })),
  'POST /api/admin/services/starter': forDesk(201, () => ({
    method: 'POST',
    url: `${home}/starter`,
    payload: { ids: ['bleach-face'] },
  })),
  'GET /api/admin/menu': forDesk(200, () => ({ url: menuHome })),
  'POST /api/admin/menu/pages': onMenu(() => ({
    method: 'POST',
    url: `${menuHome}/pages`,
    payload: { ...page(), version },
  })),
  'PUT /api/admin/menu/pages/:slug': onMenu(() => ({
    method: 'PUT',
    url: `${menuHome}/pages/waxing`,
    payload: { ...page(), version },
  })),
  'DELETE /api/admin/menu/pages/:slug': onMenu(() => ({
    method: 'DELETE',
    url: `${menuHome}/pages/waxing?version=${version}`,
  })),
  'POST /api/admin/menu/sections': onMenu(() => ({
    method: 'POST',
    url: `${menuHome}/sections`,
    payload: { name: newName(), page: 'waxing', version },
  })),
  'PUT /api/admin/menu/sections/:key': onMenu(() => ({
    method: 'PUT',
    url: `${menuHome}/sections/facial`,
    payload: { name: newName(), page: 'waxing', version },
  })),
  'DELETE /api/admin/menu/sections/:key': onMenu(() => ({
    method: 'DELETE',
    url: `${menuHome}/sections/facial?version=${version}`,
  })),
  'PUT /api/admin/menu/order': onMenu(() => ({
    method: 'PUT',
    url: `${menuHome}/order`,
    payload: { version, pages: [] },
  })),
  'GET /api/admin/services/:serviceId/prices': forDesk(200, async (_cast, haldi) => ({
    url: `${home}/${(await newService(haldi))._id}/prices`,
  })),
  'GET /api/admin/services/file': forDesk(200, () => ({ url: `${home}/file?format=csv` })),
  'POST /api/admin/services/file/preview': forDesk(200, () =>
    formRequest('POST', `${home}/file/preview`, {}, menuFile),
  ),
  // The fingerprint is outdated, so 409 shows that the caller was allowed in.
  'POST /api/admin/services/file': forDesk(409, () =>
    formRequest('POST', `${home}/file`, { fingerprint: '0'.repeat(32) }, menuFile),
  ),
  'POST /api/admin/services/pictures/preview': forDesk(200, () =>
    formRequest('POST', `${home}/pictures/preview`, {}, pictures()),
  ),
  'POST /api/admin/services/pictures': forDesk(409, () =>
    formRequest('POST', `${home}/pictures`, { fingerprint: '0'.repeat(32) }, pictures()),
  ),
  'GET /api/admin/analytics': forOwners(200, () => ({
    url: '/api/admin/analytics?from=2026-11-01&to=2026-11-16',
  })),
  'GET /api/admin/analytics/:report.csv': forOwners(200, () => ({
    url: '/api/admin/analytics/revenue.csv?from=2026-11-01&to=2026-11-16',
  })),
};
