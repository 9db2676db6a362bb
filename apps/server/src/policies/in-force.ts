import { createHash } from 'node:crypto';
import { indiaDay } from '@haldi/contract/kit/dates';
import { defaultPolicy } from '@haldi/contract/policies/defaults/default-texts';
import type { PolicyFacts } from '@haldi/contract/policies/defaults/facts';
import type { PolicyKind } from '@haldi/contract/policies/kinds';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { Config } from '../config.ts';
import type { EditsAndTexts, TextRow } from './store.ts';

/** What of the configuration the texts speak of. */
export type PolicyConfig = Pick<Config, 'gaMeasurementId' | 'demo' | 'oidc' | 'smtp' | 'whatsapp'>;

export const policyFacts = (settings: PublicSettings, config: PolicyConfig): PolicyFacts => ({
  ...settings,
  hasMail: settings.passwordMail,
  hasWhatsapp: config.whatsapp !== undefined,
  hasAnalytics: settings.gaMeasurementId !== null,
});

/**
 * What a text is known by. Its day is part of it: one that comes back after another one stood is in
 * force since then, and is a version of its own.
 */
export const hashOf = (kind: PolicyKind, text: string, since: Date): string =>
  createHash('sha256')
    .update(`${kind}\n${indiaDay(since)}\n${text}`)
    .digest('base64url');

export type InForce = TextRow & { isRecorded: boolean };

/** The text that holds now: the owner's, else the one made from the settings. */
export const inForce = (
  kind: PolicyKind,
  rows: EditsAndTexts,
  facts: PolicyFacts,
  now: Date,
): InForce => {
  const own = rows.find((row) => row.kind === kind && row.hash === null)?.text;
  const latest = rows.find((row) => row.kind === kind && row.hash !== null);
  const text = own || defaultPolicy(kind, facts);
  return latest?.hash && latest.text === text
    ? { kind, text, hash: latest.hash, since: latest.at, isRecorded: true }
    : { kind, text, hash: hashOf(kind, text, now), since: now, isRecorded: false };
};
