import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '../lib/run-process.ts';
import type { Trial } from '../lib/trial-helpers.ts';

/** Downloaded on demand, because only this trial needs it. */
const redocly = '@redocly/cli@2';

/** Accepted findings, each with its reason. */
const accepted: [finding: RegExp, reason: string][] = [
  [
    /^no-ambiguous-paths #\/paths\/~1api~1orders~1/,
    'my-order and order-history are addresses of the specification, and no order has such an ID',
  ],
  [
    /^operation-2xx-response #\/paths\/~1api~1auth~1oidc~1callback\/get\//,
    'the identity provider sends browsers there, and they are always sent on',
  ],
  [
    /^no-required-schema-properties-undefined /,
    'the keys of a record are listed in propertyNames, which the rule does not read',
  ],
];

type Report = {
  problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
};

const lint = async (): Promise<Report> => {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', redocly, 'lint', 'docs/openapi.json', '--extends=recommended', '--format=json'],
    { cwd: projectRoot, maxBuffer: 64_000_000 },
  ).catch((error: { stdout?: string }) => {
    // Redocly exits with 1 if it finds errors.
    if (!error.stdout) throw error;
    return { stdout: error.stdout };
  });
  return JSON.parse(stdout) as Report;
};

export const openapiLintTrial: Trial = {
  name: 'openapi',
  proves: 'docs/openapi.json follows the recommended rules of Redocly',
  minutes: 1,
  run: async () => {
    const problems: string[] = [];
    for (const { ruleId, message, location } of (await lint()).problems) {
      const what = `${ruleId} ${location[0]?.pointer}`;
      const reason = accepted.find(([finding]) => finding.test(what))?.[1];
      if (reason) console.log(`accepted, since ${reason}: ${what}`);
      else problems.push(`${what}: ${message}`);
    }
    return problems;
  },
};
