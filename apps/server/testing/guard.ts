/**
 * A guard of the product, how it is taken out, and the test that must then fail. Lists stand in
 * `*.guards.ts` beside the code; `npm run trial -- guards` takes them out, one at a time.
 */
export type Guard = {
  what: string;
  /** Both paths are relative to the list. */
  file: string;
  test: string;
  /** Occurs in the file exactly once. */
  find: string;
  /** Nothing, unless the code would no longer compile or run. */
  replace?: string;
};
