/** Titles in `test('…'`, `describe('…'` and after an `each` table. */
const called = /\b(?:test|describe)(?:\.(?!each)\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
const afterTable = /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs;

export const testTitles = (source: string): string[] =>
  [called, afterTable].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1')),
  );
