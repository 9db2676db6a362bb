// Runs on any Node version from 20 on: installs packages, then starts the project's own Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProgramFailed, runLogged, step } from './lib/progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = join(root, 'node_modules', 'node', 'bin', 'node');
const marker = join(root, 'node_modules', '.haldi-installed');

const lockHash = () => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`;
};

const isInstalled = () =>
  existsSync(node) && existsSync(marker) && readFileSync(marker, 'utf8') === lockHash();

/** @param {string} reason */
const giveUp = (reason) => {
  console.error(reason);
  process.exit(1);
};

const install = async () => {
  const log = join(root, 'install.log');
  try {
    await step('Installing packages', () =>
      runLogged('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, logFile: log }),
    );
  } catch (error) {
    giveUp(error instanceof ProgramFailed ? error.message : String(error));
  }
  if (!existsSync(node)) {
    giveUp(
      'The npm package "node" did not install Node 24. Allow its install script and try again.',
    );
  }
  writeFileSync(marker, lockHash());
};

if (Number(process.versions.node.split('.')[0]) < 20) {
  giveUp(`This is Node ${process.versions.node}. Install Node 20 or later.`);
}

const [, , script = '', ...rest] = process.argv;
if (!isInstalled()) await install();

// Set before the first file: without the cache, Node loads its TypeScript compiler, which takes 17
// MB.
const compiled = ['start', 'bench'].includes(script) && {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'haldi'),
};

// Node's default would take 70 MB more for short-lived objects.
const memory = script === 'start' ? ['--max-semi-space-size=16'] : [];

const child = spawn(node, [...memory, join(root, 'scripts', `${script}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...compiled,
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  },
});
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
