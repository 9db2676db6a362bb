import type { Pool } from 'pg';

type Asked = { text: string; values: unknown[] };
type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/** Everything that is asked of the pool while the work runs, as it was asked. */
export const watchQueries = async (pool: Pool, work: () => Promise<unknown>): Promise<Asked[]> => {
  const asked: Asked[] = [];
  const original = pool.query;
  const watching = (query: string | Asked, values: unknown[] = [], ...rest: unknown[]) => {
    asked.push(
      typeof query === 'string'
        ? { text: query, values }
        : { text: query.text, values: query.values ?? values },
    );
    return Reflect.apply(original, pool, [query, values, ...rest]);
  };
  pool.query = watching as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = original;
  }
  return asked;
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How the database goes about it: which indexes it uses and which tables it reads through. */
export const planOf = async (pool: Pool, { text, values }: Asked): Promise<string[]> => {
  if (!/^\s*(select|with)/i.test(text)) return [];
  const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
  const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Node }];
  return nodesOf(Plan)
    .filter((node) => / Scan$/.test(node['Node Type']))
    .map((node) => {
      const target = node['Index Name'] ?? node['Relation Name'] ?? '';
      const removed = node['Rows Removed by Filter'] ?? 0;
      const wasted = removed > 1_000 ? ` (looks at ${removed} in vain)` : '';
      return `${node['Node Type']} ${target}${wasted}`.trim();
    });
};
