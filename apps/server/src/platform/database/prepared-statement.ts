import type { Db } from './database.ts';

/** For frequent statements: built once per database and planned once per connection. */
export const createPreparedStatement = <Prepared>(prepare: (db: Db) => Prepared) => {
  const prepared = new WeakMap<Db, Prepared>();
  return (db: Db): Prepared => {
    const known = prepared.get(db);
    if (known) return known;
    const made = prepare(db);
    prepared.set(db, made);
    return made;
  };
};
