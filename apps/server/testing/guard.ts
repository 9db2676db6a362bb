/**
 * A guard in the code and the test that must fail without it. `npm run trial -- guards` removes the
 * guards in all `*.guards.ts`, one at a time.
 */
export type Guard = {
  what: string;
  /** Both paths are relative to the guard list. */
  file: string;
  test: string;
  /** Occurs in the file exactly once. */
  find: string;
  /** Empty, unless the code would not compile or run without it. */
  replace?: string;
};
