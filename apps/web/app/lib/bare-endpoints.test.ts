import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

/** The build leaves these out of what browsers load: see bare-endpoints.ts. */
const gone = 'summary|errors|params|query|body';

const endpointsIn = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from '@haldi\/contract\/[^']*endpoints';/g)].flatMap(
    ([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
  );

test('no screen reads of a call what only the server knows of it', () => {
  let seen = 0;
  for (const file of globSync('**/*.{ts,tsx}', { cwd: app })) {
    const code = readFileSync(join(app, file), 'utf8');
    for (const name of endpointsIn(code)) {
      seen += 1;
      expect(code, file).not.toMatch(new RegExp(`\\b${name}\\.(?:${gone})\\b`));
    }
  }
  expect(seen).toBeGreaterThan(40);
});
