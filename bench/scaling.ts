import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { openBusySalon } from './lib/busy-salon.ts';
import { median } from './lib/measure-load.ts';
import { scalingOperations } from './lib/scaling-operations.ts';

/**
 * Durations with 100, 10,000 and 100,000 orders, and the query plans with the most.
 * `BENCH_SIZES=100,1000000` sets other sizes.
 */
const sizes = (process.env.BENCH_SIZES ?? '100,10000,100000').split(',').map(Number);
const rounds = 40;
const warmUps = 8;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - began);
  }
  return median(times);
};

const costs = new Map<string, number[]>();
const plans = new Map<string, string[]>();

type RecordedQuery = { text: string; values: unknown[] };
type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

const recordQueries = (pool: Pool) => {
  let queries: RecordedQuery[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]): void => void queries.push({ text, values }),
  };
  return {
    db: drizzle(pool, { logger }),
    /** Returns the queries of `work`. */
    during: async (work: () => Promise<unknown>): Promise<RecordedQuery[]> => {
      queries = [];
      await work();
      return queries;
    },
  };
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The index and table scans of a query. */
const listScansOfQuery = async (pool: Pool, { text, values }: RecordedQuery): Promise<string[]> => {
  if (!/^\s*(select|with)/i.test(text)) return [];
  const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
  const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Node }];
  return nodesOf(Plan)
    .filter((node) => / Scan$/.test(node['Node Type']))
    .map((node) => {
      const target = node['Index Name'] ?? node['Relation Name'] ?? '';
      const removed = node['Rows Removed by Filter'] ?? 0;
      const wasted = removed > 1_000 ? ` (discards ${removed} rows)` : '';
      return `${node['Node Type']} ${target}${wasted}`.trim();
    });
};

for (const size of sizes) {
  const began = performance.now();
  const salon = await openBusySalon(size);
  console.log(`${size} orders written in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  const { pool } = salon.database;
  const watched = recordQueries(pool);
  const database = { ...salon.database, db: watched.db };
  for (const [name, work] of Object.entries(await scalingOperations({ ...salon, database }))) {
    costs.set(name, [...(costs.get(name) ?? []), await timed(work)]);
    const asked = await watched.during(work);
    const scans: string[] = [];
    for (const query of asked) scans.push(...(await listScansOfQuery(pool, query)));
    plans.set(name, [...new Set(scans)]);
  }
  await salon.close();
}

const small = (text: string | number, width: number): string => String(text).padStart(width);
console.log(`\nmilliseconds (median of ${rounds}); the ratio is of the last to the first`);
console.log(`${''.padEnd(36)}${sizes.map((size) => small(size, 10)).join('')}${small('ratio', 8)}`);
for (const [name, times] of costs) {
  const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
  console.log(
    `${name.padEnd(36)}${times.map((time) => small(time.toFixed(2), 10)).join('')}${small(ratio.toFixed(1), 8)}`,
  );
}
console.log(`\nplans with ${sizes.at(-1)} orders`);
for (const [name, scans] of plans) console.log(`${name}: ${scans.join(', ')}`);
