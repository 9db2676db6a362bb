import type { Trial } from './lib/trial-helpers.ts';
import { browserTestsTrial } from './trials/browser-tests-at-both-sizes.ts';
import { browserTestsAtOtherTimesTrial } from './trials/browser-tests-at-other-times.ts';
import { crashTrial } from './trials/crash.ts';
import { documentNumbersTrial } from './trials/document-numbers.ts';
import { fullDiskTrial } from './trials/full-disk.ts';
import {
  bookingRacesTrial,
  fullLengthTestsTrial,
  messageSendingTrial,
} from './trials/full-length-tests.ts';
import { loadTrial } from './trials/load.ts';
import { openapiLintTrial } from './trials/openapi.ts';
import { randomRequestsTrial } from './trials/random-requests.ts';
import { removedGuardsTrial } from './trials/removed-guards.ts';
import { restartTrial } from './trials/restart.ts';
import { twoInstancesTrial } from './trials/two-instances.ts';

/** Order of `npm run trial`, which runs before a release. */
const trials: Trial[] = [
  ...[
    removedGuardsTrial,
    bookingRacesTrial,
    messageSendingTrial,
    fullLengthTestsTrial,
    randomRequestsTrial,
    crashTrial,
    loadTrial,
    twoInstancesTrial,
    documentNumbersTrial,
    restartTrial,
    fullDiskTrial,
    openapiLintTrial,
  ],
  ...[browserTestsTrial, browserTestsAtOtherTimesTrial],
];

const [names, ...parameters] = process.argv.slice(2);
const wanted = names?.split(',') ?? trials.map(({ name }) => name);
const chosen = trials.filter(({ name }) => wanted.includes(name));
const takesArguments = chosen.length === 1 && chosen[0]?.usage !== undefined;
if (chosen.length < wanted.length || (parameters.length > 0 && !takesArguments)) {
  console.error('Usage: npm run trial [-- NAME,NAME… | -- NAME ARGUMENTS]');
  for (const { name, usage = '', minutes, proves } of trials)
    console.error(`  ${name} ${usage}\n    ${proves} (about ${minutes} min)`);
  process.exit(1);
}

const failed: string[] = [];
for (const trial of chosen) {
  console.log(`\n── ${trial.name}: ${trial.proves}`);
  const began = performance.now();
  const problems = await trial.run(parameters).catch((error: unknown) => {
    console.error(error);
    return [String(error)];
  });
  for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const outcome = problems.length === 0 ? 'passed' : `${problems.length} problems`;
  console.log(`── ${trial.name}: ${outcome}, ${seconds} s`);
  if (problems.length > 0) failed.push(trial.name);
}
if (failed.length > 0) console.error(`\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
