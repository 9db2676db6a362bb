import {
  type DocumentSettings,
  defaultDocumentSettings,
} from '@haldi/contract/documents/desk/schema';
import { type DocumentKind, documentKinds } from '@haldi/contract/documents/document-content';
import { defaultSettings } from '@haldi/contract/settings/default-settings';
import type { Db } from '../platform/database/database.ts';
import {
  type DocumentSettingsRow,
  lockDocumentSettings,
  raiseCounters,
  readDocumentSettingsRow,
  updateDocumentSettings,
} from './store.ts';

export const toDocumentSettings = ({
  id: _,
  version: __,
  ...settings
}: DocumentSettingsRow): DocumentSettings => settings;

/** Whether tax is charged: then it is shown to owners and accountants. */
export const chargesTax = async (db: Db): Promise<boolean> =>
  (await readDocumentSettingsRow(db)).scheme === 'regular';

/** They cannot change until the end of the transaction. */
export const holdDocumentSettings = async (tx: Db): Promise<DocumentSettings> =>
  toDocumentSettings(await lockDocumentSettings(tx, 'share'));

/**
 * The next numbers of each kind, as many as it is listed. All transactions lock the counters in the
 * order of `documentKinds`.
 */
export const drawSequences = async (
  tx: Db,
  { prefixes }: Pick<DocumentSettings, 'prefixes'>,
  year: number,
  kinds: readonly DocumentKind[],
): Promise<(kind: DocumentKind) => number> => {
  const wanted = documentKinds.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count > 0 ? [{ kind, count, prefix: prefixes[kind] }] : [];
  });
  const raised = await raiseCounters(tx, year, wanted);
  const next = new Map(
    raised.map(({ kind, last }) => {
      const count = wanted.find((one) => one.kind === kind)?.count ?? 0;
      return [kind, last - count + 1];
    }),
  );
  return (kind) => {
    const sequence = next.get(kind);
    if (sequence === undefined) throw new Error(`no number was drawn for a ${kind}`);
    next.set(kind, sequence + 1);
    return sequence;
  };
};

/** The GSTIN has a valid check character, and belongs to nobody. */
const demoDocumentSettings: DocumentSettings = {
  ...defaultDocumentSettings,
  scheme: 'regular',
  gstin: '27AAZFH0000H1ZI',
  legalName: 'Haldi Home Salon LLP',
  address: defaultSettings.address,
  state: '27',
};

export const initializeDemoDocumentSettings = (db: Db): Promise<void> =>
  updateDocumentSettings(db, demoDocumentSettings);

/** A real salon must not issue tax invoices with the GSTIN of the demo. */
export const resetDemoDocumentSettings = async (tx: Db): Promise<void> => {
  const current = toDocumentSettings(await lockDocumentSettings(tx, 'update'));
  if (current.gstin !== demoDocumentSettings.gstin) return;
  const { scheme, gstin, legalName, address, state } = defaultDocumentSettings;
  await updateDocumentSettings(tx, { ...current, scheme, gstin, legalName, address, state });
};
