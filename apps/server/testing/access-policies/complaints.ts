import { randomUUID } from 'node:crypto';
import type { Complaint } from '@haldi/contract/complaints/desk/schema';
import type { CustomerComplaint } from '@haldi/contract/complaints/schema';
import type { Order } from '@haldi/contract/orders/schema';
import type { TestApp } from '../test-app.ts';
import { formRequest } from '../test-form-request.ts';
import { jpeg } from '../test-pictures.ts';
import {
  type AccessPolicies,
  type AccessPolicy,
  type Callers,
  forDesk,
  forEveryone,
} from './access-policy.ts';
import { placeCompletedOrder } from './orders.ts';

const message = () => ({ text: 'Too short', attempt: randomUUID() });

const openAbout = async ({ owner }: Callers, haldi: TestApp, { _id }: Order): Promise<Complaint> =>
  (
    await haldi.as(owner, {
      ...{ method: 'POST', url: `/api/admin/orders/${_id}/complaint`, payload: message() },
    })
  ).json();

const openComplaint = async (callers: Callers, haldi: TestApp): Promise<string> => {
  const order = await placeCompletedOrder(callers, haldi);
  return `/api/admin/complaints/${(await openAbout(callers, haldi, order))._id}`;
};

const image = async () => ({ image: { bytes: await jpeg(20, 20) } });

const ownUrl = ({ userId, orderId }: Order) => `/api/orders/${userId}/${orderId}/complaint`;

/** Staff have their own endpoints for this. */
const forCustomer = (
  request: (order: Order, callers: Callers, haldi: TestApp) => ReturnType<AccessPolicy['request']>,
): AccessPolicy => ({
  request: async (callers, haldi) =>
    request(await placeCompletedOrder(callers, haldi), callers, haldi),
  ...{ visitor: 401, customer: 200, other: 404, owner: 404 },
});

const forHolder = (request: (url: string) => ReturnType<AccessPolicy['request']>): AccessPolicy =>
  forEveryone(200, async (callers, haldi) => {
    const { link } = await placeCompletedOrder(callers, haldi);
    return request(`/api/visit/${link}/complaint`);
  });

export const complaintPolicies: AccessPolicies = {
  'GET /api/orders/:userId/:orderId/complaint': forCustomer((order) => ({ url: ownUrl(order) })),
  'POST /api/orders/:userId/:orderId/complaint': forCustomer((order) => ({
    ...{ method: 'POST', url: ownUrl(order), payload: message() },
  })),
  'POST /api/orders/:userId/:orderId/complaint/pictures': forCustomer(
    async (order, callers, haldi) => {
      await openAbout(callers, haldi, order);
      return formRequest('POST', `${ownUrl(order)}/pictures`, {}, await image());
    },
  ),
  'GET /api/complaints/:complaint/pictures/:picture': {
    ...{ visitor: 401, customer: 200, other: 404, owner: 200 },
    request: async (callers, haldi) => {
      const order = await placeCompletedOrder(callers, haldi);
      await openAbout(callers, haldi, order);
      const url = `${ownUrl(order)}/pictures`;
      const request = await formRequest('POST', url, {}, await image());
      const sent = await haldi.as(callers.customer, request);
      const { complaint } = sent.json<{ complaint: CustomerComplaint }>();
      return { url: complaint.pictures[0] ?? '' };
    },
  },
  'GET /api/visit/:link/complaint': forHolder((url) => ({ url })),
  'POST /api/visit/:link/complaint': forHolder((url) => ({
    ...{ method: 'POST', url, payload: message() },
  })),
  'GET /api/admin/complaints': forDesk(200, () => ({ url: '/api/admin/complaints' })),
  'GET /api/admin/complaints/:_id': forDesk(200, async (callers, haldi) => ({
    url: await openComplaint(callers, haldi),
  })),
  'POST /api/admin/orders/:_id/complaint': forDesk(200, async (callers, haldi) => {
    const { _id } = await placeCompletedOrder(callers, haldi);
    return { method: 'POST', url: `/api/admin/orders/${_id}/complaint`, payload: message() };
  }),
  'POST /api/admin/reviews/:id/complaint': forDesk(200, async (callers, haldi) => {
    await placeCompletedOrder(callers, haldi);
    const { customer } = callers;
    const payload = { comment: 'Not again', rating: 1 };
    const posted = await haldi.as(customer, { method: 'POST', url: '/api/form/review', payload });
    const url = `/api/admin/reviews/${posted.json()._id}/complaint`;
    return { method: 'POST', url, payload: message() };
  }),
  'POST /api/admin/complaints/:_id/changes': forDesk(200, async (callers, haldi) => ({
    method: 'POST',
    url: `${await openComplaint(callers, haldi)}/changes`,
    payload: { kind: 'note', ...message() },
  })),
  'POST /api/admin/complaints/:_id/pictures': forDesk(200, async (callers, haldi) =>
    formRequest('POST', `${await openComplaint(callers, haldi)}/pictures`, {}, await image()),
  ),
};
