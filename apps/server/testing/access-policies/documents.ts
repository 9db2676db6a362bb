import { randomUUID } from 'node:crypto';
import type { StaffDocumentSettings } from '@haldi/contract/documents/desk/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { TrackedOrder } from '@haldi/contract/orders/schema';
import type { TestApp } from '../test-app.ts';
import { testBusinessCustomer } from '../test-documents.ts';
import {
  type AccessPolicies,
  type Callers,
  forDesk,
  forEveryone,
  forOwners,
} from './access-policy.ts';
import { nextUnusedBookingDay, openSharedTestSalon } from './orders.ts';

const url = '/api/admin/settings/billing';

const completeWithBill = async ({ customer, owner }: Callers, haldi: TestApp) => {
  const salon = await openSharedTestSalon(haldi);
  const { _id, orderId } = await salon.place(customer, nextUnusedBookingDay(haldi));
  await salon.track(owner, _id, { status: 'completed', message: updateMessages[4] });
  const ownUrl = `/api/orders/${customer.id}/${orderId}`;
  const { documents, link } = (await haldi.as(owner, { url: ownUrl })).json<TrackedOrder>();
  return { _id, ownUrl, link, document: documents[0]?._id };
};

export const documentPolicies: AccessPolicies = {
  'GET /api/admin/settings/billing': forOwners(200, () => ({ url })),
  'PUT /api/admin/settings/billing': forOwners(200, async ({ owner }, haldi) => {
    const current = await haldi.as(owner, { url });
    const { settings, version } = current.json<StaffDocumentSettings>();
    return { method: 'PUT', url, payload: { ...settings, version } };
  }),
  'GET /api/orders/:userId/:orderId/documents/:document': {
    request: async (callers, haldi) => {
      const { ownUrl, document } = await completeWithBill(callers, haldi);
      return { url: `${ownUrl}/documents/${document}` };
    },
    ...{ visitor: 401, customer: 200, other: 404, owner: 200 },
  },
  /** Whoever has the link may read it. */
  'GET /api/visit/:link/documents/:document': forEveryone(200, async (callers, haldi) => {
    const { link, document } = await completeWithBill(callers, haldi);
    return { url: `/api/visit/${link}/documents/${document}` };
  }),
  'GET /api/admin/documents/:document': forDesk(200, async (callers, haldi) => {
    const { document } = await completeWithBill(callers, haldi);
    return { url: `/api/admin/documents/${document}` };
  }),
  'PUT /api/orders/:_id/business-customer': forDesk(200, async (callers, haldi) => ({
    method: 'PUT',
    url: `/api/orders/${(await completeWithBill(callers, haldi))._id}/business-customer`,
    payload: { businessCustomer: testBusinessCustomer, attempt: randomUUID() },
  })),
};
