import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from './lib/run-process.ts';

type Command = [program: string, parameters: string[], directory?: string];
type Step = { name: string; commands: Command[] };
type Result = { name: string; passed: boolean; seconds: number; output: string };

const script = (name: string, ...parameters: string[]): Step => ({
  name,
  commands: [['node', [`scripts/${name}.ts`, ...parameters]]],
});

/** The longest first. */
const steps: Step[] = [
  {
    name: 'types',
    commands: [
      ['react-router', ['typegen'], 'apps/web'],
      ['tsc', ['--build', '.', 'apps/web', 'apps/web/worker']],
    ],
  },
  script('openapi', '--check'),
  script('baseline', '--check'),
  { name: 'lint', commands: [['biome', ['check', '.']]] },
  script('check-structure'),
  script('check-coverage'),
  script('check-docs'),
  script('check-threats'),
  script('check-lock-file'),
];
// `npm test` runs the rule tests with all others.
if (!process.argv.includes('--without-rules'))
  steps.unshift({ name: 'rules', commands: [['vitest', ['run', '--project', 'rules']]] });

const runCommand = async ([program, parameters, directory = '.']: Command) => {
  const child = spawn(program, parameters, {
    cwd: join(projectRoot, directory),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Scripts that import the server start a second faster.
    env: { NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/haldi'), ...process.env },
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [code, ...output] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  return { passed: code === 0, output: output.join('') };
};

const runStep = async ({ name, commands }: Step): Promise<Result> => {
  const began = performance.now();
  const results: Awaited<ReturnType<typeof runCommand>>[] = [];
  for (const command of commands) {
    if (results.every(({ passed }) => passed)) results.push(await runCommand(command));
  }
  return {
    name,
    passed: results.every(({ passed }) => passed),
    seconds: (performance.now() - began) / 1_000,
    output: results.map(({ output }) => output).join(''),
  };
};

const waiting = [...steps];
const failed: string[] = [];
const runSteps = async (): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, passed, seconds, output } = await runStep(next);
    console.log(`${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
    if (passed) continue;
    failed.push(name);
    console.error(output);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, runSteps));
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
