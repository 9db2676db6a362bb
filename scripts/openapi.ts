import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateOpenApi } from './lib/generate-openapi.ts';
import { reportProblems } from './lib/report-problems.ts';
import { projectRoot } from './lib/run-process.ts';

const file = join(projectRoot, 'docs/openapi.json');
const current = `${JSON.stringify(await generateOpenApi(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  reportProblems(
    'openapi',
    committed === current ? [] : ['docs/openapi.json is out of date: run npm run openapi'],
  );
} else {
  writeFileSync(file, current);
}
