import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildServiceWorker } from './build-service-worker.ts';
import { weightProblems } from './page-weight.ts';
import { clientBuildDirectory } from './pages-manifest.ts';
import { runLogged } from './progress.mjs';
import { filesBelow } from './project-files.ts';
import { projectRoot } from './run-process.ts';

const worthCompressing = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const keepIfSmaller = async (file: string, copy: Buffer, original: Buffer): Promise<void> => {
  if (copy.length < original.length) await writeFile(file, copy);
};

const compress = async (file: string): Promise<void> => {
  const content = await readFile(file);
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await keepIfSmaller(`${file}.br`, await brotli(content, { params: best }), content);
  await keepIfSmaller(`${file}.gz`, await zip(content, { level: 9 }), content);
};

/** Pages and service worker compare their build ids with each other. */
export const buildWebApp = async (buildId: string): Promise<void> => {
  const env = { NODE_ENV: 'production', VITE_BUILD_ID: buildId };
  const cwd = join(projectRoot, 'apps/web');
  await runLogged('react-router', ['build'], { cwd, env, logFile: join(projectRoot, 'build.log') });
  const tooHeavy = await weightProblems();
  if (tooHeavy.length > 0)
    throw new Error(`The pages exceed their size limits.\n${tooHeavy.join('\n')}`);
  await buildServiceWorker(buildId);
  const files = await filesBelow(clientBuildDirectory);
  await Promise.all(files.filter((file) => worthCompressing.has(extname(file))).map(compress));
};
