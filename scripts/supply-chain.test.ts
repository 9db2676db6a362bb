import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './lib/project-files.ts';
import { projectRoot } from './lib/run-process.ts';

type Manifest = Record<string, Record<string, string> | undefined> & {
  allowScripts?: Record<string, boolean>;
};
type Locked = { hasInstallScript?: boolean; link?: boolean; integrity?: string };

const read = <T>(file: string): T => JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

describe('threat 20: what is installed', () => {
  test('every dependency is asked for by its exact version', () => {
    for (const file of projectFiles(/(^|\/)package\.json$/)) {
      const manifest = read<Manifest>(file);
      const asked = Object.entries({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.optionalDependencies,
      });
      for (const [name, version] of asked) {
        expect(version, `${name} in ${file}`).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
      }
    }
  });

  test('every package is locked to its content', () => {
    for (const [path, { integrity, link }] of Object.entries(packages)) {
      if (!path.includes('node_modules/') || link) continue;
      expect(integrity, path).toMatch(/^sha512-/);
    }
  });

  test('only the install script of the Node package runs', () => {
    const { allowScripts = {} } = read<Manifest>('package.json');
    const scripted = Object.entries(packages).filter(
      ([, { hasInstallScript }]) => hasInstallScript,
    );
    for (const [path] of scripted) expect(Object.keys(allowScripts)).toContain(nameOf(path));
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    expect(allowed).toEqual(['node']);
    expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8')).toContain(
      'strict-allow-scripts=true',
    );
  });
});

test('threat 20: no key, token or private file is in the repository', () => {
  expect(projectFiles(/(^|\/)\.env(\..+)?$|\.(pem|key|p12|pfx)$|(^|\/)id_(rsa|ed25519)/)).toEqual(
    [],
  );
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bAIza[\w-]{35}|\bxox[baprs]-[\w-]{10}|\bsk_live_\w{10}/;
  const texts = projectFiles(/\.(ts|tsx|mjs|js|json|md|sql|css|html|yml|yaml|sh|svg)$/);
  const found = texts.filter((file) => secret.test(readFileSync(join(projectRoot, file), 'utf8')));
  expect(found).toEqual([]);
});
