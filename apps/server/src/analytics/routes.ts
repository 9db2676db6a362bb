import * as calls from '@haldi/contract/analytics/endpoints';
import { reportTableBuilders } from '@haldi/contract/analytics/report-table';
import type { Analytics } from '@haldi/contract/analytics/schema';
import type { DayRange } from '@haldi/contract/kit/dates';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '../audit/service.ts';
import { createFiguresCache } from '../orders/figures/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { type CsvRow, sendCsv } from '../platform/http/send-csv.ts';
import { readAnalytics } from './service.ts';

async function* onePage(rows: readonly CsvRow[]): AsyncGenerator<readonly CsvRow[]> {
  yield rows;
}

export const analyticsRoutes = (app: FastifyInstance, context: AppContext): void => {
  const cached = createFiguresCache(context);
  const readFigures = ({ from, to }: DayRange): Promise<Analytics> =>
    cached(`${from} ${to}`, () => readAnalytics(context.db, { from, to }));
  mount(app, calls.readAnalytics, ({ query }) => readFigures(query));
  mount(app, calls.exportAnalyticsReport, async ({ identity, params, query, reply }) => {
    const { columns, rows } = reportTableBuilders[params.report](await readFigures(query));
    const name = `${params.report}-${query.from}-to-${query.to}.csv`;
    await recordExport(context, identity, name);
    return sendCsv(reply, {
      name,
      header: columns.map(({ header }) => header),
      pages: onePage(rows.map((row) => row.map((cell) => cell ?? ''))),
    });
  });
};
