import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { weightProblems } from './page-weight.ts';
import { ProgramFailed, runLogged, step } from './progress.mjs';
import { root } from './run.ts';

const web = join(root, 'apps/web');
const output = join(web, 'build');
const stamp = join(output, 'inputs.sha256');
const inputs = [
  'apps/web/app',
  'apps/web/public',
  'apps/web/worker',
  'packages/contract/src',
  'scripts/lib',
];
const inputFiles = [
  'package-lock.json',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/react-router.config.ts',
];
const worthCompressing = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const filesBelow = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};

/** A fingerprint of everything the pages are built from. */
const fingerprint = async (): Promise<string> => {
  const below = await Promise.all(inputs.map((directory) => filesBelow(join(root, directory))));
  const files = [...below.flat(), ...inputFiles.map((file) => join(root, file))].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A copy that saves nothing is not kept. */
const keepIfSmaller = async (file: string, copy: Buffer, original: Buffer): Promise<void> => {
  if (copy.length < original.length) await writeFile(file, copy);
};

const compress = async (file: string): Promise<void> => {
  const content = await readFile(file);
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await keepIfSmaller(`${file}.br`, await brotli(content, { params: best }), content);
  await keepIfSmaller(`${file}.gz`, await zip(content, { level: 9 }), content);
};

const build = async (wanted: string): Promise<void> => {
  await rm(output, { recursive: true, force: true });
  // Pages and worker tell each other by it whether they are of one build.
  const buildId = wanted.slice(0, 12);
  const env = { NODE_ENV: 'production', VITE_BUILD_ID: buildId };
  await runLogged('react-router', ['build'], { cwd: web, env, logFile: join(root, 'build.log') });
  const tooHeavy = await weightProblems();
  if (tooHeavy.length > 0) throw new Error(`The pages grew too heavy.\n${tooHeavy.join('\n')}`);
  // Workbox takes a second to load: every start imports this file, few of them build.
  const { buildServiceWorker } = await import('./service-worker.ts');
  await buildServiceWorker(buildId);
  const files = await filesBelow(join(output, 'client'));
  await Promise.all(files.filter((file) => worthCompressing.has(extname(file))).map(compress));
  await writeFile(stamp, wanted);
};

/**
 * Builds the pages, unless nothing they are made of has changed since the last time. Whatever needs
 * them ends where they cannot be built.
 */
export const buildIfStale = async (): Promise<void> => {
  const wanted = await fingerprint();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  try {
    await step('Building the pages', () => build(wanted));
  } catch (error) {
    console.error(error instanceof ProgramFailed ? error.message : error);
    process.exit(1);
  }
};
