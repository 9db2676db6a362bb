import * as z from 'zod/mini';
import { PasswordInput } from '../accounts/schema.ts';
import { DocumentKind } from '../documents/document-content.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Period, periodChecks, periodFields } from '../kit/period-schema.ts';
import { xlsxType } from '../kit/spreadsheet.ts';
import { wholeNumberParameter } from '../kit/whole-number-parameter.ts';
import { AccountingOverview, ListedDocuments } from './schema.ts';
import { AccountingSettingsUpdate, StaffAccountingSettings } from './tally/tally-ledgers.ts';

export const documentPageSize = 50;

export const readAccounting = endpoint({
  method: 'GET',
  path: '/api/admin/accounting',
  summary: 'Documents, tax and payments of a period, and the tables of GSTR-1',
  auth: 'owner',
  bearer: true,
  query: Period,
  answer: AccountingOverview,
});

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/admin/accounting/documents',
  summary: 'Lists the bills, vouchers and credit notes of a period, newest first',
  auth: 'owner',
  bearer: true,
  query: z
    .strictObject({
      ...periodFields,
      kind: z.optional(DocumentKind),
      cursor: z.optional(wholeNumberParameter(1, 999_999_999)),
      limit: z.optional(wholeNumberParameter(1, 200)),
    })
    .check(...periodChecks),
  answer: ListedDocuments,
});

export const exportContents = ['documents', 'payments', 'day-closes'] as const;
export type ExportContent = (typeof exportContents)[number];
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const exportFields = {
  ...periodFields,
  /** Absent: the account has none. */
  password: z.optional(PasswordInput),
};
const proofErrors = ['WRONG_PASSWORD', 'LOG_IN_AGAIN'] as const;

export const exportAccounting = endpoint({
  method: 'POST',
  path: '/api/admin/accounting/exports',
  summary:
    'Exports documents, payments or day closes; needs the password, or a recent login without one',
  auth: 'owner',
  bearer: true,
  body: z
    .strictObject({
      ...exportFields,
      content: z.enum(exportContents),
      format: z.enum(exportFormats),
    })
    .check(...periodChecks),
  seconds: 60,
  sends: 'text/csv',
  orSends: xlsxType,
  errors: proofErrors,
});

export const exportTally = endpoint({
  method: 'POST',
  path: '/api/admin/accounting/exports/tally',
  summary:
    'Exports documents and payments as vouchers for Tally; needs the password, or a recent login without one',
  auth: 'owner',
  bearer: true,
  body: z.strictObject(exportFields).check(...periodChecks),
  seconds: 60,
  sends: 'application/xml',
  errors: proofErrors,
});

export const readAccountingSettings = endpoint({
  method: 'GET',
  path: '/api/admin/accounting/settings',
  summary: 'Reads the names of the ledgers in Tally',
  auth: 'owner',
  bearer: true,
  answer: StaffAccountingSettings,
});

export const saveAccountingSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/accounting/settings',
  summary: 'Saves the names of the ledgers in Tally',
  auth: 'owner',
  bearer: true,
  body: AccountingSettingsUpdate,
  answer: StaffAccountingSettings,
  errors: ['SETTINGS_CHANGED'],
});
