import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyDatabase } from '../../apps/server/src/operations/verify.ts';
import { asOperator } from '../../apps/server/src/platform/database/operator-database.ts';
import { operatorLog } from './operator.ts';

/** The numbers of a trial, each with its usual value: `npm run trial:x -- --kills 5`. */
export const numbersOf = <Name extends string>(
  usual: Record<Name, number>,
): Record<Name, number> => {
  const options = Object.fromEntries(
    Object.keys(usual).map((name) => [name, { type: 'string' as const }]),
  );
  const { values } = parseArgs({ options });
  const read = Object.entries<number>(usual).map(([name, value]) => {
    const asked = values[name];
    if (asked === undefined) return [name, value];
    if (!/^\d+$/.test(String(asked))) throw new Error(`--${name} takes a whole number`);
    return [name, Number(asked)];
  });
  return Object.fromEntries(read) as Record<Name, number>;
};

/** A directory of the trial's own, gone when it is over. */
export const withDirectory = async <T>(work: (directory: string) => Promise<T>): Promise<T> => {
  const directory = await mkdtemp(join(tmpdir(), 'haldi-trial-'));
  return work(directory).finally(() => rm(directory, { recursive: true, force: true }));
};

/** Everything that is off in the database of a trial. */
export const verifyData = async (where: { url?: string; dataDir: string }): Promise<string[]> => {
  const findings = await asOperator({ ...where, log: operatorLog }, (client) =>
    verifyDatabase(client, new Date()),
  );
  return findings.flatMap(({ name, problems }) => problems.map((line) => `${name}: ${line}`));
};

/** Ends a trial: nothing in the list means that it held. */
export const conclude = (trial: string, problems: string[]): void => {
  for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`);
  console.log(problems.length === 0 ? `${trial}: held` : `${trial}: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
};
