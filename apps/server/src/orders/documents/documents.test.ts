import { randomUUID } from 'node:crypto';
import { DocumentContent, type OrderDocument } from '@haldi/contract/documents/document-content';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findColumnsWithText } from '../../../testing/find-columns-with-text.ts';
import { registerTestSalon, testBusinessCustomer } from '../../../testing/test-documents.ts';
import {
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const password = 'turmeric-and-milk';

let changes: TestOrderChanges;
let asha: TestUser;
let order: Order;
beforeAll(async () => {
  changes = await openTestOrderChanges();
  await registerTestSalon(changes.haldi);
});
afterAll(async () => {
  await expectConsistentData(changes.haldi);
  await changes.close();
});
beforeEach(async () => {
  changes.haldi.clock.advance(61_000);
  await changes.salon.hire(1);
  asha = await changes.haldi.user({ password });
  order = await changes.salon.place(asha);
});

const [confirmed, , , , completed, cancelled] = updateMessages;
const track = async (body: object): Promise<void> => {
  const answer = await changes.salon.track(changes.meera, order._id, body);
  expect(answer.statusCode, answer.body).toBe(200);
};
const complete = () => track({ status: 'completed', message: completed });
const reopen = () => track({ status: 'confirmed', message: confirmed });
const post = async (part: string, payload: object): Promise<void> => {
  const body = { attempt: randomUUID(), ...payload };
  const answer = await changes.send(
    changes.meera,
    'POST',
    `/api/orders/${order._id}/${part}`,
    body,
  );
  expect(answer.statusCode, answer.body).toBe(200);
};
const pay = (amount: number) => post('payments', { amount, tip: 500, method: 'cash' });
const refund = (amount: number) => post('refunds', { amount, method: 'cash', reason: 'Sorry' });

const listed = async (): Promise<OrderDocument[]> => (await changes.read(asha, order)).documents;
const kinds = async () => (await listed()).map(({ kind, amount }) => [kind, amount]);
const total = () => order.total * 100;
const read = (who: TestUser | null, url: string) => changes.haldi.as(who, { url }, 'cookie');
const ownUrl = (id: number) => `/api/orders/${order.userId}/${order.orderId}/documents/${id}`;
const newest = async (): Promise<DocumentContent> => {
  const last = (await listed()).at(-1);
  return DocumentContent.parse((await read(asha, ownUrl(last?._id ?? 0))).json());
};

describe('documents follow the order', () => {
  test('completed, paid, reopened and completed again', async () => {
    expect(await listed()).toEqual([]);
    await complete();
    await pay(total());
    expect(await kinds()).toEqual([['tax_invoice', total()]]);
    await reopen();
    await complete();
    expect(await kinds()).toEqual([
      ['tax_invoice', total()],
      ['credit_note', total()],
      ['receipt_voucher', total()],
      ['tax_invoice', total()],
    ]);
    const [first, credit, voucher] = await listed();
    expect(await newest()).toMatchObject({
      advances: [{ number: voucher?.number, amount: total() }],
      payments: [{ amount: total(), method: 'cash' }],
      due: 0,
    });
    expect(first?.number).toMatch(/^INV\/26-27\/\d{5}$/);
    expect(credit?.number).toMatch(/^CN\/26-27\/\d{5}$/);
  });

  test('an advance, returned when the salon cancels', async () => {
    await pay(30_000);
    await track({ status: 'cancelled', message: cancelled, reason: 'customer_asked' });
    await refund(30_000);
    expect(await kinds()).toEqual([
      ['receipt_voucher', 30_000],
      ['refund_voucher', 30_000],
    ]);
  });

  test('a discount and a refund after the visit', async () => {
    await complete();
    await pay(total());
    await post('discounts', { kind: 'amount', amount: 50, reason: 'Late' });
    await refund(8_000);
    expect(await kinds()).toEqual([
      ['tax_invoice', total()],
      ['credit_note', 5_000],
      ['credit_note', 3_000],
    ]);
  });

  test('a kept fee, taken back by reopening', async () => {
    await pay(10_000);
    await track({ status: 'cancelled', message: cancelled, reason: 'no_show' });
    await reopen();
    expect(await kinds()).toEqual([
      ['receipt_voucher', 10_000],
      ['tax_invoice', 10_000],
      ['credit_note', 10_000],
    ]);
    expect((await listed()).map(({ subject }) => subject)).toEqual(['advance', 'fee', 'fee']);
  });

  test('a fee that the next visit paid is credited there when its order is reopened', async () => {
    const first = order;
    await track({ status: 'cancelled', message: cancelled, reason: 'no_show' });
    order = await changes.salon.place(asha, { appointmentSlot: '05:00 PM' });
    await changes.send(changes.meera, 'POST', `/api/orders/${first._id}/fees/no_show/move`, {
      attempt: randomUUID(),
    });
    await pay(total() + 10_000);
    expect(await kinds()).toEqual([
      ['tax_invoice', 10_000],
      ['receipt_voucher', total()],
    ]);
    const next = order;
    order = first;
    await reopen();
    order = next;
    expect((await kinds()).slice(2)).toEqual([['credit_note', 10_000]]);
  });

  test('a business customer gets a new document', async () => {
    await complete();
    expect((await changes.setBusiness(order)).statusCode).toBe(200);
    expect((await listed()).map(({ kind }) => kind)).toEqual([
      ...['tax_invoice', 'credit_note', 'tax_invoice'],
    ]);
    expect((await newest()).buyer).toMatchObject(testBusinessCustomer);
    const ledger = await read(changes.meera, `/api/orders/${order._id}/payments`);
    expect(ledger.json<OrderLedger>()).toMatchObject({
      businessCustomer: testBusinessCustomer,
      documents: [{}, {}, {}],
    });
  });

  test('a wrong GSTIN is refused', async () => {
    const wrong = { ...testBusinessCustomer, gstin: '27AAZFK0000A1ZA' };
    const answer = await changes.setBusiness(order, changes.meera, wrong);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({
      'businessCustomer.gstin': 'This GSTIN is not valid. Check every character.',
    });
  });

  test('two changes at once issue each document once', async () => {
    const answers = await Promise.all([
      ...[1, 2, 3].map(() =>
        changes.salon.track(changes.meera, order._id, { status: 'completed', message: completed }),
      ),
      ...[1, 2, 3].map(() => changes.setBusiness(order)),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const net = (await listed()).reduce(
      (sum, { kind, amount }) => sum + (kind === 'credit_note' ? -amount : amount),
      0,
    );
    expect(net).toBe(total());
  });
});

describe('threat 81: access to a document', () => {
  test('its customer, staff and the order link read the same frozen content', async () => {
    await complete();
    const [{ _id } = { _id: 0 }] = await listed();
    const own = await read(asha, ownUrl(_id));
    const link = (
      await read(asha, `/api/orders/${order.userId}/${order.orderId}`)
    ).json<TrackedOrder>().link;
    const byLink = await read(null, `/api/visit/${link}/documents/${_id}`);
    const byDesk = await read(changes.meera, `/api/admin/documents/${_id}`);
    expect([byLink.json(), byDesk.json()]).toEqual([own.json(), own.json()]);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(byLink.headers['cache-control']).toBe('no-store');
    // The street of the customer is needed; number and email address are not.
    expect(own.body).toContain(order.address.street);
    expect(own.body).not.toContain(asha.mobileNumber);
    expect(own.body).not.toContain(asha.email);
  });

  test('documents of other orders are not found', async () => {
    await complete();
    const [{ _id } = { _id: 0 }] = await listed();
    const other = await changes.haldi.user();
    const theirs = await changes.salon.place(other, { appointmentSlot: '05:00 PM' });
    const theirLink = (await changes.read(other, theirs)).link;
    const urls = [
      [other, ownUrl(_id)],
      [other, `/api/orders/${other.id}/${theirs.orderId}/documents/${_id}`],
      [null, `/api/visit/${theirLink}/documents/${_id}`],
      [changes.meera, '/api/admin/documents/999999999'],
    ] as const;
    for (const [who, url] of urls) expect((await read(who, url)).statusCode, url).toBe(404);
    expect((await read(other, `/api/admin/documents/${_id}`)).statusCode).toBe(403);
  });
});

describe('threat 22: documents are kept when the account is deleted', () => {
  test('name and address are in them alone, and the download lists them', async () => {
    const canary = randomUUID().slice(0, 8);
    asha = await changes.haldi.user({ password, username: `Kavya Canary ${canary}` });
    const address = { ...changes.salon.body(asha).address, street: `Canary Lane ${canary}` };
    order = await changes.salon.place(asha, { appointmentSlot: '05:00 PM', address });
    await complete();
    const business = { ...testBusinessCustomer, name: `Weddings ${canary} LLP` };
    await changes.setBusiness(order, changes.meera, business);
    const download = await read(asha, '/api/auth/user/data');
    expect(download.json().documents).toHaveLength(3);
    const payload = { password };
    const url = '/api/auth/user/delete';
    const deleted = await changes.haldi.as(asha, { method: 'POST', url, payload });
    expect(deleted.statusCode, deleted.body).toBeLessThan(300);
    expect(await findColumnsWithText(changes.haldi, canary)).toEqual(['documents.content']);
    expect(await findColumnsWithText(changes.haldi, asha.mobileNumber)).toEqual([]);
    await expectConsistentData(changes.haldi);
    await reopen();
    expect(await findColumnsWithText(changes.haldi, canary)).toEqual(['documents.content']);
  });
});

describe('threat 80: documents only grow', () => {
  test.each([
    'update documents set amount = amount + 100',
    'delete from documents',
    'truncate documents cascade',
  ])('%s', async (statement) => {
    await complete();
    await expect(changes.haldi.database.pool.query(statement)).rejects.toThrow('only grows');
  });

  test('a number exists once, and in its financial year', async () => {
    await complete();
    const copy = (values: string) =>
      changes.haldi.database.pool.query(
        `insert into documents (order_id, kind, subject, financial_year, sequence, number, issued_on,
           issued_at, amount, content)
         select order_id, kind, subject, ${values} from documents where kind = 'tax_invoice' limit 1`,
      );
    const same = 'issued_on, issued_at, amount, content';
    await expect(copy(`financial_year, sequence, 'X', ${same}`)).rejects.toThrow('documents_');
    await expect(copy(`financial_year, 99999, number, ${same}`)).rejects.toThrow(
      'documents_number',
    );
    await expect(copy(`2025, 99999, number, ${same}`)).rejects.toThrow('documents_financial_year');
  });
});
