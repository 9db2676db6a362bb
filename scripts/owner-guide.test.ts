import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/run.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('every label that the owner’s guide names stands on a screen', () => {
  const bold = read('docs/owner.md').matchAll(/\*\*([^*]+)\*\*/g);
  const labels = [...bold].map(([, label = '']) => label);
  expect(labels.length).toBeGreaterThan(50);
  const screens = ['packages/contract/src/pages/pages.ts', ...projectFiles(/[/-]copy\.ts$/)]
    .map(read)
    .join('\n');
  const isOnScreen = (label: string) => screens.includes(`'${label}'`);
  expect(labels.filter((label) => !isOnScreen(label))).toEqual([]);
});
