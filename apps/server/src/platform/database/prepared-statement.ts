import type { Db } from './database.ts';

/**
 * A statement that is asked so often that building and planning it anew each time would be felt: it
 * is prepared once for each database, under a name by which every connection keeps its plan.
 */
export const preparedStatement = <Prepared>(prepare: (db: Db) => Prepared) => {
  const prepared = new WeakMap<Db, Prepared>();
  return (db: Db): Prepared => {
    const known = prepared.get(db);
    if (known) return known;
    const made = prepare(db);
    prepared.set(db, made);
    return made;
  };
};
