import * as calls from '@haldi/contract/analytics/endpoints';
import { reportTables } from '@haldi/contract/analytics/report-table';
import type { FastifyInstance } from 'fastify';
import { type CsvRow, sendCsv } from '../platform/csv.ts';
import { mount } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { keepFigures } from './kept-figures.ts';

async function* onePage(rows: readonly CsvRow[]): AsyncGenerator<readonly CsvRow[]> {
  yield rows;
}

export const analyticsRoutes = (app: FastifyInstance, parts: Parts): void => {
  const readFigures = keepFigures(parts);
  mount(app, calls.readAnalytics, ({ query }) => readFigures(query));
  mount(app, calls.exportAnalytics, async ({ params, query, reply }) => {
    const { columns, rows } = reportTables[params.report](await readFigures(query));
    return sendCsv(reply, {
      name: `${params.report}-${query.from}-to-${query.to}.csv`,
      header: columns.map(({ header }) => header),
      pages: onePage(rows.map((row) => row.map((cell) => cell ?? ''))),
    });
  });
};
