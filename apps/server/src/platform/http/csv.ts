import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number;
export type CsvRow = readonly CsvCell[];

/** A page of rows at a time, from the first to the last. */
export type CsvPages = AsyncIterable<readonly CsvRow[]>;

const format: Options = {
  /** Without it spreadsheets guess an old encoding, and names in Devanagari become rubbish. */
  bom: true,
  record_delimiter: 'windows',
  /** A line break of any kind within a cell ends no line. */
  quote_record_delimiter: true,
  /** Spreadsheets run text that begins like a formula; a mark before it makes it text. */
  escape_formulas: true,
  /** Some spreadsheets look past a line break, which the library takes for harmless. */
  cast: { string: (text) => (text.startsWith('\n') ? `'${text}` : text) },
};

async function* rowsOf(header: CsvRow, first: readonly CsvRow[], rest: CsvPages) {
  yield header;
  yield* first;
  for await (const page of rest) yield* page;
}

/**
 * Answers with a file that is written page by page, as fast as the reader takes it: neither the
 * whole file nor a connection to the database is held. The first page is read before the answer
 * begins, so that a failure is still an error to whoever asked.
 */
export const sendCsv = async (
  reply: FastifyReply,
  { name, header, pages }: { name: string; header: CsvRow; pages: CsvPages },
): Promise<FastifyReply> => {
  const iterator = pages[Symbol.asyncIterator]();
  const first = await iterator.next();
  // From here on the answer is ours: a slow connection may take longer than other responses.
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
    // The reader went away, or a later page failed: the file breaks off, which its reader notices.
    reply.request.log.warn({ err: error }, 'file download ended early');
    raw.destroy();
  });
  return reply;
};
