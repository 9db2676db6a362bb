import type { Db } from './database.ts';

/**
 * A statement that is asked so often that writing it down and planning it anew each time would be
 * felt: it is built once, with a name under which the database keeps its plan.
 */
export const keptStatement = <Prepared>(build: (db: Db) => Prepared) => {
  const kept = new WeakMap<Db, Prepared>();
  return (db: Db): Prepared => {
    const known = kept.get(db);
    if (known) return known;
    const built = build(db);
    kept.set(db, built);
    return built;
  };
};
