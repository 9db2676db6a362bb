import type { OrderDocument } from '@haldi/contract/documents/document-content';
import type { PaperSize } from '@haldi/contract/documents/document-names';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../../testing/read-pdf.ts';
import { buildTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../../../testing/test-salon.ts';
import type { TestUser } from '../../../../testing/test-user.ts';
import { createPdfContext, renderMissingPdfs } from './service.ts';

let haldi: TestApp;
let salon: TestSalon;
let asha: TestUser;
let other: TestUser;
let desk: TestUser;
let order: Order;
let bill: OrderDocument;

const complete = async (customer: TestUser, over: object = {}): Promise<Order> => {
  const placed = await salon.place(customer, over);
  const answer = await salon.track(desk, placed._id, {
    status: 'completed',
    message: 'Your service is complete. Thank you for choosing us!',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return placed;
};
const billOf = async (user: TestUser, { userId, orderId }: Order): Promise<OrderDocument> => {
  const answer = await haldi.as(user, { url: `/api/orders/${userId}/${orderId}` }, 'cookie');
  const [found] = answer.json<TrackedOrder>().documents;
  if (!found) throw new Error('no bill was issued');
  return found;
};

beforeAll(async () => {
  haldi = await buildTestApp({ now: '2026-11-16T06:00:00Z', env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(haldi);
  await salon.hire(5);
  [asha, other] = [await haldi.user({ username: 'Asha Kulkarni' }), await haldi.user()];
  desk = await haldi.user({ role: 'desk' });
  order = await complete(asha);
  bill = await billOf(asha, order);
});
afterAll(() => haldi.close());

const own = (id: number | string = bill._id, of: Order = order): string =>
  `/api/orders/${of.userId}/${of.orderId}/documents/${id}/pdf`;
const byLink = (id: number | string = bill._id, of: Order = order): string =>
  `/api/visit/${of.link}/documents/${id}/pdf`;
const byDesk = (id: number | string = bill._id): string => `/api/admin/documents/${id}/pdf`;
const open = (who: TestUser | null, url: string) => haldi.as(who, { url }, 'cookie');
const storedPdfs = async (id = bill._id) => {
  const { rows } = await haldi.database.pool.query<{ paper: PaperSize; bytes: Buffer }>(
    'select paper, bytes from document_pdfs where document_id = $1 order by paper',
    [id],
  );
  return rows;
};

describe('threat 81: who reads a bill as PDF', () => {
  test.each([
    ['the customer', () => open(asha, own())],
    ['staff', () => open(desk, own())],
    ['the desk by its id', () => open(desk, byDesk())],
    ['whoever has the order link', () => open(null, byLink())],
  ])('%s', async (_, read) => {
    const answer = await read();
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Bill-BILL-26-27-00001.pdf"',
      'cache-control': 'private, no-store',
    });
    const [page] = readPdf(answer.rawPayload);
    const texts = page?.texts.map(({ text }) => text);
    expect(texts).toContain('BILL/26-27/00001');
    expect(texts).toContain('Asha Kulkarni');
  });

  test.each([
    ['a visitor', 401, () => open(null, own())],
    ['another customer', 404, () => open(other, own())],
    ['another customer by the desk’s path', 403, () => open(other, byDesk())],
    ['the customer by the desk’s path', 403, () => open(asha, byDesk())],
    ['with a wrong link', 404, () => open(null, byLink().replace(/visit\/./, 'visit/_'))],
  ])('not %s', async (_, status, read) => {
    const answer = await read();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test('not under another order, even one’s own', async () => {
    const second = await complete(asha, { appointmentDate: '2026-11-18' });
    for (const [who, url] of [
      [asha, own(bill._id, second)],
      [desk, own(bill._id, second)],
      [null, byLink(bill._id, second)],
    ] as const) {
      expect((await open(who, url)).statusCode, url).toBe(404);
    }
  });

  test('unknown documents and papers are refused', async () => {
    for (const [who, urlOf] of [
      [asha, own],
      [null, byLink],
      [desk, byDesk],
    ] as const) {
      expect((await open(who, urlOf(999_999))).statusCode).toBe(404);
      expect((await open(who, urlOf('none'))).statusCode).toBe(422);
      const paper = await open(who, `${urlOf()}?paper=letter`);
      expect(paper.statusCode).toBe(422);
      expect(paper.json().fields).toEqual({ paper: 'Choose a4 or receipt' });
    }
  });
});

test('a document is rendered once per paper, also by two requests at once', async () => {
  const [a4, receipt, again] = await Promise.all(
    ['', '?paper=receipt', '?paper=receipt'].map((query) => open(asha, `${own()}${query}`)),
  );
  expect(receipt?.headers['content-disposition']).toContain('Bill-BILL-26-27-00001-receipt.pdf');
  expect(receipt?.rawPayload.equals(again?.rawPayload as Buffer)).toBe(true);
  expect(readPdf(receipt?.rawPayload as Buffer)[0]?.width).toBeLessThan(230);
  expect((await storedPdfs()).map(({ paper, bytes }) => [paper, bytes.length])).toEqual([
    ['a4', a4?.rawPayload.length],
    ['receipt', receipt?.rawPayload.length],
  ]);
});

test('threat 80: an issued document does not change with the salon, and not in the database', async () => {
  const before = (await open(asha, own())).rawPayload;
  await haldi.database.pool.query(`update branding set palette = 'ocean', version = version + 1`);
  await haldi.database.pool.query(`update settings set business_name = 'Another name'`);
  expect((await open(asha, own())).rawPayload.equals(before)).toBe(true);
  for (const change of [
    `update document_pdfs set bytes = ''`,
    'delete from document_pdfs',
    'truncate document_pdfs',
  ]) {
    await expect(haldi.database.pool.query(change)).rejects.toThrow('only grows');
  }
});

test('documents that nobody opened are rendered in the background, some at a time', async () => {
  const pdfs = createPdfContext(haldi.context);
  await renderMissingPdfs(pdfs);
  const { rows } = await haldi.database.pool.query<{ count: number }>(
    `select count(*)::int from documents d
     where not exists (select from document_pdfs p where p.document_id = d.id and p.paper = 'a4')`,
  );
  expect(rows).toEqual([{ count: 0 }]);
  const copies = 25;
  await haldi.database.pool.query(
    `insert into documents (order_id, kind, subject, financial_year, sequence, number, issued_on,
       issued_at, amount, content)
     select order_id, kind, subject, financial_year, 1000 + n, 'COPY/' || n, issued_on, issued_at,
       amount, case when n = 7 then jsonb_build_object('number', 'COPY/7', 'issuedOn', issued_on)
         else jsonb_set(content, '{number}', to_jsonb('COPY/' || n)) end
     from documents, generate_series(1, $2) n where id = $1`,
    [bill._id, copies],
  );
  const missing = async (): Promise<number> => {
    const found = await haldi.database.pool.query<{ count: number }>(
      `select count(*)::int from documents d
       where not exists (select from document_pdfs p where p.document_id = d.id)`,
    );
    return found.rows[0]?.count ?? 0;
  };
  const later = {
    ...pdfs,
    clock: () => new Date(haldi.context.clock().getTime() + 25 * 3_600_000),
  };
  await renderMissingPdfs(later);
  expect(await missing()).toBe(copies);
  await renderMissingPdfs(pdfs);
  expect(await missing()).toBe(copies - 19);
  await renderMissingPdfs(pdfs);
  // The one that cannot be rendered stays.
  expect(await missing()).toBe(1);
});

test('a document that cannot be rendered is an error, and the next one is not', async () => {
  const { rows } = await haldi.database.pool.query<{ id: string }>(
    `select id from documents where number = 'COPY/7'`,
  );
  expect((await open(desk, byDesk(rows[0]?.id))).statusCode).toBe(500);
  expect((await open(desk, byDesk())).statusCode).toBe(200);
});
