import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProduct } from './lib/describe-product.ts';
import { report } from './lib/problems.ts';
import { root } from './lib/run.ts';

const file = join(root, 'docs/openapi.json');
const current = `${JSON.stringify(await describeProduct(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  report(
    'openapi',
    committed === current ? [] : ['docs/openapi.json is old: npm run openapi writes it'],
  );
} else {
  writeFileSync(file, current);
}
