import type pg from 'pg';
import { findMissingDocuments } from '../orders/documents/find-missing-documents-service.ts';
import { findAmountDueMismatches } from '../orders/payments/amount-due-mismatches-service.ts';
import { findPlanProblems } from '../orders/plan/service.ts';
import { dbForClient } from '../platform/database/database.ts';
import { documentInvariants } from './document-invariants.ts';
import { type Invariant, invariants } from './invariants.ts';
import { ledgerInvariants } from './ledger-invariants.ts';
import { payoutInvariants } from './payout-invariants.ts';
import { quoteIdentifier, requireProductDatabase } from './tables-to-back-up.ts';

export type InvariantResult = { name: string; problems: string[] };

const maxProblems = 20;

const checkInvariant = async (
  client: pg.ClientBase,
  { name, sql }: Invariant,
): Promise<InvariantResult> => {
  const { rows } = await client.query<{ problem: string; all: number }>(
    `select problem, count(*) over ()::int as all from (${sql}) found limit ${maxProblems}`,
  );
  const more = (rows[0]?.all ?? 0) - rows.length;
  const problems = rows.map(({ problem }) => problem);
  return { name, problems: more > 0 ? [...problems, `and ${more} more`] : problems };
};

type ForeignKey = { name: string; child: string; parent: string; pairs: [string, string][] };

const listForeignKeys = async (client: pg.ClientBase): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(`
    select k.conname as name, k.conrelid::regclass::text as child,
      k.confrelid::regclass::text as parent,
      json_agg(json_build_array(c.attname, p.attname)) as pairs
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as columns(ours, theirs)
    join pg_attribute c on c.attrelid = k.conrelid and c.attnum = ours
    join pg_attribute p on p.attrelid = k.confrelid and p.attnum = theirs
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    group by k.oid order by k.conname`);
  return rows;
};

const createReferenceCheck = (keys: ForeignKey[]): Invariant => ({
  name: 'every reference points to an existing row',
  sql: keys
    .map(({ name, child, parent, pairs }) => {
      const fits = pairs.map(
        ([ours, theirs]) => `p.${quoteIdentifier(theirs)} = c.${quoteIdentifier(ours)}`,
      );
      const isSet = pairs.map(([ours]) => `c.${quoteIdentifier(ours)} is not null`);
      return `select '${name}: ' || count(*) || ' rows of ${child} refer to a missing row' as problem
        from ${child} c where ${isSet.join(' and ')}
          and not exists (select from ${parent} p where ${fits.join(' and ')}) having count(*) > 0`;
    })
    .join(' union all '),
});

/** Pictures are deleted with the last row that uses them. */
const createPictureCheck = (keys: ForeignKey[]): Invariant => ({
  name: 'every picture is used',
  sql: `select 'picture ' || i.hash as problem from images i where ${keys
    .filter(({ parent }) => parent === 'images')
    .map(
      ({ child, pairs }) =>
        `not exists (select from ${child} c where c.${quoteIdentifier(pairs[0]?.[0] ?? '')} = i.hash)`,
    )
    .join(' and ')}`,
});

const createConstraintCheck = async (client: pg.ClientBase): Promise<Invariant> => {
  const { rows } = await client.query<{ name: string; table: string; rule: string }>(`
    select conname as name, conrelid::regclass::text as table, pg_get_expr(conbin, conrelid) as rule
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
    order by conname`);
  return {
    name: 'every row meets the check constraints of its table',
    sql: rows
      .map(
        ({ name, table, rule }) =>
          `select '${name}: ' || count(*) || ' rows of ${table} break it' as problem
           from ${table} where (${rule}) is false having count(*) > 0`,
      )
      .join(' union all '),
  };
};

const activeConstraints: Invariant = {
  name: 'every constraint, trigger and index is active',
  sql: `
    select 'trigger ' || tgname || ' of ' || tgrelid::regclass || ' is off' as problem
    from pg_trigger join pg_class c on c.oid = tgrelid
    where c.relnamespace = 'public'::regnamespace and tgenabled <> 'O'
    union all
    select 'constraint ' || conname || ' of ' || conrelid::regclass || ' was never validated'
    from pg_constraint where connamespace = 'public'::regnamespace and not convalidated
    union all
    select 'index ' || indexrelid::regclass || ' is not valid'
    from pg_index join pg_class c on c.oid = indexrelid
    where c.relnamespace = 'public'::regnamespace and not indisvalid
    union all
    select missing || ' is missing' from unnest(array[
      'orders_services_total', 'order_services_total', 'order_tracking_grows',
      'order_services_grows', 'visits_of_order', 'visits_one_at_a_time', 'orders_of_user',
      'orders_open_number', 'reviews_one_each', 'blog_posts_one_each', 'users_email_unique',
      'users_login_mobile', 'order_tracking_attempt', 'order_links_secret_unique',
      'ledger_entries_grows', 'documents_grows', 'documents_number', 'documents_sequence', 'ledger_entries_attempt', 'ledger_entries_reverses',
      'upi_references_pkey', 'closed_days_grows', 'closed_drawers_grows', 'payouts_grows',
      'payout_lines_grows', 'payout_adjustments_unchanged', 'payouts_periods'
    ]) as missing
    where not exists (select from pg_trigger where tgname = missing)
      and not exists (select from pg_constraint where conname = missing)
      and not exists (select from pg_class where relname = missing)`,
};

const toFinding = (name: string, problems: readonly string[]): InvariantResult => {
  const more = problems.length - maxProblems;
  const shown = problems.slice(0, maxProblems);
  return { name, problems: more > 0 ? [...shown, `and ${more} more`] : shown };
};

export const verifyDatabase = async (
  client: pg.ClientBase,
  now: Date,
): Promise<InvariantResult[]> => {
  await requireProductDatabase(client);
  await client.query('begin isolation level repeatable read, read only');
  try {
    const keys = await listForeignKeys(client);
    const all = [
      ...invariants,
      ...ledgerInvariants,
      ...documentInvariants,
      ...payoutInvariants,
      createReferenceCheck(keys),
      createPictureCheck(keys),
      await createConstraintCheck(client),
      activeConstraints,
    ];
    const findings: InvariantResult[] = [];
    for (const invariant of all) findings.push(await checkInvariant(client, invariant));
    const db = dbForClient(client);
    return [
      ...findings,
      toFinding('every visit in the plan is feasible or listed', await findPlanProblems(db, now)),
      toFinding(
        'what is due is the same in lists and in the order',
        await findAmountDueMismatches(db),
      ),
      toFinding('every order has the documents of its state', await findMissingDocuments(db)),
    ];
  } finally {
    await client.query('rollback');
  }
};
