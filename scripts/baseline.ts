// Generates the first migration from the tables. Until version 1.0.0 it is regenerated with every
// change. What Drizzle cannot express is written by hand in the second.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { reportProblems } from './lib/report-problems.ts';
import { projectRoot } from './lib/run-process.ts';

const server = join(projectRoot, 'apps/server/src');
const folder = join(server, 'migrations');
const tags = ['0000_baseline', '0001_additions'];

const exported: Record<string, unknown> = {};
for (const file of globSync('**/{tables,*-tables}.ts', { cwd: server }).sort()) {
  Object.assign(exported, await import(join(server, file)));
}
const id = '00000000-0000-4000-8000-000000000001';
const before = generateDrizzleJson({});
const snapshot = { ...generateDrizzleJson(exported), id, prevId: before.prevId };
const tables = await generateMigration(before, snapshot);

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const files: Record<string, string> = {
  [`${tags[0]}.sql`]: `${tables.map((statement) => statement.trim()).join('\n--> statement-breakpoint\n')}\n`,
  'meta/0000_snapshot.json': json(snapshot),
  'meta/_journal.json': json({
    version: '7',
    dialect: 'postgresql',
    entries: tags.map((tag, idx) => ({
      ...{ idx, version: '7', when: Date.UTC(2026, 10, 18) + idx, tag, breakpoints: true },
    })),
  }),
};

if (process.argv.includes('--check')) {
  const old = Object.keys(files).filter(
    (name) => readFileSync(join(folder, name), 'utf8') !== files[name],
  );
  reportProblems(
    'baseline',
    old.map((name) => `apps/server/src/migrations/${name} is out of date: run npm run baseline`),
  );
} else {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
