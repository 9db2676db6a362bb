import type { Pool } from 'pg';

/**
 * Fails when the database is read-only or its disk is full. The count exceeds work_mem, so
 * PostgreSQL writes a temporary file and deletes it afterwards.
 */
const writeCheck = `
  begin;
  set local work_mem = '64kB';
  do $$ begin
    if pg_is_in_recovery() or current_setting('transaction_read_only')::boolean then
      raise sqlstate '25006' using message = 'the database takes no writes';
    end if;
    perform count(*) from generate_series(1, 10000);
  end $$;
  commit`;

/** One simple query through the pool: a connection on which it fails is closed. */
export const checkDatabaseWritable = async (pool: Pool): Promise<void> => {
  await pool.query(writeCheck);
};
