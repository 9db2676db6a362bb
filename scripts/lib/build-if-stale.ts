import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverBuildDirectory } from './import-server-build.ts';
import { ProgramFailed, step } from './progress.mjs';
import { filesBelow } from './project-files.ts';
import { projectRoot } from './run-process.ts';

type Part = {
  title: string;
  output: string;
  inputs: string[];
  build: (fingerprint: string) => Promise<void>;
};

// Imported on demand: the bundlers would stay in the memory of `npm start`.
const parts: Part[] = [
  {
    title: 'Building the pages',
    output: join(projectRoot, 'apps/web/build'),
    inputs: [
      'package-lock.json',
      'apps/web/package.json',
      'apps/web/vite.config.ts',
      'apps/web/react-router.config.ts',
      'apps/web/app',
      'apps/web/public',
      'apps/web/worker',
      'packages/contract/src',
      'scripts/lib/build-web-app.ts',
      'scripts/lib/page-weight.ts',
      'scripts/lib/pages-manifest.ts',
      'scripts/lib/build-service-worker.ts',
    ],
    build: async (fingerprint) => {
      const { buildWebApp } = await import('./build-web-app.ts');
      await buildWebApp(fingerprint.slice(0, 12));
    },
  },
  {
    title: 'Building the server',
    output: serverBuildDirectory,
    inputs: [
      'package-lock.json',
      'apps/server/src',
      'packages/contract/src',
      'packages/embedded-postgres/src',
      'scripts/lib/build-server.ts',
    ],
    build: async () => {
      const { buildServer } = await import('./build-server.ts');
      await buildServer();
    },
  },
];

const fingerprintOf = async (inputs: string[]): Promise<string> => {
  const files = await Promise.all(inputs.map((input) => filesBelow(join(projectRoot, input))));
  const hash = createHash('sha256');
  for (const file of files.flat().sort()) {
    if (!/\.test\.tsx?$/.test(file))
      hash.update(file.slice(projectRoot.length)).update(await readFile(file));
  }
  return hash.digest('hex');
};

const buildPart = async ({ title, output, inputs, build }: Part): Promise<void> => {
  const stamp = join(output, 'inputs.sha256');
  const fingerprint = await fingerprintOf(inputs);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint) return;
  await step(title, async () => {
    await rm(output, { recursive: true, force: true });
    await build(fingerprint);
    await writeFile(stamp, fingerprint);
  });
};

/** Builds only what changed; exits the process if a build fails. */
export const buildIfStale = async (): Promise<void> => {
  try {
    for (const part of parts) await buildPart(part);
  } catch (error) {
    console.error(error instanceof ProgramFailed ? error.message : error);
    process.exit(1);
  }
};
