import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onOlderServer } from '../vitest.config.ts';
import { projectRoot } from './lib/run-process.ts';

const alternatives = (pattern: string): string[] => {
  const [, before = '', inner = '', after = ''] = /^(.*)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  return inner === ''
    ? [pattern]
    : inner.split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
};

test.each(onOlderServer)('%s names tests that exist', (pattern) => {
  for (const path of alternatives(pattern)) {
    expect(globSync(path, { cwd: projectRoot }), path).not.toEqual([]);
  }
});
