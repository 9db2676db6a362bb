import { randomUUID } from 'node:crypto';
import { StaffPayoutSettings } from '@haldi/contract/payouts/share-terms';
import type { TestApp } from '../test-app.ts';
import { type AccessPolicies, type Callers, forOwners } from './access-policy.ts';
import { forBeauticians } from './work.ts';

const period = 'from=2026-10-01&to=2026-10-31';
const url = '/api/admin/payouts';

let statements = 0;

/** For a day of its own. */
const insertPayout = async (
  { database }: TestApp,
  beauticianId?: number | null,
): Promise<{ payout: number; beautician: number }> => {
  statements += 1;
  const { rows } = await database.pool.query<{ payout: number; beautician: number }>(
    `with hired as (insert into beauticians (name, active) values ($1, false) returning id)
     insert into payouts (beautician_id, name, period_from, period_to, terms, total, paid_on,
       reference, paid_by, recorded_at)
     select coalesce($2, id), '', date '2020-01-01' + $3::int, date '2020-01-01' + $3::int,
       '{"ownPercent":null,"standardPercent":40,"sectionPercents":{},"basis":"after_discounts","isRepeatPaid":true}',
       0, '2020-01-01', '', '', now() from hired
     returning id as payout, beautician_id as beautician`,
    [`Paid ${randomUUID()}`, beauticianId ?? null, statements],
  );
  const [row] = rows;
  if (!row) throw new Error('an inserted payout has no row');
  return row;
};

const addAdjustment = async ({ owner }: Callers, haldi: TestApp) => {
  const { beautician } = await insertPayout(haldi);
  const payload = {
    ...{ beauticianId: beautician, kind: 'advance', day: '2026-10-01', amount: 100 },
    ...{ note: 'Phone bill', attempt: randomUUID() },
  };
  const request = { method: 'POST', url: `${url}/adjustments`, payload } as const;
  return { request, beautician, send: () => haldi.as(owner, request) };
};

const draftUrl = async (haldi: TestApp, part = ''): Promise<{ url: string }> => ({
  url: `${url}/drafts/${(await insertPayout(haldi)).beautician}${part}?${period}`,
});

export const payoutPolicies: AccessPolicies = {
  'GET /api/admin/payouts': forOwners(200, () => ({ url: `${url}?${period}` })),
  'GET /api/admin/payouts/drafts/:beautician': forOwners(200, (_, haldi) => draftUrl(haldi)),
  'GET /api/admin/payouts/drafts/:beautician/statement.csv': forOwners(200, (_, haldi) =>
    draftUrl(haldi, '/statement.csv'),
  ),
  'GET /api/admin/payouts/:payout': forOwners(200, async (_, haldi) => ({
    url: `${url}/${(await insertPayout(haldi)).payout}`,
  })),
  'GET /api/admin/payouts/:payout/statement.csv': forOwners(200, async (_, haldi) => ({
    url: `${url}/${(await insertPayout(haldi)).payout}/statement.csv`,
  })),
  'POST /api/admin/payouts': forOwners(201, async (callers, haldi) => {
    const { beautician, send } = await addAdjustment(callers, haldi);
    await send();
    const draft = await haldi.as(callers.owner, {
      url: `${url}/drafts/${beautician}?${period}`,
    });
    const payload = {
      ...{ beauticianId: beautician, from: '2026-10-01', to: '2026-10-31' },
      ...{ stamp: draft.json().stamp, paidOn: '2026-11-01', method: null, reference: '' },
    };
    return { method: 'POST', url, payload };
  }),
  'POST /api/admin/payouts/adjustments': forOwners(201, async (callers, haldi) => {
    return (await addAdjustment(callers, haldi)).request;
  }),
  'DELETE /api/admin/payouts/adjustments/:adjustment': forOwners(204, async (callers, haldi) => {
    const added = await (await addAdjustment(callers, haldi)).send();
    return { method: 'DELETE', url: `${url}/adjustments/${added.json()._id}` };
  }),
  'GET /api/admin/settings/payouts': forOwners(200, () => ({ url: '/api/admin/settings/payouts' })),
  'PUT /api/admin/settings/payouts': forOwners(200, async ({ owner }, haldi) => {
    const answer = await haldi.as(owner, { url: '/api/admin/settings/payouts' });
    const { settings, version } = StaffPayoutSettings.parse(answer.json());
    const payload = { ...settings, version };
    return { method: 'PUT', url: '/api/admin/settings/payouts', payload };
  }),
  'GET /api/work/payouts': forBeauticians(200, () => ({ url: '/api/work/payouts' })),
  'GET /api/work/payouts/:payout': {
    ...forBeauticians(200, async ({ beautician }, haldi) => {
      const { rows } = await haldi.database.pool.query<{ id: number }>(
        'select beautician_id as id from users where id = $1',
        [beautician.id],
      );
      return { url: `/api/work/payouts/${(await insertPayout(haldi, rows[0]?.id)).payout}` };
    }),
    otherBeautician: 404,
  },
};
