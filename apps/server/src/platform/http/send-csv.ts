import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

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

async function* rowsOf(header: CsvRow, first: readonly CsvRow[], rest: CsvPages) {
  yield header;
  yield* first;
  for await (const page of rest) yield* page;
}

/**
 * Streams the file page by page, so that neither the whole file nor a database connection is held.
 * The first page is read before the response begins, so that a failure still gives an error
 * response.
 */
export const sendCsv = async (
  reply: FastifyReply,
  { name, header, pages }: { name: string; header: CsvRow; pages: CsvPages },
): Promise<FastifyReply> => {
  const iterator = pages[Symbol.asyncIterator]();
  const first = await iterator.next();
  // A hijacked reply is exempt from the handler timeout: slow downloads may take longer.
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });
  const rest: CsvPages = { [Symbol.asyncIterator]: () => iterator };
  const rows = Readable.from(rowsOf(header, first.done ? [] : first.value, rest));
  await pipeline(rows, stringify(format), raw).catch((error: unknown) => {
    // The client disconnected or a later page failed. Destroying the socket tells the client that
    // the file is incomplete.
    reply.request.log.warn({ err: error }, 'file download ended early');
    raw.destroy();
  });
  return reply;
};
