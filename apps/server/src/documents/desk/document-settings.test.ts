import type { AuditPage } from '@haldi/contract/audit/schema';
import {
  CurrentDocumentSettings,
  defaultDocumentSettings,
  StaffDocumentSettings,
} from '@haldi/contract/documents/desk/schema';
import { documentKinds } from '@haldi/contract/documents/document-content';
import type { ApiError } from '@haldi/contract/kit/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { drawSequences } from '../service.ts';

const url = '/api/admin/settings/billing';
const password = 'turmeric-and-milk';
const registered = {
  ...{ scheme: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' },
  ...{ legalName: 'Haldi Beauty LLP', address: '12 MG Road, Pune 411001' },
};

let haldi: TestApp;
let meera: TestUser;
let provider: TestUser;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  meera = await haldi.user({ isAdmin: true, username: 'Meera', password });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query(
    `delete from document_settings; insert into document_settings default values;
     delete from document_counters`,
  );
  provider = await haldi.user({ isAdmin: true });
});

const read = async (who = meera): Promise<StaffDocumentSettings> =>
  StaffDocumentSettings.parse((await haldi.as(who, { url })).json());
const save = async (changes: object, who = meera) => {
  const { settings, version } = await read();
  const payload = { ...settings, version, password, ...changes };
  return haldi.as(who, { method: 'PUT', url, payload });
};
const fieldsOf = (answer: { json: () => ApiError }) => answer.json().fields;
const draw = (count: number, prefixes = defaultDocumentSettings.prefixes) =>
  haldi.context.db.transaction((tx) =>
    drawSequences(tx, { prefixes }, 2026, Array(count).fill('tax_invoice')),
  );

test('a new salon writes plain bills', async () => {
  expect(await read()).toEqual({
    settings: defaultDocumentSettings,
    version: 1,
    hasPassword: true,
    next: { year: 2026, sequences: Object.fromEntries(documentKinds.map((kind) => [kind, 1])) },
  });
});

describe('saving', () => {
  test('the audit log has every change', async () => {
    const answer = await save({ ...registered, digits: 4 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await read()).toMatchObject({ settings: { ...registered, digits: 4 }, version: 2 });
    const log = await haldi.as(meera, { url: '/api/admin/audit' });
    expect(log.json<AuditPage>().entries[0]).toMatchObject({
      admin: { name: 'Meera' },
      act: 'document-settings-saved',
      changes: [
        { field: 'taxScheme', before: 'unregistered', after: 'regular' },
        { field: 'gstin', before: null, after: '27AAPFU0939F1ZV' },
        { field: 'legalName', before: '', after: 'Haldi Beauty LLP' },
        { field: 'legalAddress', before: '', after: '12 MG Road, Pune 411001' },
        { field: 'gstState', before: null, after: '27' },
        { field: 'documentDigits', before: 5, after: 4 },
      ],
    });
  });

  test('unchanged settings keep their version', async () => {
    expect((await save({})).json()).toMatchObject({ version: 1 });
  });

  test('an older version is refused with the current settings', async () => {
    await save(registered);
    const answer = await save({ digits: 4, version: 1 });
    expect(answer.statusCode).toBe(409);
    const { code, details } = answer.json<ApiError>();
    expect(code).toBe('SETTINGS_CHANGED');
    expect(CurrentDocumentSettings.parse(details).standing).toEqual(await read());
  });

  test('a wrong GSTIN is refused', async () => {
    const answer = await save({ ...registered, gstin: '27AAPFU0939F1ZW' });
    expect(answer.statusCode).toBe(422);
    expect(fieldsOf(answer)).toEqual({ gstin: 'This GSTIN is not valid. Check every character.' });
  });
});

describe('prefixes', () => {
  const { prefixes } = defaultDocumentSettings;

  test('another prefix continues the count', async () => {
    await draw(7);
    await save({ prefixes: { ...prefixes, tax_invoice: 'TI' } });
    expect((await read()).next.sequences).toMatchObject({ tax_invoice: 8, bill: 1 });
  });

  test('a prefix that another kind has used this year is refused, in the next year it is free', async () => {
    await draw(1);
    await save({ prefixes: { ...prefixes, tax_invoice: 'TI' } });
    const answer = await save({ prefixes: { ...prefixes, tax_invoice: 'TI', bill: 'INV' } });
    expect(answer.statusCode).toBe(422);
    expect(fieldsOf(answer)).toEqual({
      'prefixes.bill': 'Another kind of document has used this prefix in this financial year',
    });
    await haldi.database.pool.query('update document_counters set financial_year = 2025');
    const later = await save({ prefixes: { ...prefixes, tax_invoice: 'TI', bill: 'INV' } });
    expect(later.statusCode, later.body).toBe(200);
  });

  test('a kind may return to its own prefix', async () => {
    await draw(1);
    await draw(1, { ...prefixes, tax_invoice: 'TI' });
    expect((await save({ prefixes: { ...prefixes, tax_invoice: 'TI' } })).statusCode).toBe(200);
    expect((await save({ prefixes })).statusCode).toBe(200);
  });
});

describe('threat 69: only an owner who proves it changes the GSTIN', () => {
  test.each([
    ['no password', undefined],
    ['a wrong password', 'wrong-password'],
  ])('%s is refused at its field', async (_, given) => {
    const answer = await save({ ...registered, password: given });
    expect(answer.statusCode).toBe(422);
    expect(fieldsOf(answer)).toHaveProperty('password');
    expect((await read()).settings.gstin).toBeNull();
  });

  test('without a password, a recent login is enough and an old one is refused', async () => {
    const proof = { ...registered, password: undefined };
    expect((await save(proof, provider)).statusCode).toBe(200);
    haldi.clock.advance(11 * 60_000);
    expect((await save({ ...proof, digits: 4 }, provider)).json<ApiError>().code).toBe(
      'LOG_IN_AGAIN',
    );
  });

  test('the desk cannot read or save them', async () => {
    const desk = await haldi.user({ role: 'desk', password });
    expect((await save(registered, desk)).statusCode).toBe(403);
    expect((await haldi.as(desk, { url })).statusCode).toBe(403);
  });
});
