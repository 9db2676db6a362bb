import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openTestComplaints, type TestComplaints } from '../../testing/test-complaints.ts';
import { expectConsistentData } from '../../testing/test-order-changes.ts';

let salon: TestComplaints;
beforeAll(async () => {
  salon = await openTestComplaints();
});
afterAll(async () => {
  await expectConsistentData(salon.haldi);
  await salon.haldi.close();
});
beforeEach(async () => {
  salon.haldi.clock.set('2026-11-16T06:00:00Z');
  await salon.logInAgain();
});

describe('a customer', () => {
  test('opens a complaint about a completed visit, adds to it, and is told', async () => {
    const order = await salon.visited();
    expect(await salon.own(order)).toBeNull();
    salon.ok(await salon.write(order, 'The facial was too short.'));
    salon.ok(await salon.write(order, 'Twenty minutes instead of sixty.'));
    expect(await salon.own(order)).toEqual({
      ...{ state: 'open', dueOn: '2026-11-18', pictures: [] },
      entries: [
        expect.objectContaining({
          kind: 'opened',
          by: 'customer',
          text: 'The facial was too short.',
        }),
        expect.objectContaining({ kind: 'message', by: 'customer' }),
      ],
    });
    expect(await salon.messagesAbout(order)).toEqual([
      { kind: 'complaint-received', state: 'planned', facts: { dueOn: '2026-11-18' } },
      { kind: 'new-complaint', state: 'planned', facts: {} },
      { kind: 'new-complaint', state: 'planned', facts: {} },
    ]);
    const { items } = await salon.list(`?order=${order._id}`);
    expect(items).toMatchObject([
      {
        ...{ source: 'customer', state: 'open', handler: null, outcome: null, isOverdue: false },
        text: 'Twenty minutes instead of sixty.',
        order: { orderId: order.orderId, customer: { name: 'Priya' } },
      },
    ]);
  });

  test('before the visit has started there is nothing to complain about; the desk can note it', async () => {
    const order = await salon.place(salon.priya);
    expect(codeOf(await salon.write(order, 'Too early'))).toBe('NOT_CHANGEABLE');
    expect(codeOf(await salon.openByDesk(order, 'Nobody came.'))).toBe(200);
  });

  test('sent twice, also at once, counts once; other content does not pass as repeated', async () => {
    const order = await salon.visited();
    const attempt = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => salon.write(order, 'Rude on the phone', { attempt })),
    );
    expect(answers.map(codeOf)).toEqual([200, 200, 200]);
    expect((await salon.own(order))?.entries).toHaveLength(1);
    expect(codeOf(await salon.write(order, 'Something else', { attempt }))).toBe('CONFLICT');
  });

  test('two different complaints at once are one case', async () => {
    const order = await salon.visited();
    const answers = await Promise.all(
      ['Late', 'Short', 'Cold water'].map((text) => salon.write(order, text)),
    );
    expect(answers.map(codeOf)).toEqual([200, 200, 200]);
    const kinds = (await salon.own(order))?.entries.map(({ kind }) => kind);
    expect(kinds).toEqual(['opened', 'message', 'message']);
  });

  test('does not read the complaints of others, notes or who looks after it', async () => {
    const order = await salon.visited();
    const complaint = await salon.opened(order);
    salon.ok(await salon.change(complaint, { kind: 'note', text: 'Ask Rekha first' }));
    const body = JSON.stringify(await salon.own(order));
    expect(body).not.toMatch(/Rekha|Devika/);
    const other = await salon.haldi.user();
    for (const by of [other, salon.meera]) {
      expect(codeOf(await salon.get(salon.ownUrl(order), by))).toBe('NOT_FOUND');
      expect(codeOf(await salon.write(order, 'Mine?', { by }))).toBe('NOT_FOUND');
    }
  });
});

describe('staff', () => {
  test('open a complaint for a caller and look after it', async () => {
    const order = await salon.visited();
    const attempt = randomUUID();
    const first = await salon.openByDesk(order, 'Called about the facial', { attempt });
    const complaint = salon.ok<{ _id: string; handler: object; source: string }>(first);
    expect(complaint).toMatchObject({ source: 'phone', handler: { name: 'Devika' } });
    expect(codeOf(await salon.openByDesk(order, 'Called about the facial', { attempt }))).toBe(200);
    const again = await salon.openByDesk(order, 'Another call');
    expect(again.json()).toMatchObject({
      ...{ code: 'CONFLICT', details: { complaint: complaint._id } },
    });
  });

  test('note, hand over and postpone; each step is recorded with its author', async () => {
    const complaint = await salon.opened(await salon.visited());
    salon.ok(await salon.change(complaint, { kind: 'note', text: 'Called back, no answer' }));
    const handed = { kind: 'set-handler', handler: salon.meera.id } as const;
    salon.ok(await salon.change(complaint, handed));
    const current = await salon.read(complaint);
    expect(current).toMatchObject({ handler: { name: 'Meera' }, version: complaint.version + 1 });
    salon.ok(await salon.change(current, { kind: 'set-due-day', dueOn: '2026-11-20' }));
    const { entries, dueOn } = await salon.read(complaint);
    expect(dueOn).toBe('2026-11-20');
    expect(entries).toMatchObject([
      { kind: 'due', by: 'Devika', dueOn: '2026-11-20' },
      { kind: 'handler', by: 'Devika', handler: 'Meera' },
      { kind: 'note', by: 'Devika', text: 'Called back, no answer' },
      { kind: 'opened', by: 'Devika' },
    ]);
  });

  test('do not overwrite what a colleague has changed meanwhile', async () => {
    const complaint = await salon.opened(await salon.visited());
    salon.ok(await salon.change(complaint, { kind: 'set-due-day', dueOn: '2026-11-20' }));
    const late = await salon.change(complaint, { kind: 'set-due-day', dueOn: '2026-11-21' });
    expect(codeOf(late)).toBe('COMPLAINT_CHANGED');
    expect((await salon.read(complaint)).dueOn).toBe('2026-11-20');
  });

  test('only active staff of the desk look after a complaint', async () => {
    const complaint = await salon.opened(await salon.visited());
    const beautician = await salon.haldi.user({ role: 'beautician' });
    for (const handler of [salon.priya.id, beautician.id, 'nobody']) {
      const answer = await salon.change(complaint, { kind: 'set-handler', handler });
      expect(codeOf(answer)).toBe('INVALID_INPUT');
    }
    salon.ok(await salon.change(complaint, { kind: 'set-handler', handler: null }));
    expect((await salon.read(complaint)).handler).toBeNull();
  });

  test('lists by due day, overdue the day after', async () => {
    await salon.haldi.database.pool.query(
      'delete from complaint_pictures; delete from complaint_steps; delete from complaints',
    );
    const [first, second] = [await salon.visited(), await salon.visited()];
    const early = await salon.opened(first);
    const late = await salon.opened(second);
    salon.ok(await salon.change(early, { kind: 'set-due-day', dueOn: '2026-11-25' }));
    const idsIn = async (view: string) =>
      (await salon.list(`?view=${view}`)).items.map(({ _id }) => _id);
    expect(await idsIn('open')).toEqual([late._id, early._id]);
    salon.haldi.clock.set('2026-11-18T18:29:00Z');
    await salon.logInAgain();
    expect(await idsIn('overdue')).toEqual([]);
    salon.haldi.clock.set('2026-11-18T18:31:00Z');
    const { items, counts } = await salon.list('?view=overdue');
    expect(items).toMatchObject([{ _id: late._id, isOverdue: true }]);
    expect(counts).toEqual({ open: 2, overdue: 1, closed: 0 });
    const dashboard = await salon.get('/api/admin/dashboard', salon.devika);
    expect(dashboard.json().complaints).toEqual({ open: 2, overdue: 1 });
  });

  test('pages through closed complaints, newest first', async () => {
    const closed: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const complaint = await salon.opened(await salon.visited(await salon.haldi.user()));
      salon.haldi.clock.advance(1_000);
      salon.ok(await salon.close(complaint, { kind: 'apology' }));
      closed.unshift(complaint._id);
    }
    const first = await salon.list('?view=closed&limit=3');
    expect(first.items.map(({ _id }) => _id)).toEqual(closed.slice(0, 3));
    const second = await salon.list(`?view=closed&limit=3&cursor=${first.next}`);
    expect(second.items.map(({ _id }) => _id)).toEqual(closed.slice(3));
    expect(second.next).toBeNull();
  });
});

describe('a bad review', () => {
  const review = async (rating: number) => {
    const author = await salon.haldi.user();
    const payload = { comment: 'Not again.', rating };
    const posted = await salon.haldi.as(author, {
      method: 'POST',
      url: '/api/form/review',
      payload,
    });
    return { author, url: `/api/admin/reviews/${posted.json()._id}/complaint` };
  };
  const send = (url: string) =>
    salon.sendAs(salon.devika, 'POST', url, { text: 'Not again.', attempt: randomUUID() });

  test('becomes a complaint about the last completed visit of its author', async () => {
    const { author, url } = await review(2);
    await salon.visited(author);
    const last = await salon.visited(author);
    await salon.place(author);
    const complaint = salon.ok<object>(await send(url));
    expect(complaint).toMatchObject({
      ...{ source: 'review', text: 'Not again.', order: { orderId: last.orderId } },
    });
    expect((await send(url)).json()).toMatchObject({ code: 'CONFLICT' });
  });

  test('not a good one, and not one of somebody who was never visited', async () => {
    const good = await review(3);
    await salon.visited(good.author);
    expect(codeOf(await send(good.url))).toBe('NOT_CHANGEABLE');
    expect(codeOf(await send((await review(1)).url))).toBe('NOT_CHANGEABLE');
    expect(codeOf(await send('/api/admin/reviews/none/complaint'))).toBe('NOT_FOUND');
  });
});

describe('by order link', () => {
  test('a complaint is opened, and only its state is read', async () => {
    const order = await salon.visited();
    const url = `/api/visit/${order.link}/complaint`;
    const payload = { text: 'The visit was late', attempt: randomUUID() };
    const answer = await salon.haldi.as(null, { method: 'POST', url, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).not.toContain('late');
    const read = await salon.haldi.as(null, { url });
    expect(read.headers['cache-control']).toBe('no-store');
    expect(read.json().complaint).toMatchObject({ state: 'open', pictures: [] });
    expect(read.body).not.toContain('late');
    expect((await salon.own(order))?.entries[0]?.text).toBe('The visit was late');
    expect(
      (await salon.haldi.as(null, { url: `/api/visit/${'x'.repeat(22)}/complaint` })).statusCode,
    ).toBe(404);
  });
});
