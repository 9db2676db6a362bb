import type {
  CurrentDocumentSettings,
  DocumentSettings,
  StaffDocumentSettings,
} from '@haldi/contract/documents/desk/schema';
import { documentKinds } from '@haldi/contract/documents/document-content';
import { financialYearOf } from '@haldi/contract/documents/document-number';
import { indiaDay } from '@haldi/contract/kit/dates';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { ProofOfIdentity } from '../../platform/http/proof-of-identity.ts';
import { toDocumentSettings } from '../service.ts';
import {
  type CounterRow,
  listCounters,
  lockDocumentSettings,
  readDocumentSettingsRow,
  updateDocumentSettings,
} from '../store.ts';

type DocumentSettingsDesk = Pick<AppContext, 'db' | 'clock'> & {
  accounts: ProofOfIdentity;
};

export const readStaffDocumentSettings = async (
  { db, clock, accounts }: DocumentSettingsDesk,
  userId: string,
): Promise<StaffDocumentSettings> => {
  const row = await readDocumentSettingsRow(db);
  const year = financialYearOf(indiaDay(clock()));
  const counters = await listCounters(db, year);
  const nextOf = (wanted: string) => (counters.find(({ kind }) => kind === wanted)?.last ?? 0) + 1;
  const sequences = Object.fromEntries(documentKinds.map((kind) => [kind, nextOf(kind)]));
  return {
    settings: toDocumentSettings(row),
    version: row.version,
    hasPassword: await accounts.hasPassword(db, userId),
    next: { year, sequences: sequences as StaffDocumentSettings['next']['sequences'] },
  };
};

const toAuditFields = ({ taxGroups, prefixes, ...fields }: DocumentSettings) => ({
  taxScheme: fields.scheme,
  gstin: fields.gstin,
  legalName: fields.legalName,
  legalAddress: fields.address,
  gstState: fields.state,
  taxRates: taxGroups.map(
    ({ sac, sections, rates }) =>
      `${sac} ${sections?.join(' ') ?? '*'}: ${rates.map(({ from, rate }) => `${rate / 100}% from ${from}`).join(', ')}`,
  ),
  documentPrefixes: documentKinds.map((kind) => `${kind}: ${prefixes[kind]}`),
  documentDigits: fields.digits,
});

/** Otherwise two documents of the year could get the same number. */
const requireUnusedByOthers = (
  { prefixes }: DocumentSettings,
  counters: readonly CounterRow[],
): void => {
  const taken = documentKinds.find((kind) =>
    counters.some((other) => other.kind !== kind && other.prefixes.includes(prefixes[kind])),
  );
  if (!taken) return;
  const message = 'Another kind of document has used this prefix in this financial year';
  throw new AppError('INVALID_INPUT', message, { fields: { [`prefixes.${taken}`]: message } });
};

export const saveDocumentSettings = async (
  desk: DocumentSettingsDesk,
  by: Identity,
  { version, ...after }: DocumentSettings & { version: number },
): Promise<StaffDocumentSettings> => {
  const { db, clock } = desk;
  await db.transaction(async (tx) => {
    const row = await lockDocumentSettings(tx, 'update');
    if (row.version !== version) {
      const standing = await readStaffDocumentSettings({ ...desk, db: tx }, by.userId);
      const details: CurrentDocumentSettings = { standing };
      const message = 'The settings of bills and tax were changed while you were editing.';
      throw new AppError('SETTINGS_CHANGED', message, { details });
    }
    const changes = auditChangesBetween(
      toAuditFields(toDocumentSettings(row)),
      toAuditFields(after),
    );
    if (changes.length === 0) return;
    requireUnusedByOthers(after, await listCounters(tx, financialYearOf(indiaDay(clock()))));
    await updateDocumentSettings(tx, after);
    await recordAuditEntry(tx, { by, at: clock(), act: 'document-settings-saved', changes });
  });
  return readStaffDocumentSettings(desk, by.userId);
};
