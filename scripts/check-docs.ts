import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFiles } from './lib/project-files.ts';
import { reportProblems } from './lib/report-problems.ts';
import { projectRoot } from './lib/run-process.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const builtIn = new Set(['install', 'ci', 'test', 'start']);
const folders = /^(apps|packages|e2e|bench|scripts|docs|\.ci|deploy)\//;
const problems: string[] = [];

for (const file of projectFiles(/\.md$/)) {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    const target = link.split('#')[0] ?? '';
    if (!target || /^[a-z]+:/.test(target)) continue;
    if (!existsSync(join(projectRoot, dirname(file), target)))
      problems.push(`${file}: broken link ${link}`);
  }
  for (const [, span = ''] of text.matchAll(/`([^`\n]+)`/g)) {
    const path = span.replace(/[:#].*$/, '').trim();
    if (folders.test(path) && !/[\s<>{}*…]/.test(path) && !existsSync(join(projectRoot, path))) {
      problems.push(`${file}: file not found: ${path}`);
    }
  }
  for (const [, isRun, name = ''] of text.matchAll(/\bnpm (run )?([a-z][a-z:-]*)/g)) {
    const known = isRun ? name in scripts : name in scripts || builtIn.has(name);
    if (!known && (isRun || /^[a-z]+$/.test(name) === false))
      problems.push(`${file}: unknown command npm run ${name}`);
  }
}

reportProblems('docs', problems);
