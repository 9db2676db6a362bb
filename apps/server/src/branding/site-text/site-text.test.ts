import type { AuditPage } from '@haldi/contract/audit/schema';
import { CurrentSiteText, StaffSiteText } from '@haldi/contract/branding/site-text/desk/schema';
import { readPublicSiteText } from '@haldi/contract/branding/site-text/endpoints';
import { emptySiteText, type PublicSiteText } from '@haldi/contract/branding/site-text/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { endpointName } from '../../platform/http/mount-endpoints.ts';
import { replaceUneditedSiteText } from './service.ts';

let haldi: TestApp;
let meera: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  meera = await haldi.user({ isAdmin: true, username: 'Meera' });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query('delete from site_text; insert into site_text default values');
});

const url = '/api/admin/site-text';
const read = async (): Promise<StaffSiteText> =>
  StaffSiteText.parse((await haldi.as(meera, { url })).json());
const put = (payload: object) => haldi.as(meera, { method: 'PUT', url, payload });
const save = async (changes: object) => {
  const { words, version } = await read();
  return put({ ...words, ...changes, version });
};
const seen = async (): Promise<PublicSiteText> =>
  (await haldi.as(null, { url: '/api/site-text' })).json();

const own = {
  homeHeading: 'Glow at home',
  aboutStory: 'First we were two.\n\nNow we are ten.',
  promises: [{ title: 'On time', text: 'Or the visit is free.' }],
  questions: [{ question: 'Do you bring a fan?', answer: 'Yes, a small one.' }],
  hiddenQuestions: ['stain'],
  hours: [{ weekday: 1, from: 540, to: 1080 }],
  links: [{ place: 'instagram', address: 'https://www.instagram.com/glow' }],
};

test('a new salon uses the default text', async () => {
  expect(await read()).toEqual({ words: emptySiteText, version: 1, lastSaved: null });
  expect(await seen()).toEqual(emptySiteText);
});

test('saved text is public immediately, with editor and time', async () => {
  const told: string[] = [];
  const stop = haldi.context.live.subscribe('content-changed', () => told.push('changed'));
  expect((await save(own)).statusCode).toBe(200);
  stop();
  expect(told).toEqual(['changed']);
  expect(await seen()).toEqual({ ...emptySiteText, ...own });
  expect(await haldi.app.visitorCalls.get(endpointName(readPublicSiteText))?.({})).toMatchObject(
    own,
  );
  expect(await read()).toMatchObject({ version: 2, lastSaved: { by: 'Meera' } });
  const audit: AuditPage = (
    await haldi.as(meera, { url: '/api/admin/audit?act=words-saved&limit=1' })
  ).json();
  expect(audit.entries[0]?.changes).toContainEqual({
    field: 'homeHeading',
    before: '',
    after: 'Glow at home',
  });
  expect(audit.entries[0]?.changes).toContainEqual({
    field: 'questions',
    before: [],
    after: ['Do you bring a fan? Yes, a small one.'],
  });
});

test('saving without changes writes no audit entry', async () => {
  const before = await read();
  expect((await save({})).json()).toEqual(before);
});

test('a concurrent save is rejected with the current text and overwrites nothing', async () => {
  const { words, version } = await read();
  const racing = await Promise.all(
    ['First', 'Second'].map((homeHeading) => put({ ...words, homeHeading, version })),
  );
  expect(racing.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  const refused = racing.find((answer) => answer.statusCode === 409)?.json<ApiError>();
  expect(refused?.code).toBe('WORDS_CHANGED');
  const { standing } = CurrentSiteText.parse(refused?.details);
  expect(standing).toEqual(await read());
  expect(standing.version).toBe(2);
});

test('demo text does not overwrite text that an owner has saved', async () => {
  await save({ homeHeading: 'Mine' });
  await replaceUneditedSiteText(
    haldi.context.db,
    { ...emptySiteText, homeHeading: 'Demo' },
    new Date(0),
  );
  expect((await seen()).homeHeading).toBe('Mine');
});

describe('invalid text gets a field error', () => {
  const long = (length: number): string => 'x'.repeat(length);
  test.each([
    ['homeHeading', long(61), 'homeHeading'],
    ['homeHeading', 'two\nlines', 'homeHeading'],
    ['homeLead', 'to the \u202Eleft', 'homeLead'],
    ['aboutStory', `bell \u0007`, 'aboutStory'],
    ['promises', [{ title: '', text: 'Something' }], 'promises.0.title'],
    ['promises', Array(9).fill({ title: 'One', text: 'Two' }), 'promises'],
    ['questions', [{ question: 'Why?', answer: '' }], 'questions.0.answer'],
    ['questions', Array(31).fill({ question: 'Why?', answer: 'So.' }), 'questions'],
    ['hours', [{ weekday: 1, from: 600, to: 540 }], 'hours.0.to'],
    ['hours', [{ weekday: 7, from: 540, to: 600 }], 'hours.0.weekday'],
    ['links', [{ place: 'instagram', address: 'javascript:alert(1)' }], 'links.0.address'],
    ['links', [{ place: 'facebook', address: 'https://evil.example/fb' }], 'links.0.address'],
  ])('%s %j', async (field, value, beside) => {
    const answer = await save({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<ApiError>().fields ?? {})).toContain(beside);
    expect((await read()).version).toBe(1);
  });
});

test('the maximum of everything fits into one request in any script', async () => {
  const full = (length: number): string => 'ह'.repeat(length);
  const answer = await save({
    homeHeading: full(60),
    homeLead: full(200),
    footerLine: full(120),
    aboutTitle: full(60),
    aboutLead: full(400),
    aboutStory: full(1_500),
    promises: Array(8).fill({ title: full(60), text: full(240) }),
    questions: Array(30).fill({ question: full(120), answer: full(400) }),
  });
  expect(answer.statusCode).toBe(200);
});
