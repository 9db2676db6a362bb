import { importsOf } from '../lib/imports.ts';
import { projectFiles } from '../lib/project-files.ts';
import { runProcess } from '../lib/run-process.ts';
import type { Trial } from '../lib/trial-helpers.ts';

const isShortened = (file: string): boolean =>
  importsOf(file).some(({ to }) => to === 'packages/contract/testing/full-run.ts');

/** TEST_DATABASE_URL adds the older PostgreSQL. */
export const runTestsAtFullLength = async (
  isWanted: (file: string) => boolean,
): Promise<string[]> => {
  const files = projectFiles(/\.test\.ts$/).filter((file) => isWanted(file) && isShortened(file));
  if (files.length === 0) return ['no shortened test matches'];
  const code = await runProcess('vitest', ['run', ...files], { env: { WHOLE: '1' } });
  return code === 0 ? [] : ['a test failed: see above'];
};

const isRace = (file: string): boolean => file.startsWith('apps/server/src/orders/');
const isAboutMessages = (file: string): boolean => file.startsWith('apps/server/src/messages/');
export const isCrashTest = (file: string): boolean => file.includes('crash.embedded.test');
const hasTrial = (file: string): boolean =>
  [isRace, isAboutMessages, isCrashTest].some((isOfTrial) => isOfTrial(file));

export const bookingRacesTrial: Trial = {
  name: 'races',
  proves:
    '200 customers for the last free times, 20 rounds; 10,000 random commands keep the plan valid',
  minutes: 8,
  run: () => runTestsAtFullLength(isRace),
};

export const messageSendingTrial: Trial = {
  name: 'messages',
  proves:
    'a month of 500 orders with two sending instances, one killed now and then: every message is sent once',
  minutes: 20,
  run: () => runTestsAtFullLength(isAboutMessages),
};

export const fullLengthTestsTrial: Trial = {
  name: 'tests',
  proves: 'every other test that npm test shortens, at full length',
  minutes: 1,
  usage: '[part of a path …]',
  run: (parameters) =>
    runTestsAtFullLength(
      (file) =>
        !hasTrial(file) &&
        (parameters.length === 0 || parameters.some((word) => file.includes(word))),
    ),
};
