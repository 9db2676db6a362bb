import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './lib/run.ts';

/**
 * The description of the API by Redocly's recommended rules. The linter is fetched when it is
 * wanted: nobody else needs its packages.
 */
const redocly = '@redocly/cli@2';

/** What stays as it is, and why. */
const accepted: Record<string, string> = {
  'no-ambiguous-paths #/paths/~1api~1orders~1{orderId}~1track':
    'both addresses are the specification’s; their methods differ',
  'operation-2xx-response #/paths/~1api~1auth~1oidc~1callback/get/responses':
    'the identity provider sends browsers there, and they are always sent on',
};

type Report = {
  problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
};

const { stdout } = await promisify(execFile)(
  'npx',
  ['--yes', redocly, 'lint', 'docs/openapi.json', '--extends=recommended', '--format=json'],
  { cwd: root, maxBuffer: 64_000_000 },
).catch((error: { stdout?: string }) => {
  // It ends with 1 when it has found errors, and has told them by then.
  if (!error.stdout) throw error;
  return { stdout: error.stdout };
});
const { problems } = JSON.parse(stdout) as Report;
const found = problems.map(({ ruleId, message, location }) => ({
  what: `${ruleId} ${location[0]?.pointer}`,
  message,
}));
const toMend = found.filter(({ what }) => !accepted[what]);
for (const { what, message } of toMend) console.log(`${what}: ${message}`);
for (const { what } of found) {
  if (accepted[what]) console.log(`accepted, since ${accepted[what]}: ${what}`);
}
console.log(toMend.length === 0 ? 'the description holds' : `${toMend.length} to mend`);
process.exitCode = toMend.length === 0 ? 0 : 1;
