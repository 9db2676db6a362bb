import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Period } from '../kit/period-schema.ts';
import { wholeNumberParameter } from '../kit/whole-number-parameter.ts';
import {
  AdjustmentRequest,
  PaidPayout,
  PayoutAdjustment,
  PayoutOverview,
  PayoutRequest,
  PayoutStatement,
} from './schema.ts';
import { PayoutSettingsUpdate, StaffPayoutSettings } from './share-terms.ts';

const beauticianParams = z.strictObject({ beautician: wholeNumberParameter(1, 999_999_999) });
const payoutParams = z.strictObject({ payout: wholeNumberParameter(1, 999_999_999) });

export const readPayouts = endpoint({
  method: 'GET',
  path: '/api/admin/payouts',
  summary: 'What each beautician is to be paid for a period, and the statements paid in it',
  auth: 'owner',
  bearer: true,
  query: Period,
  answer: PayoutOverview,
});

export const readPayoutDraft = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/drafts/:beautician',
  summary: 'The statement of a beautician for a period that is not paid',
  auth: 'owner',
  bearer: true,
  params: beauticianParams,
  query: Period,
  answer: PayoutStatement,
  errors: ['NOT_FOUND', 'PAYOUT_CHANGED'],
});

export const exportPayoutDraft = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/drafts/:beautician/statement.csv',
  summary: 'A statement that is not paid, as CSV',
  auth: 'owner',
  bearer: true,
  params: beauticianParams,
  query: Period,
  sends: 'text/csv',
  errors: ['NOT_FOUND', 'PAYOUT_CHANGED'],
});

export const markPayoutPaid = endpoint({
  method: 'POST',
  path: '/api/admin/payouts',
  summary: 'Marks the statement of a period as paid; it never changes again',
  auth: 'owner',
  bearer: true,
  body: PayoutRequest,
  status: 201,
  answer: PayoutStatement,
  errors: ['NOT_FOUND', 'PAYOUT_CHANGED'],
});

export const readPaidPayout = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/:payout',
  summary: 'A paid statement',
  auth: 'owner',
  bearer: true,
  params: payoutParams,
  answer: PayoutStatement,
  errors: ['NOT_FOUND'],
});

export const exportPaidPayout = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/:payout/statement.csv',
  summary: 'A paid statement as CSV',
  auth: 'owner',
  bearer: true,
  params: payoutParams,
  sends: 'text/csv',
  errors: ['NOT_FOUND'],
});

export const addPayoutAdjustment = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/adjustments',
  summary: 'Records an advance, a deduction or an addition for the next statement',
  auth: 'owner',
  bearer: true,
  body: AdjustmentRequest,
  status: 201,
  answer: PayoutAdjustment,
  errors: ['NOT_FOUND'],
});

export const removePayoutAdjustment = endpoint({
  method: 'DELETE',
  path: '/api/admin/payouts/adjustments/:adjustment',
  summary: 'Removes an adjustment that is not part of a paid statement',
  auth: 'owner',
  bearer: true,
  params: z.strictObject({ adjustment: wholeNumberParameter(1, 999_999_999) }),
  errors: ['NOT_FOUND', 'PAYOUT_CHANGED'],
});

export const readPayoutSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings/payouts',
  summary: 'Reads the shares of the beauticians',
  auth: 'owner',
  bearer: true,
  answer: StaffPayoutSettings,
});

export const savePayoutSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/payouts',
  summary: 'Saves the shares of the beauticians; paid statements keep theirs',
  auth: 'owner',
  bearer: true,
  body: PayoutSettingsUpdate,
  answer: StaffPayoutSettings,
  errors: ['SETTINGS_CHANGED'],
});

export const listOwnPayouts = endpoint({
  method: 'GET',
  path: '/api/work/payouts',
  summary: 'The beautician’s own paid statements, newest first',
  auth: 'beautician',
  bearer: true,
  answer: z.array(PaidPayout),
});

export const readOwnPayout = endpoint({
  method: 'GET',
  path: '/api/work/payouts/:payout',
  summary: 'One of the beautician’s own paid statements',
  auth: 'beautician',
  bearer: true,
  params: payoutParams,
  answer: PayoutStatement,
  errors: ['NOT_FOUND'],
});
