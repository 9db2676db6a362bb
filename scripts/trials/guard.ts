/** One guard of the product, how it is taken out, and the tests that must miss it. */
export type Guard = {
  what: string;
  /** Seen from apps/server/src. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Below apps/server/src. */
  test: string;
};
