import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number;
export type CsvRow = readonly CsvCell[];

/** Spreadsheets take text that begins so for a formula and run it; some also its wide twins. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
const needsQuotes = /[",\r\n]/;

const cell = (value: CsvCell): string => {
  if (typeof value === 'number') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of RFC 4180, with its line break. */
export const csvLine = (row: CsvRow): string => `${row.map(cell).join(',')}\r\n`;

/** Without it spreadsheets guess an old encoding, and names in Devanagari become rubbish. */
const byteOrderMark = '\uFEFF';

/** A page of rows at a time, from the first to the last. */
export type CsvPages = AsyncIterable<readonly CsvRow[]>;

async function* textOf(
  header: CsvRow,
  first: readonly CsvRow[],
  rest: AsyncIterator<readonly CsvRow[]>,
) {
  yield byteOrderMark + csvLine(header) + first.map(csvLine).join('');
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    yield next.value.map(csvLine).join('');
  }
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
  // From here on the answer is ours: a slow line may take longer than other answers.
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });
  const text = textOf(header, first.done ? [] : first.value, iterator);
  await pipeline(Readable.from(text), raw).catch((error: unknown) => {
    // The reader went away, or a later page failed: the file breaks off, which its reader notices.
    reply.request.log.warn({ err: error }, 'a file was not sent to its end');
    raw.destroy();
  });
  return reply;
};
