import { type PolicyKind, policyKinds } from '@haldi/contract/policies/policy-kinds';
import type { PolicyText } from '@haldi/contract/policies/schema';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import { errorReason } from '../platform/error-reason.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readPublicSettings } from '../settings/service.ts';
import {
  findPolicyInForce,
  type PolicyConfig,
  type PolicyInForce,
  toPolicyFacts,
} from './policy-in-force.ts';
import {
  type EditedAndPublishedPolicies,
  findPolicyPublishedAt,
  findPublishedPolicy,
  insertPublishedPolicy,
  listEditedAndPublishedPolicies,
  listPublishedPoliciesByHash,
  type PublishedPolicy,
} from './store.ts';

export type { PolicyConfig } from './policy-in-force.ts';
export { type EditedAndPublishedPolicies, listEditedAndPublishedPolicies } from './store.ts';

export const toPolicyText = ({ kind, hash, text, since }: PublishedPolicy): PolicyText => ({
  ...{ kind, hash, text, since: since.toISOString() },
});

type PolicyQuery = {
  config: PolicyConfig;
  at: Date;
  /** Avoid a second read. */
  settings?: PublicSettings;
  policies?: EditedAndPublishedPolicies;
};

/** In a fixed order, so that concurrent inserts cannot deadlock. */
const readInForce = async (
  db: Db,
  kinds: readonly PolicyKind[],
  { config, at, settings, policies }: PolicyQuery,
): Promise<PolicyInForce[]> => {
  const facts = toPolicyFacts(settings ?? (await readPublicSettings(db, config)), config);
  const rows = policies ?? (await listEditedAndPublishedPolicies(db));
  return policyKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => findPolicyInForce(kind, rows, facts, at));
};

const record = async (db: Db, texts: readonly PolicyInForce[]): Promise<void> => {
  for (const { isRecorded, ...row } of texts) if (!isRecorded) await insertPublishedPolicy(db, row);
};

export const readPolicy = async (
  db: Db,
  kind: PolicyKind,
  query: PolicyQuery,
): Promise<PolicyText> => {
  const [found] = await readInForce(db, [kind], query);
  if (!found) throw new Error(`there is no text of ${kind}`);
  return toPolicyText(found);
};

export const readPolicyVersion = async (
  db: Db,
  kind: PolicyKind,
  hash: string,
): Promise<PolicyText> => {
  const found = await findPublishedPolicy(db, kind, hash);
  if (!found) throw new AppError('NOT_FOUND', 'This version was not found.');
  return toPolicyText(found);
};

/** The hash of the version that was in force at a time; undefined if none was published yet. */
export const findPolicyHashAt = async (
  db: Db,
  kind: PolicyKind,
  at: Date,
): Promise<string | undefined> => (await findPolicyPublishedAt(db, kind, at))?.hash;

/**
 * Returns the hashes of the versions in force. Runs in the transaction that stores the agreement.
 */
export const recordPolicyVersionsInForce = async <Kind extends PolicyKind>(
  tx: Db,
  kinds: readonly Kind[],
  query: PolicyQuery,
): Promise<Record<Kind, string>> => {
  const texts = await readInForce(tx, kinds, query);
  await record(tx, texts);
  return Object.fromEntries(texts.map(({ kind, hash }) => [kind, hash])) as Record<Kind, string>;
};

/**
 * Keeps the texts in force as versions. Nothing is published before the salon opens: until then the
 * name may be missing, and visitors cannot read the texts.
 */
export const publishPolicies = async (db: Db, config: PolicyConfig, at: Date): Promise<void> => {
  const settings = await readPublicSettings(db, config);
  if (!settings.isOpen) return;
  await record(db, await readInForce(db, policyKinds, { config, at, settings }));
};

/**
 * Settings, areas and edits change the texts. If publishing fails, the next change, agreement or
 * start publishes them.
 */
export const publishPoliciesOnContentChange = ({
  db,
  live,
  log,
  clock,
  config,
}: AppContext): void => {
  live.subscribe('content-changed', () => {
    publishPolicies(db, config, clock()).catch((error: unknown) =>
      log.warn({ reason: errorReason(error) }, 'could not publish the policies'),
    );
  });
};

export const readAgreedPolicies = async (db: Db, hashes: readonly (string | null)[]) => {
  const uniqueHashes = [...new Set(hashes.filter((hash) => hash !== null))];
  const rows = uniqueHashes.length === 0 ? [] : await listPublishedPoliciesByHash(db, uniqueHashes);
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return [...byHash.values()].map(({ kind, hash, since, text }) => ({
    ...{ kind, version: hash, since, text },
  }));
};
