import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/run.ts';
import { areaGuards } from './trials/area-guards.ts';
import { bookingGuards } from './trials/booking-guards.ts';
import { changeGuards } from './trials/change-guards.ts';
import { channelGuards } from './trials/channel-guards.ts';
import { csrfGuards } from './trials/csrf-guards.ts';
import { doorGuards } from './trials/door-guards.ts';
import type { Guard } from './trials/guard.ts';
import { keepingGuards } from './trials/keeping-guards.ts';
import { menuGuards } from './trials/menu-guards.ts';
import { messageGuards } from './trials/message-guards.ts';
import { policyGuards } from './trials/policy-guards.ts';
import { profileGuards } from './trials/profile-guards.ts';
import { salonGuards } from './trials/salon-guards.ts';
import { sessionGuards } from './trials/session-guards.ts';
import { workGuards } from './trials/work-guards.ts';

const guards: Record<string, Guard[]> = {
  sessions: sessionGuards,
  policy: policyGuards,
  CSRF: csrfGuards,
  booking: bookingGuards,
  areas: areaGuards,
  profiles: profileGuards,
  doors: doorGuards,
  keeping: keepingGuards,
  changes: changeGuards,
  work: workGuards,
  channels: channelGuards,
  messages: messageGuards,
  salon: salonGuards,
  menu: menuGuards,
};

/**
 * Takes each guard out of a copy of the source, runs the tests that stand for it, and says whether
 * they noticed. `npm run trial:guards -- CSRF` tries one kind, `-- "an overlap"` one guard.
 */
const wanted = process.argv.slice(2);

const copySource = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'haldi-guards-'));
  const parts = ['apps/server', 'packages', 'vitest.config.ts', 'tsconfig.base.json'];
  for (const part of [...parts, 'package.json']) {
    await cp(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  }
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@haldi'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@haldi') await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of await readdir(join(root, 'packages'))) {
    await symlink(`../../packages/${name}`, join(modules, '@haldi', name));
  }
  await symlink('../../apps/server', join(modules, '@haldi/server'));
  return copy;
};

type Outcome = { failed: number; passed: number; output: string };
type Report = { numFailedTests: number; numPassedTests: number };

const runTests = async (copy: string, files: string[], bail: boolean): Promise<Outcome> => {
  const report = join(copy, 'report.json');
  await rm(report, { force: true });
  const paths = files.map((file) => `apps/server/src/${file}`);
  const child = spawn(
    'vitest',
    [
      ...['run', '--project', 'api-embedded', '--project', 'rules'],
      ...['--reporter=json', `--outputFile=${report}`],
      ...(bail ? ['--bail=1'] : []),
      ...paths,
    ],
    { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await new Promise((resolve) => child.on('exit', resolve));
  const found = JSON.parse(await readFile(report, 'utf8').catch(() => 'null')) as Report | null;
  return { failed: found?.numFailedTests ?? 0, passed: found?.numPassedTests ?? 0, output };
};

/** The file without the guard; the guard must be there, and only once. */
const without = (text: string, { file, find, replace, what }: Guard): string => {
  const found = text.split(find).length - 1;
  if (found !== 1) throw new Error(`${what}: "${find}" stands ${found} times in ${file}`);
  return text.replace(find, () => replace);
};

const chosen = Object.entries(guards).flatMap(([kind, list]) =>
  list
    .filter(
      ({ what }) =>
        wanted.length === 0 || wanted.includes(kind) || wanted.some((part) => what.includes(part)),
    )
    .map((guard) => ({ kind, guard })),
);
if (chosen.length === 0) throw new Error(`no guard is called ${wanted.join(', ')}`);

const copy = await copySource();
const missed: string[] = [];
try {
  const fileOf = ({ file }: Guard) => join(copy, 'apps/server/src', file);
  for (const { guard } of chosen) without(await readFile(fileOf(guard), 'utf8'), guard);

  const files = [...new Set(chosen.map(({ guard }) => guard.test))];
  const whole = await runTests(copy, files, false);
  if (whole.failed > 0 || whole.passed === 0)
    throw new Error(`with every guard in place tests fail:\n${whole.output}`);
  console.log(`with every guard in place: ${whole.passed} tests pass\n`);

  for (const { kind, guard } of chosen) {
    const original = await readFile(fileOf(guard), 'utf8');
    await writeFile(fileOf(guard), without(original, guard));
    const { failed, passed, output } = await runTests(copy, [guard.test], true);
    await writeFile(fileOf(guard), original);
    if (failed + passed === 0) throw new Error(`${guard.what}: nothing runs without it\n${output}`);
    if (failed === 0) missed.push(guard.what);
    const verdict = failed > 0 ? 'noticed' : 'MISSED ';
    console.log(`${verdict}  ${kind.padEnd(9)} ${guard.what.padEnd(52)} ${guard.test}`);
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
console.log(
  `\n${chosen.length - missed.length} of ${chosen.length} guards: a test fails without it`,
);
if (missed.length > 0) process.exitCode = 1;
