import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './lib/project-files.ts';
import { reportProblems } from './lib/report-problems.ts';
import { projectRoot } from './lib/run-process.ts';

/** Checks that every threat in docs/security.md has a test with its number. */
const page = 'docs/security.md';
const problems: string[] = [];

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const proofs = new Map<number, string[]>();
for (const file of projectFiles(/\.(test|spec)\.ts$/)) {
  for (const [, number] of read(file).matchAll(/['"`]threat (\d+): /g)) {
    proofs.set(Number(number), [...(proofs.get(Number(number)) ?? []), file]);
  }
}

const rows = new Map<number, string>();
for (const [row, number] of read(page).matchAll(/^\| (\d+) \|.*$/gm)) rows.set(Number(number), row);

const threats = new Set([...proofs.keys(), ...rows.keys()]);
for (const threat of [...threats].sort((one, other) => one - other)) {
  const files = proofs.get(threat) ?? [];
  const row = rows.get(threat);
  if (files.length === 0) problems.push(`no test is called "threat ${threat}: …"`);
  if (!row) problems.push(`${page} has no row for threat ${threat}`);
  else if (!files.some((file) => row.includes(file)))
    problems.push(`${page} names no test of threat ${threat}; there are ${files.join(', ')}`);
}
reportProblems('threats', problems);
