import { StaffAccountingSettings } from '@haldi/contract/accounting/tally/tally-ledgers';
import { type AccessPolicies, forOwners } from './access-policy.ts';

const url = '/api/admin/accounting';
const period = { from: '2026-10-01', to: '2026-10-31' };
const query = 'from=2026-10-01&to=2026-10-31';

/** The owners of these tests have no password, and a session that is new. */
export const accountingPolicies: AccessPolicies = {
  'GET /api/admin/accounting': forOwners(200, () => ({ url: `${url}?${query}` })),
  'GET /api/admin/accounting/documents': forOwners(200, () => ({
    url: `${url}/documents?${query}`,
  })),
  'POST /api/admin/accounting/exports': forOwners(200, () => ({
    ...{ method: 'POST', url: `${url}/exports` },
    payload: { ...period, content: 'documents', format: 'csv' },
  })),
  'POST /api/admin/accounting/exports/tally': forOwners(200, () => ({
    ...{ method: 'POST', url: `${url}/exports/tally`, payload: period },
  })),
  'GET /api/admin/accounting/settings': forOwners(200, () => ({ url: `${url}/settings` })),
  'PUT /api/admin/accounting/settings': forOwners(200, async ({ owner }, haldi) => {
    const answer = await haldi.as(owner, { url: `${url}/settings` });
    const { settings, version } = StaffAccountingSettings.parse(answer.json());
    return { method: 'PUT', url: `${url}/settings`, payload: { ...settings, version } };
  }),
};
