import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { type CsvPages, type CsvRow, sendCsv } from './send-csv.ts';

const answerOf = async (pages: CsvPages) => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendCsv(reply, { name: 'x.csv', header: ['Name'], pages }));
  const answer = await app.inject('/').catch((error: unknown) => error as Error);
  await app.close();
  return answer;
};

const lineOf = async (row: CsvRow): Promise<string> => {
  const answer = await answerOf(
    (async function* () {
      yield [row];
    })(),
  );
  if (answer instanceof Error) throw answer;
  return answer.body.replace('\uFEFFName\r\n', '');
};

describe('threat 13: a CSV line', () => {
  test.each([
    [['a', 'b'], 'a,b\r\n'],
    [['a,b', 'c'], '"a,b",c\r\n'],
    [['say "hi"'], '"say ""hi"""\r\n'],
    [['two\nlines'], '"two\nlines"\r\n'],
    [['', ''], ',\r\n'],
    [['माधुरी'], 'माधुरी\r\n'],
    [[1299, -5, 0.5], '1299,-5,0.5\r\n'],
  ])('%j', async (row, line) => {
    expect(await lineOf(row)).toBe(line);
  });

  test.each([
    ['=HYPERLINK("http://evil","x")', `"'=HYPERLINK(""http://evil"",""x"")"\r\n`],
    ['+91 98220', "'+91 98220\r\n"],
    ['-1+1', "'-1+1\r\n"],
    ['@SUM(A1)', "'@SUM(A1)\r\n"],
    ['\t=1', "'\t=1\r\n"],
    ['\r=1', `"'\r=1"\r\n`],
    ['\n=1', `"'\n=1"\r\n`],
    ['＝1+1', "'＝1+1\r\n"],
    ['a=1', 'a=1\r\n'],
  ])('%j is escaped as text', async (text, line) => {
    expect(await lineOf([text])).toBe(line);
  });
});

describe('a CSV file', () => {
  test('is written page by page under its name', async () => {
    const answer = await answerOf(
      (async function* () {
        yield [['one'], ['two']];
        yield [];
        yield [['three']];
      })(),
    );
    if (answer instanceof Error) throw answer;
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="x.csv"');
    expect(answer.body).toBe('\uFEFFName\r\none\r\ntwo\r\nthree\r\n');
  });

  test('without rows has only its header', async () => {
    const answer = await answerOf((async function* () {})());
    if (answer instanceof Error) throw answer;
    expect(answer.body).toBe('\uFEFFName\r\n');
  });

  test('that fails before it begins is an error', async () => {
    const answer = await answerOf(
      // biome-ignore lint/correctness/useYield: it fails before the first page
      (async function* () {
        throw new Error('no database');
      })(),
    );
    if (answer instanceof Error) throw answer;
    expect(answer.statusCode).toBe(500);
  });

  test('that fails midway breaks off instead of ending normally', async () => {
    const answer = await answerOf(
      (async function* () {
        yield [['one']];
        throw new Error('no database');
      })(),
    );
    expect(answer).toBeInstanceOf(Error);
  });
});
