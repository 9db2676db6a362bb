import { randomUUID } from 'node:crypto';
import type { TrackedOrder } from '@haldi/contract/orders/schema';
import type { TestApp } from '../test-app.ts';
import { type AccessPolicies, type Callers, forDesk, forEveryone } from './access-policy.ts';
import { nextUnusedBookingDay, openSharedTestSalon } from './orders.ts';

const issueBill = async ({ customer, owner }: Callers, haldi: TestApp) => {
  const salon = await openSharedTestSalon(haldi);
  const { _id, userId, orderId, link } = await salon.place(customer, nextUnusedBookingDay(haldi));
  const message = 'Your service is complete. Thank you for choosing us!';
  await salon.track(owner, _id, { status: 'completed', message });
  const url = `/api/orders/${userId}/${orderId}`;
  const order = (await haldi.as(owner, { url })).json<TrackedOrder>();
  return { url, link, document: order.documents[0]?._id };
};

export const documentDeliveryPolicies: AccessPolicies = {
  'GET /api/orders/:userId/:orderId/documents/:document/pdf': {
    request: async (callers, haldi) => {
      const { url, document } = await issueBill(callers, haldi);
      return { url: `${url}/documents/${document}/pdf` };
    },
    visitor: 401,
    customer: 200,
    other: 404,
    owner: 200,
  },
  'GET /api/visit/:link/documents/:document/pdf': forEveryone(200, async (callers, haldi) => {
    const { link, document } = await issueBill(callers, haldi);
    return { url: `/api/visit/${link}/documents/${document}/pdf` };
  }),
  'GET /api/admin/documents/:document/pdf': forDesk(200, async (callers, haldi) => ({
    url: `/api/admin/documents/${(await issueBill(callers, haldi)).document}/pdf`,
  })),
  'POST /api/admin/documents/:document/messages': forDesk(204, async (callers, haldi) => ({
    method: 'POST',
    url: `/api/admin/documents/${(await issueBill(callers, haldi)).document}/messages`,
    payload: { attempt: randomUUID() },
  })),
};
