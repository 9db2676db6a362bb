import { createHash } from 'node:crypto';
import { defaultPolicyText } from '@haldi/contract/policies/defaults/default-policy-text';
import type { PolicyFacts } from '@haldi/contract/policies/defaults/policy-text-parts';
import type { PolicyKind } from '@haldi/contract/policies/policy-kinds';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { Config } from '../config.ts';
import type { EditedAndPublishedPolicies, PublishedPolicy } from './store.ts';

export type PolicyConfig = Pick<Config, 'gaMeasurementId' | 'demo' | 'oidc' | 'smtp' | 'whatsapp'>;

export const toPolicyFacts = (settings: PublicSettings, config: PolicyConfig): PolicyFacts => ({
  ...settings,
  hasMail: settings.passwordMail,
  hasWhatsapp: config.whatsapp !== undefined,
  hasAnalytics: settings.gaMeasurementId !== null,
});

const hashOf = (kind: PolicyKind, text: string): string =>
  createHash('sha256').update(`${kind}\n${text}`).digest('base64url');

export type PolicyInForce = PublishedPolicy & { isRecorded: boolean };

export const findPolicyInForce = (
  kind: PolicyKind,
  rows: EditedAndPublishedPolicies,
  facts: PolicyFacts,
  now: Date,
): PolicyInForce => {
  const own = rows.find((row) => row.kind === kind && row.hash === null)?.text;
  const latest = rows.find((row) => row.kind === kind && row.hash !== null);
  const text = own || defaultPolicyText(kind, facts);
  const hash = hashOf(kind, text);
  const { number = 0, at: since = now } = latest ?? {};
  return latest?.hash === hash
    ? { kind, text, hash, number, since, isRecorded: true }
    : { kind, text, hash, number: number + 1, since: now, isRecorded: false };
};
