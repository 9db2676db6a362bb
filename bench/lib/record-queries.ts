import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

type RecordedQuery = { text: string; values: unknown[] };
type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

export const recordQueries = (pool: Pool) => {
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
export const listScansOfQuery = async (
  pool: Pool,
  { text, values }: RecordedQuery,
): Promise<string[]> => {
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
