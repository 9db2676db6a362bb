import { defaultPolicyText } from '@haldi/contract/policies/defaults/default-policy-text';
import type { PolicyFacts } from '@haldi/contract/policies/defaults/policy-text-parts';
import type { PolicyUpdate, StaffPolicy } from '@haldi/contract/policies/desk/schema';
import { type PolicyKind, policyKinds, policyNames } from '@haldi/contract/policies/policy-kinds';
import { auditChangesBetween, recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { readPublicSettings } from '../../settings/service.ts';
import { findPolicyInForce, type PolicyConfig, toPolicyFacts } from '../policy-in-force.ts';
import { publishPolicies, toPolicyText } from '../service.ts';
import {
  type EditedPolicyTextRow,
  listEditedAndPublishedPolicies,
  listPublishedPolicies,
} from '../store.ts';
import { insertEditedPolicyText, listEditedPolicyTexts, updateEditedPolicyText } from './store.ts';

type PolicyDesk = Pick<AppContext, 'db' | 'live' | 'clock'> & { config: PolicyConfig };

const maxVersions = 50;

const readStaffPolicy = async (
  db: Db,
  kind: PolicyKind,
  { edit, facts, now }: { edit: EditedPolicyTextRow | undefined; facts: PolicyFacts; now: Date },
): Promise<StaffPolicy> => {
  const standing = findPolicyInForce(kind, await listEditedAndPublishedPolicies(db), facts, now);
  const published = await listPublishedPolicies(db, kind, maxVersions);
  const before = standing.isRecorded ? published.slice(1) : published;
  const defaultText = defaultPolicyText(kind, facts);
  const ownText = edit?.text || null;
  const hasDefaultChanged = ownText !== null && edit?.defaultText !== defaultText;
  return {
    kind,
    defaultText,
    ownText,
    defaultBefore: hasDefaultChanged ? (edit?.defaultText ?? null) : null,
    version: edit?.version ?? 0,
    lastSaved: edit?.updatedAt.toISOString() ?? null,
    history: [standing, ...before].map(toPolicyText),
  };
};

const readFacts = async ({ db, config }: Pick<PolicyDesk, 'db' | 'config'>) =>
  toPolicyFacts(await readPublicSettings(db, config), config);

const readOne = async (
  { db, config, clock }: PolicyDesk,
  kind: PolicyKind,
): Promise<StaffPolicy> => {
  const facts = await readFacts({ db, config });
  const edit = (await listEditedPolicyTexts(db)).find((one) => one.kind === kind);
  return readStaffPolicy(db, kind, { edit, facts, now: clock() });
};

export const listStaffPolicies = async (desk: PolicyDesk): Promise<StaffPolicy[]> => {
  const policies: StaffPolicy[] = [];
  for (const kind of policyKinds) policies.push(await readOne(desk, kind));
  return policies;
};

const changedMeanwhile = 'This policy was changed while you were editing.';

/** The text itself is kept with every version. */
const toAuditFields = (text: string | null) => ({
  text: text === null ? 'default text' : 'own text',
});

export const saveStaffPolicy = async (
  desk: PolicyDesk,
  by: Identity,
  kind: PolicyKind,
  { text, version }: PolicyUpdate,
): Promise<StaffPolicy> => {
  const { db, live, clock, config } = desk;
  const saved = await db.transaction(async (tx) => {
    const inTransaction = { ...desk, db: tx };
    const before = await readOne(inTransaction, kind);
    if (before.version === version && before.ownText === text) return before;
    const at = clock();
    const { defaultText } = before;
    const edit = { kind, text: text ?? '', defaultText, updatedAt: at };
    const isSaved =
      version === 0
        ? await insertEditedPolicyText(tx, edit)
        : await updateEditedPolicyText(tx, edit, version);
    if (!isSaved) {
      const details = { standing: await readOne(inTransaction, kind) };
      throw new AppError('POLICY_CHANGED', changedMeanwhile, { details });
    }
    await recordAuditEntry(tx, {
      ...{ by, at, act: 'policy-changed', subject: { id: kind, name: policyNames[kind] } },
      changes: auditChangesBetween(toAuditFields(before.ownText), toAuditFields(text)),
    });
    await publishPolicies(tx, config, at);
    return readOne(inTransaction, kind);
  });
  live.publish('content-changed');
  return saved;
};
