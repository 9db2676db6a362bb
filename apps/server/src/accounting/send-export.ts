import type { ExportContent, ExportFormat } from '@haldi/contract/accounting/endpoints';
import {
  dayCloseExportColumns,
  documentExportColumns,
  type ExportColumn,
  linesOfDocument,
  paymentExportColumns,
} from '@haldi/contract/accounting/export-columns';
import type { DayRange } from '@haldi/contract/kit/dates';
import { xlsxType } from '@haldi/contract/kit/spreadsheet';
import type { FastifyReply } from 'fastify';
import { deskNameInReports } from '../orders/payments/payment-figures-service.ts';
import type { Db } from '../platform/database/database.ts';
import { writeXlsx } from '../platform/files/write-xlsx.ts';
import { type CsvPages, type CsvRow, sendCsv } from '../platform/http/send-csv.ts';
import { documentPages, paymentPages } from './document-and-payment-pages.ts';
import { hasTax } from './service.ts';
import { listDayCloses } from './store.ts';

type Table = { title: string; header: string[]; widths: number[]; pages: CsvPages };

async function* mapPages<From, To>(
  pages: AsyncIterable<From>,
  toPage: (page: From) => readonly To[],
): AsyncGenerator<readonly To[]> {
  for await (const page of pages) yield toPage(page);
}

const toTable = <Row>(
  title: string,
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Table => ({
  title,
  header: columns.map(({ header }) => header),
  widths: columns.map(({ width }) => width),
  pages: mapPages(pages, (rows) => rows.map((row): CsvRow => columns.map(({ cell }) => cell(row)))),
});

async function* onePage<Row>(rows: Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await rows;
}

const tableOf: Record<ExportContent, (db: Db, period: DayRange) => Promise<Table>> = {
  documents: async (db, period) =>
    toTable(
      'Documents',
      documentExportColumns(await hasTax(db, period)),
      mapPages(documentPages(db, period), ({ documents }) => documents.flatMap(linesOfDocument)),
    ),
  payments: async (db, period) =>
    toTable('Payments', paymentExportColumns, paymentPages(db, period, 'taken')),
  'day-closes': async (db, period) =>
    toTable(
      'Day closes',
      dayCloseExportColumns,
      onePage(listDayCloses(db, period, deskNameInReports)),
    ),
};

type ExportRequest = { content: ExportContent; format: ExportFormat; period: DayRange };

export const sendExport = async (
  db: Db,
  reply: FastifyReply,
  name: string,
  { content, format, period }: ExportRequest,
): Promise<FastifyReply> => {
  const { title, header, widths, pages } = await tableOf[content](db, period);
  if (format === 'csv') return sendCsv(reply, { name, header, pages });
  const bytes = await writeXlsx({ name: title, header, widths, pages });
  return reply
    .headers({ 'content-type': xlsxType, 'content-disposition': `attachment; filename="${name}"` })
    .send(bytes);
};
