import { type Options, stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { streamFile } from './stream-file.ts';

export type CsvCell = string | number;
export type CsvRow = readonly CsvCell[];

export type CsvPages = AsyncIterable<readonly CsvRow[]>;

const format: Options = {
  /** Without a BOM, spreadsheets guess a legacy encoding and break Devanagari. */
  bom: true,
  record_delimiter: 'windows',
  /** Quotes cells that contain a line break. */
  quote_record_delimiter: true,
  /** Spreadsheets run text that looks like a formula; an apostrophe before it prevents that. */
  escape_formulas: true,
  cast: {
    /** Some spreadsheets also run a formula after a line break, which the library does not escape. */
    string: (text) => (text.startsWith('\n') ? `'${text}` : text),
  },
};

/** The header comes after the first page was read, see `streamFile`. */
async function* rowsOf(header: CsvRow, pages: CsvPages): AsyncGenerator<CsvRow> {
  let isFirst = true;
  for await (const page of pages) {
    if (isFirst) yield header;
    isFirst = false;
    yield* page;
  }
  if (isFirst) yield header;
}

export const sendCsv = (
  reply: FastifyReply,
  { name, header, pages }: { name: string; header: CsvRow; pages: CsvPages },
): Promise<FastifyReply> =>
  streamFile(reply, { name, type: 'text/csv' }, rowsOf(header, pages), stringify(format));
