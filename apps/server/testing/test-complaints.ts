import { randomUUID } from 'node:crypto';
import type {
  Complaint,
  ComplaintChange,
  ComplaintList,
} from '@haldi/contract/complaints/desk/schema';
import type { OutcomeRequest } from '@haldi/contract/complaints/outcome';
import type { CustomerComplaint } from '@haldi/contract/complaints/schema';
import type { Order } from '@haldi/contract/orders/schema';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { openSession } from '../src/accounts/sessions/service.ts';
import type { TestApp } from './test-app.ts';
import { openTestDeskPayments } from './test-desk-payments.ts';
import { formRequest } from './test-form-request.ts';
import type { TestUser } from './test-user.ts';

type WithoutSent<Change> = Change extends unknown ? Omit<Change, 'attempt' | 'version'> : never;
export type TestChange = WithoutSent<ComplaintChange> & { attempt?: string; version?: number };

export type TestComplaints = Awaited<ReturnType<typeof openTestComplaints>>;

export const codeOf = (answer: LightMyRequestResponse): number | string =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().code;

/** Meera is the owner, Devika works at the desk, Priya is a customer. */
export const openTestComplaints = async () => {
  const desk = await openTestDeskPayments();
  const { haldi, meera, devika } = desk;
  const priya = await haldi.user({ username: 'Priya' });
  const { pool } = haldi.database;

  const ok = <Answer>(answer: LightMyRequestResponse): Answer => {
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  };
  const ownUrl = ({ userId, orderId }: Order, rest = '') =>
    `/api/orders/${userId}/${orderId}/complaint${rest}`;
  const write = (
    order: Order,
    text: string,
    {
      by = priya,
      attempt = randomUUID(),
      on = haldi,
    }: Partial<{ by: TestUser; attempt: string; on: TestApp }> = {},
  ) => on.as(by, { method: 'POST', url: ownUrl(order), payload: { text, attempt } }, 'cookie');
  const open = (
    order: Pick<Order, '_id'>,
    text: string,
    { by = devika, attempt = randomUUID() }: Partial<{ by: TestUser | null; attempt: string }> = {},
  ) =>
    haldi.as(
      by,
      {
        method: 'POST',
        url: `/api/admin/orders/${order._id}/complaint`,
        payload: { text, attempt },
      },
      'cookie',
    );
  const get = (url: string, by: TestUser | null = devika) => haldi.as(by, { url }, 'cookie');
  const change = (
    complaint: Pick<Complaint, '_id' | 'version'>,
    sent: TestChange,
    by: TestUser | null = devika,
    on: TestApp = haldi,
  ) =>
    on.as(
      by,
      {
        method: 'POST',
        url: `/api/admin/complaints/${complaint._id}/changes`,
        payload: {
          attempt: randomUUID(),
          ...(sent.kind !== 'note' && { version: complaint.version }),
          ...sent,
        },
      },
      'cookie',
    );
  const list = async (query = ''): Promise<ComplaintList> =>
    ok(await get(`/api/admin/complaints${query}`));

  return {
    ...desk,
    sendAs: (by: TestUser, method: 'POST' | 'PUT', url: string, payload: object) =>
      haldi.as(by, { method, url, payload }, 'cookie'),
    ...{ priya, ok, ownUrl, write, get, change, list },
    /** Opens it for a caller. */
    openByDesk: open,
    /** A completed visit of Priya. */
    visited: async (customer: TestUser = priya): Promise<Order> =>
      desk.complete(await desk.place(customer)),
    pay: (order: Order, amount: number): Promise<Order> =>
      desk.done(order, 'payments', { amount, tip: 0, method: 'cash' }),
    opened: async (order: Order, text = 'The facial was too short.'): Promise<Complaint> =>
      ok(await open(order, text)),
    read: async ({ _id }: Pick<Complaint, '_id'>): Promise<Complaint> =>
      ok(await get(`/api/admin/complaints/${_id}`)),
    own: async (order: Order, by: TestUser = priya): Promise<CustomerComplaint | null> =>
      ok<{ complaint: CustomerComplaint | null }>(await get(ownUrl(order), by)).complaint,
    close: (
      complaint: Pick<Complaint, '_id' | 'version'>,
      outcome: OutcomeRequest,
      { by = devika, ...over }: Partial<{ by: TestUser; attempt: string; on: TestApp }> = {},
    ) => {
      const { on, ...sent } = over;
      return change(complaint, { kind: 'close', outcome, reply: 'We are sorry.', ...sent }, by, on);
    },
    addPicture: async (url: string, bytes: Uint8Array, by: TestUser) =>
      haldi.as(by, await formRequest('POST', url, {}, { image: { bytes } }), 'cookie'),
    messagesAbout: async ({ _id }: Pick<Order, '_id'>) => {
      const { rows } = await pool.query<{ kind: string; state: string; facts: object }>(
        `select kind, state, facts from outbox where order_id = $1 and kind like '%complaint%'
         order by created_at`,
        [_id],
      );
      return rows;
    },
    logInAgain: async (): Promise<void> => {
      for (const user of [meera, devika, priya]) {
        Object.assign(user, await openSession(haldi.context, user.id, { device: 'Test' }));
      }
    },
  };
};
