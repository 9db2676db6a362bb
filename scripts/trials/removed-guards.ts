import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ListedGuard, readGuards } from '../lib/guards.ts';
import { projectRoot } from '../lib/run-process.ts';
import { type Trial, withTemporaryDirectory } from '../lib/trial-helpers.ts';

/** Copies what the server tests need. */
const copySource = async (copy: string): Promise<void> => {
  const parts = ['apps/server', 'packages', 'vitest.config.ts', 'tsconfig.base.json'];
  for (const part of [...parts, 'package.json']) {
    await cp(join(projectRoot, part), join(copy, part), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  }
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@haldi'), { recursive: true });
  for (const name of await readdir(join(projectRoot, 'node_modules'))) {
    if (name !== '@haldi')
      await symlink(join(projectRoot, 'node_modules', name), join(modules, name));
  }
  for (const name of await readdir(join(projectRoot, 'packages'))) {
    await symlink(`../../packages/${name}`, join(modules, '@haldi', name));
  }
  await symlink('../../apps/server', join(modules, '@haldi/server'));
};

type Outcome = { failed: number; passed: number; output: string };
type Report = { numFailedTests: number; numPassedTests: number };

const runTests = async (copy: string, files: string[], bail: boolean): Promise<Outcome> => {
  const report = join(copy, 'report.json');
  await rm(report, { force: true });
  const child = spawn(
    'vitest',
    [
      ...['run', '--project', 'api-embedded', '--project', 'rules'],
      ...['--reporter=json', `--outputFile=${report}`],
      ...(bail ? ['--bail=1'] : []),
      ...files,
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

const removeGuard = (text: string, { file, find, replace, what }: ListedGuard): string => {
  const found = text.split(find).length - 1;
  if (found !== 1) throw new Error(`${what}: "${find}" occurs ${found} times in ${file}`);
  return text.replace(find, () => replace);
};

const testWithoutEach = async (copy: string, chosen: ListedGuard[]): Promise<string[]> => {
  await copySource(copy);
  for (const guard of chosen) removeGuard(await readFile(join(copy, guard.file), 'utf8'), guard);
  const all = await runTests(copy, [...new Set(chosen.map(({ test }) => test))], false);
  if (all.failed > 0 || all.passed === 0)
    throw new Error(`with every guard in place tests fail:\n${all.output}`);
  console.log(`with every guard in place: ${all.passed} tests pass\n`);

  const missed: string[] = [];
  for (const guard of chosen) {
    const file = join(copy, guard.file);
    const original = await readFile(file, 'utf8');
    await writeFile(file, removeGuard(original, guard));
    const { failed, passed, output } = await runTests(copy, [guard.test], true);
    await writeFile(file, original);
    if (failed + passed === 0) throw new Error(`${guard.what}: no test ran\n${output}`);
    if (failed === 0) missed.push(`no test failed without: ${guard.what} (${guard.list})`);
    console.log(`${failed > 0 ? 'noticed' : 'MISSED '}  ${guard.what.padEnd(60)} ${guard.test}`);
  }
  return missed;
};

export const removedGuardsTrial: Trial = {
  name: 'guards',
  proves: 'a test fails when a guard is removed',
  minutes: 60,
  usage: '[part of a list’s path or of what a guard does …]',
  run: async (parameters) => {
    const chosen = (await readGuards()).filter(
      ({ what, list }) =>
        parameters.length === 0 ||
        parameters.some((word) => list.includes(word) || what.includes(word)),
    );
    if (chosen.length === 0) return [`no guard or list matches ${parameters.join(', ')}`];
    console.log(`${chosen.length} guards`);
    return withTemporaryDirectory((copy) => testWithoutEach(copy, chosen));
  },
};
