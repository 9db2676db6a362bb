/** `test('…'`, `describe('…'`, and what follows the table of an `each`. */
const called = /\b(?:test|describe)(?:\.(?!each)\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
const afterTable = /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs;

/** The titles of the tests in a source text, as they are written there. */
export const testTitles = (source: string): string[] =>
  [called, afterTable].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1')),
  );
