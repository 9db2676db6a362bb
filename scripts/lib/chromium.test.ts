import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './run-process.ts';

const command = 'npx playwright install --with-deps chromium';
const program = `
  const { requireChromium } = await import('./scripts/lib/chromium.ts');
  console.log('path:', requireChromium());
`;

test('without a Chromium the first line names the command that installs it', () => {
  const empty = mkdtempSync(join(tmpdir(), 'haldi-no-chromium-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      // Neither a browser nor a package manager can be found.
      env: { PATH: empty, HOME: empty, PLAYWRIGHT_BROWSERS_PATH: empty },
    },
  );
  expect(stdout.split('\n')[0]).toContain(command);
  expect(stderr).toContain(command);
  expect(stdout).not.toContain('path:');
  expect(status).toBe(1);
});
