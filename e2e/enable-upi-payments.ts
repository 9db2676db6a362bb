import type { AdvanceRules } from '@haldi/contract/payment-settings/advance-rules';
import type { UpiPayee } from '@haldi/contract/payment-settings/upi-payee-and-link';
import type { Page } from '@playwright/test';
import { createRequestContext } from './booking-helpers.ts';
import { expect } from './fixtures.ts';
import { demoAdmin, logInByApi } from './test-accounts.ts';

export const upiPayee: UpiPayee = {
  id: 'haldi.salon@okbank',
  name: 'Haldi & Söhne',
  kind: 'business',
  merchantCode: null,
};

/** The page must be on the origin of the product. */
export const enableUpiPayments = async (
  page: Page,
  upi: UpiPayee,
  advance: AdvanceRules | null = null,
): Promise<void> => {
  const request = await createRequestContext(new URL(page.url()).origin);
  const { token } = await logInByApi(request, demoAdmin);
  const headers = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` };
  const path = '/api/admin/settings/payments';
  const { settings, version } = await (await request.get(path, { headers })).json();
  const data = {
    ...{ ...settings, methods: ['cash', 'upi', 'card'], upi, advance, version },
    password: demoAdmin.password,
  };
  const saved = await request.put(path, { headers, data });
  expect(saved.status(), await saved.text()).toBe(200);
  await request.dispose();
};
