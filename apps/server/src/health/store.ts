import type { Pool } from 'pg';

/**
 * Fails as a write would fail: on a server that takes none, and where there is no room. A count that
 * does not fit into memory is written to the database's disk and is gone afterwards; nothing else is
 * left behind, however often somebody asks.
 */
const question = `
  begin;
  set local work_mem = '64kB';
  do $$ begin
    if pg_is_in_recovery() or current_setting('transaction_read_only')::boolean then
      raise sqlstate '25006' using message = 'the database takes no writes';
    end if;
    perform count(*) from generate_series(1, 10000);
  end $$;
  commit`;

/** As one text, and by the pool: a connection on which it fails is closed, and the next is a new one. */
export const checkDatabaseWritable = async (pool: Pool): Promise<void> => {
  await pool.query(question);
};
